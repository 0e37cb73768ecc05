// Command controlplane is a whole Kubernetes control plane in one binary: the
// first argument names the part to run, the others are that part's own flags.
// Three more parts serve tests: certs writes certificates, run supervises another
// program, kubelet streams.
package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"
	"go.etcd.io/etcd/server/v3/etcdmain"
	"k8s.io/component-base/cli"
	_ "k8s.io/component-base/logs/json/register"
	_ "k8s.io/component-base/metrics/prometheus/clientgo"
	_ "k8s.io/component-base/metrics/prometheus/version"
	kubectl "k8s.io/kubectl/pkg/cmd"
	apiserver "k8s.io/kubernetes/cmd/kube-apiserver/app"
	controllers "k8s.io/kubernetes/cmd/kube-controller-manager/app"
	scheduler "k8s.io/kubernetes/cmd/kube-scheduler/app"
)

func main() {
	if len(os.Args) < 2 {
		fail("no part named")
	}
	part := os.Args[1]
	if part == "certs" && len(os.Args) == 3 {
		if err := writeCertificates(os.Args[2]); err != nil {
			fail(err.Error())
		}
		return
	}
	if part == "run" && len(os.Args) > 2 {
		os.Exit(runOther(os.Args[2:]))
	}
	if part != "kubectl" {
		exitWithStdin(func() {})
	}
	if part == "kubelet" {
		fail(serveKubelet(os.Args[2:]).Error())
	}
	os.Args = append([]string{part}, os.Args[2:]...)
	if part == "etcd" {
		etcdmain.Main(os.Args)
		return
	}
	commands := map[string]func() *cobra.Command{
		"kube-apiserver":          apiserver.NewAPIServerCommand,
		"kube-controller-manager": controllers.NewControllerManagerCommand,
		"kube-scheduler":          func() *cobra.Command { return scheduler.NewSchedulerCommand() },
		"kubectl":                 func() *cobra.Command { return kubectl.NewDefaultKubectlCommand() },
	}
	command, known := commands[part]
	if !known {
		fail(fmt.Sprintf("unknown part %q", part))
	}
	os.Exit(cli.Run(command()))
}

func fail(why string) {
	fmt.Fprintf(os.Stderr, "controlplane: %s; expected etcd, kube-apiserver, kube-controller-manager, kube-scheduler, kubectl, kubelet FLAGS, certs DIRECTORY or run PROGRAM\n", why)
	os.Exit(2)
}
