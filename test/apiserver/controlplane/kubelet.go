package main

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/creack/pty"
	"k8s.io/client-go/tools/remotecommand"
	runtimeapi "k8s.io/cri-api/pkg/apis/runtime/v1"
	"k8s.io/kubelet/pkg/cri/streaming"
	utilexec "k8s.io/utils/exec"
)

// serveKubelet is the streaming half of a kubelet: exec, attach and port-forward by the kubelet's own package, on
// processes of this machine in place of containers. What it is asked besides goes to kwok's simulated kubelet.
func serveKubelet(arguments []string) error {
	flags := flag.NewFlagSet("kubelet", flag.ContinueOnError)
	listen := flags.String("listen", "", "host:port to serve on")
	forward := flags.String("forward", "", "URL of the kubelet that answers everything else")
	certificate := flags.String("cert", "", "serving certificate")
	key := flags.String("key", "", "its key")
	authority := flags.String("client-ca", "", "who signs the certificates of callers")
	directory := flags.String("directory", "", "below it each container has its folder")
	if err := flags.Parse(arguments); err != nil {
		return err
	}
	pem, err := os.ReadFile(*authority)
	if err != nil {
		return err
	}
	callers := x509.NewCertPool()
	callers.AppendCertsFromPEM(pem)
	target, err := url.Parse(*forward)
	if err != nil {
		return err
	}
	containers := &processes{directory: *directory}
	server, err := streaming.NewServer(streaming.DefaultConfig, containers)
	if err != nil {
		return err
	}
	others := httputil.NewSingleHostReverseProxy(target)
	// Both ends are this fixture's, on loopback.
	others.Transport = &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}
	web := &http.Server{
		Addr:    *listen,
		Handler: &kubelet{streams: server, others: others},
		// Whoever may exec runs programs here: only the API server's certificate opens that door.
		TLSConfig: &tls.Config{ClientAuth: tls.VerifyClientCertIfGiven, ClientCAs: callers, NextProtos: []string{"http/1.1"}},
	}
	return web.ListenAndServeTLS(*certificate, *key)
}

type kubelet struct {
	streams streaming.Server
	others  http.Handler
}

func (k *kubelet) ServeHTTP(answer http.ResponseWriter, request *http.Request) {
	parts := strings.Split(strings.Trim(request.URL.Path, "/"), "/")
	path, err := k.streamPath(parts, request.URL.Query())
	switch {
	case err != nil:
		http.Error(answer, err.Error(), http.StatusBadRequest)
	case path == "":
		k.others.ServeHTTP(answer, request)
	case request.TLS == nil || len(request.TLS.VerifiedChains) == 0:
		http.Error(answer, "a client certificate is needed", http.StatusUnauthorized)
	default:
		request.URL.Path = path
		k.streams.ServeHTTP(answer, request)
	}
}

// streamPath is where the streaming package serves what was asked; empty for what is no stream.
func (k *kubelet) streamPath(parts []string, query url.Values) (string, error) {
	has := func(name string) bool { return query.Get(name) == "1" || query.Get(name) == "true" }
	var given string
	switch {
	case parts[0] == "exec" && len(parts) >= 4:
		answer, err := k.streams.GetExec(&runtimeapi.ExecRequest{
			ContainerId: parts[1] + "/" + parts[2] + "/" + parts[len(parts)-1],
			Cmd:         query["command"], Tty: has("tty"), Stdin: has("input"), Stdout: has("output"), Stderr: has("error"),
		})
		if err != nil {
			return "", err
		}
		given = answer.Url
	case parts[0] == "attach" && len(parts) >= 4:
		answer, err := k.streams.GetAttach(&runtimeapi.AttachRequest{
			ContainerId: parts[1] + "/" + parts[2] + "/" + parts[len(parts)-1],
			Tty:         has("tty"), Stdin: has("input"), Stdout: has("output"), Stderr: has("error"),
		})
		if err != nil {
			return "", err
		}
		given = answer.Url
	case parts[0] == "portForward" && len(parts) >= 3:
		answer, err := k.streams.GetPortForward(&runtimeapi.PortForwardRequest{PodSandboxId: parts[1] + "/" + parts[2]})
		if err != nil {
			return "", err
		}
		given = answer.Url
	default:
		return "", nil
	}
	where, err := url.Parse(given)
	if err != nil {
		return "", err
	}
	return where.Path, nil
}

// processes are the containers: a container is a folder, a command in it a process of this machine.
type processes struct{ directory string }

func (p *processes) command(ctx context.Context, container string, words []string) (*exec.Cmd, error) {
	if len(words) == 0 {
		return nil, errors.New("no command given")
	}
	folder := filepath.Join(p.directory, filepath.FromSlash(container))
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return nil, err
	}
	command := exec.CommandContext(ctx, words[0], words[1:]...)
	command.Dir = folder
	names := strings.Split(container, "/")
	command.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + folder, "HOSTNAME=" + names[1], "TERM=xterm"}
	return command, nil
}

func (p *processes) Exec(ctx context.Context, container string, words []string, in io.Reader, out, errOut io.WriteCloser, tty bool, resize <-chan remotecommand.TerminalSize) error {
	command, err := p.command(ctx, container, words)
	if err != nil {
		return err
	}
	if tty {
		return exitOf(runOnTerminal(command, in, out, resize))
	}
	return exitOf(runPiped(command, in, out, errOut))
}

// Attach finds a container whose one process sends back what it is sent.
func (p *processes) Attach(ctx context.Context, container string, in io.Reader, out, errOut io.WriteCloser, tty bool, resize <-chan remotecommand.TerminalSize) error {
	return p.Exec(ctx, container, []string{"cat"}, in, out, errOut, tty, resize)
}

func (p *processes) PortForward(ctx context.Context, sandbox string, port int32, stream io.ReadWriteCloser) error {
	defer stream.Close()
	var dialer net.Dialer
	connection, err := dialer.DialContext(ctx, "tcp", fmt.Sprintf("127.0.0.1:%d", port))
	if err != nil {
		return fmt.Errorf("failed to connect to port %d inside %s: %w", port, sandbox, err)
	}
	defer connection.Close()
	go func() {
		_, _ = io.Copy(connection, stream)
		// The caller has said all: the other side may still answer.
		_ = connection.(*net.TCPConn).CloseWrite()
	}()
	_, err = io.Copy(stream, connection)
	return err
}

func runPiped(command *exec.Cmd, in io.Reader, out, errOut io.Writer) error {
	if out != nil {
		command.Stdout = out
	}
	if errOut != nil {
		command.Stderr = errOut
	}
	if in == nil {
		return command.Run()
	}
	// A pipe of our own: Run would wait until the caller ends its input, also after the process has ended.
	input, err := command.StdinPipe()
	if err != nil {
		return err
	}
	if err := command.Start(); err != nil {
		return err
	}
	go func() {
		_, _ = io.Copy(input, in)
		_ = input.Close()
	}()
	return command.Wait()
}

func runOnTerminal(command *exec.Cmd, in io.Reader, out io.Writer, resize <-chan remotecommand.TerminalSize) error {
	terminal, err := pty.Start(command)
	if err != nil {
		return err
	}
	defer terminal.Close()
	go func() {
		for size := range resize {
			_ = pty.Setsize(terminal, &pty.Winsize{Rows: size.Height, Cols: size.Width})
		}
	}()
	if in != nil {
		go func() { _, _ = io.Copy(terminal, in) }()
	}
	if out != nil {
		// Reading a terminal whose process has ended is an error by design.
		_, _ = io.Copy(out, terminal)
	}
	return command.Wait()
}

// exitOf gives an exit code the type in which the streaming package looks for it.
func exitOf(err error) error {
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return utilexec.CodeExitError{Err: err, Code: exit.ExitCode()}
	}
	return err
}
