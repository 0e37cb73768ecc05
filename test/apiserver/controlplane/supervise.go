package main

import (
	"io"
	"os"
	"os/exec"
	"os/signal"
	"syscall"
	"time"
)

// exitWithStdin ends this process when its standard input ends: the pipe closes with the process that started it,
// however that one died. Then it removes the directory that KUBER_REMOVE_DIRECTORY names.
func exitWithStdin(beforeExit func()) {
	if os.Getenv("KUBER_EXIT_WITH_STDIN") == "" {
		return
	}
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin)
		beforeExit()
		if directory := os.Getenv("KUBER_REMOVE_DIRECTORY"); directory != "" {
			// The other parts end at the same moment; what they still write goes with the second removal.
			_ = os.RemoveAll(directory)
			time.Sleep(300 * time.Millisecond)
			_ = os.RemoveAll(directory)
		}
		os.Exit(0)
	}()
}

// runOther runs another program that lives no longer than this one's standard input.
func runOther(arguments []string) int {
	command := exec.Command(arguments[0], arguments[1:]...)
	command.Stdout, command.Stderr = os.Stdout, os.Stderr
	if err := command.Start(); err != nil {
		fail(err.Error())
	}
	kill := func() { _ = command.Process.Kill() }
	exitWithStdin(kill)
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGTERM, syscall.SIGINT)
	go func() {
		<-signals
		kill()
	}()
	_ = command.Wait()
	return command.ProcessState.ExitCode()
}
