// Go, standard library only. Run: go run verify.go <signing key> <body file> <X-Service-Signature>
package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"os"
)

func isGenuine(signingKey string, rawBody []byte, header string) bool {
	mac := hmac.New(sha256.New, []byte(signingKey))
	mac.Write(rawBody)
	expected := "sha256=" + hex.EncodeToString(mac.Sum(nil))
	return hmac.Equal([]byte(expected), []byte(header))
}

func main() {
	body, err := os.ReadFile(os.Args[2])
	if err != nil || !isGenuine(os.Args[1], body, os.Args[3]) {
		os.Exit(1)
	}
}
