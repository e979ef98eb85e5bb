//go:build !opponent

package conquest

// What a match that is kept needs beside the rules: it is written down and checked.
var schema, checks = toSchema, sound
