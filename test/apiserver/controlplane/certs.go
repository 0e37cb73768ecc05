package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"time"
)

// authority signs certificates.
type authority struct {
	certificate *x509.Certificate
	key         *ecdsa.PrivateKey
}

// writeCertificates fills a directory with what a private cluster on loopback needs: an authority, certificates of the
// API server, etcd and an administrator, the front proxy's own authority and client, and the service account key.
func writeCertificates(directory string) error {
	ca, err := newAuthority(directory, "ca")
	if err != nil {
		return err
	}
	proxy, err := newAuthority(directory, "proxy-ca")
	if err != nil {
		return err
	}
	if err := ca.issue(directory, "apiserver", pkix.Name{CommonName: "kube-apiserver"}, true); err != nil {
		return err
	}
	if err := ca.issue(directory, "etcd", pkix.Name{CommonName: "etcd"}, true); err != nil {
		return err
	}
	admin := pkix.Name{CommonName: "kuber-admin", Organization: []string{"system:masters"}}
	if err := ca.issue(directory, "admin", admin, false); err != nil {
		return err
	}
	if err := proxy.issue(directory, "proxy-client", pkix.Name{CommonName: "front-proxy-client"}, false); err != nil {
		return err
	}
	_, err = newKey(directory, "service-account")
	return err
}

func newKey(directory, name string) (*ecdsa.PrivateKey, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	der, err := x509.MarshalECPrivateKey(key)
	if err != nil {
		return nil, err
	}
	return key, writePEM(directory, name+".key", "EC PRIVATE KEY", der, 0o600)
}

func newAuthority(directory, name string) (*authority, error) {
	key, err := newKey(directory, name)
	if err != nil {
		return nil, err
	}
	template := newTemplate(pkix.Name{CommonName: "kuber-test-" + name})
	template.IsCA = true
	template.BasicConstraintsValid = true
	template.KeyUsage = x509.KeyUsageCertSign | x509.KeyUsageDigitalSignature
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		return nil, err
	}
	certificate, err := x509.ParseCertificate(der)
	if err != nil {
		return nil, err
	}
	return &authority{certificate, key}, writePEM(directory, name+".crt", "CERTIFICATE", der, 0o644)
}

func (a *authority) issue(directory, name string, subject pkix.Name, isServer bool) error {
	key, err := newKey(directory, name)
	if err != nil {
		return err
	}
	template := newTemplate(subject)
	template.KeyUsage = x509.KeyUsageDigitalSignature
	template.ExtKeyUsage = []x509.ExtKeyUsage{x509.ExtKeyUsageClientAuth}
	if isServer {
		template.ExtKeyUsage = append(template.ExtKeyUsage, x509.ExtKeyUsageServerAuth)
		template.DNSNames = []string{"localhost", "kubernetes", "kubernetes.default", "kubernetes.default.svc"}
		template.IPAddresses = []net.IP{net.IPv4(127, 0, 0, 1), net.IPv6loopback, net.IPv4(10, 0, 0, 1)}
	}
	der, err := x509.CreateCertificate(rand.Reader, template, a.certificate, &key.PublicKey, a.key)
	if err != nil {
		return err
	}
	return writePEM(directory, name+".crt", "CERTIFICATE", der, 0o644)
}

func newTemplate(subject pkix.Name) *x509.Certificate {
	serial, _ := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 120))
	now := time.Now()
	return &x509.Certificate{
		SerialNumber: serial,
		Subject:      subject,
		NotBefore:    now.Add(-time.Hour),
		NotAfter:     now.Add(30 * 24 * time.Hour),
	}
}

func writePEM(directory, file, kind string, der []byte, mode os.FileMode) error {
	return os.WriteFile(filepath.Join(directory, file), pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}), mode)
}
