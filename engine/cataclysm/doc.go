// Package cataclysm plays Cataclysm: A Second World War. Its static half is here: ids, the map, the status cards, the
// crisis tables and the scenarios, read from data/ where each fact carries its source (data/PROVENANCE.md).
package cataclysm
