// Package conquest is Conquest & Consequence, version 1.1: as yet its facts alone, bound to a Book for the procedures of
// package blockwar, and none of its own rules.
//
// They are read from data/, where each carries its source (data/PROVENANCE.md): much of the map, of the cards and of the
// blocks is reconstructed, and can be corrected there.
package conquest
