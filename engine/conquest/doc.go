// Package conquest is Conquest & Consequence, version 1.1: as yet its facts alone, and no procedure of its rules.
//
// They are read from data/, where each carries its source (data/PROVENANCE.md): much of the map, of the cards and of the
// blocks is reconstructed, and can be corrected there.
package conquest
