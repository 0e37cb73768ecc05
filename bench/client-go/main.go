// Command bench-client-go lists Pods with client-go's typed client and prints what it cost:
// the number of objects, CPU microseconds and wall microseconds, one line a round.
package main

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"syscall"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/tools/clientcmd"
)

func cpuMicros() int64 {
	var usage syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &usage)
	return usage.Utime.Sec*1e6 + usage.Utime.Usec + usage.Stime.Sec*1e6 + usage.Stime.Usec
}

func main() {
	rounds, err := strconv.Atoi(os.Args[2])
	check(err)
	config, err := clientcmd.BuildConfigFromFlags("", os.Args[1])
	check(err)
	config.ContentType = "application/json"
	config.AcceptContentTypes = "application/json"
	config.DisableCompression = true
	client, err := kubernetes.NewForConfig(config)
	check(err)
	for round := 0; round < rounds; round++ {
		cpu, wall := cpuMicros(), time.Now()
		list, err := client.CoreV1().Pods("").List(context.Background(), metav1.ListOptions{})
		check(err)
		fmt.Println(len(list.Items), cpuMicros()-cpu, time.Since(wall).Microseconds())
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
