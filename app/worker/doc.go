// Package worker is what a program does in a Web Worker: it plays.
package worker
