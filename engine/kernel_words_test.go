//go:build !js

package engine_test

import (
	"path/filepath"
	"testing"

	"interbellum/engine/enginetest/wordstest"
)

// The packages that say what a catalogue holds.
var (
	kernel = []string{"engine", "engine/board", "engine/bot", "engine/dice", "engine/games", "engine/link", "engine/bots", "engine/record", "engine/saves", "engine/sealed"}
	page   = []string{"app", "app/atlas", "app/face", "app/lesson", "app/match", "app/plain", "app/shelf", "app/store", "app/ui"}
)

// in are folders of the module.
func in(t *testing.T, names []string) (folders []string) {
	for _, name := range names {
		folders = append(folders, filepath.Join(root(t), name))
	}
	return folders
}

func TestTheKernelsCatalogueIsWhatTheKernelSays(t *testing.T) {
	file := filepath.Join(root(t), "engine/words/engine/en.tsv")
	wordstest.Check(t, file, "engine", in(t, kernel), "unlike.")
	wordstest.Missing(t, "engine", in(t, kernel), file)
}

func TestThePagesCatalogueIsWhatThePageSays(t *testing.T) {
	file := filepath.Join(root(t), "engine/words/page/en.tsv")
	wordstest.Check(t, file, "page", in(t, page), "agreement.", "refused.storage.", "public.", "script.",
		"agree.vote.", "claim.", "letter.checked.", "manner.", "matches.count.", "home.game.", "strength.", "edition.file.")
	wordstest.Missing(t, "page", in(t, page), file)
}

func TestTheCatalogueOfHouseEditionsIsWhatTheySay(t *testing.T) {
	file, folders := filepath.Join(root(t), "engine/words/house/en.tsv"), in(t, []string{"engine/house"})
	wordstest.Check(t, file, "house", folders)
	wordstest.Missing(t, "house", folders, file)
}

func TestTheCatalogueOfHiddenCardsIsWhatTheySay(t *testing.T) {
	file, folders := filepath.Join(root(t), "engine/words/hidden/en.tsv"), in(t, []string{"engine/hidden"})
	wordstest.Check(t, file, "hidden", folders)
	wordstest.Missing(t, "hidden", folders, file)
}

func TestTheCatalogueOfChecksIsWhatTheyFind(t *testing.T) {
	file, folders := filepath.Join(root(t), "engine/words/checks/en.tsv"), in(t, []string{"engine/cataclysm/checks", "engine/blockwar/checks", "engine/triumph/checks", "engine/conquest/checks"})
	wordstest.Check(t, file, "checks", folders)
	wordstest.Missing(t, "checks", folders, file)
}

func TestTheCatalogueOfTheWorkshopsModelIsWhatItSays(t *testing.T) {
	file, folders := filepath.Join(root(t), "engine/words/workshop/en.tsv"), in(t, []string{"engine/workshop"})
	wordstest.Check(t, file, "workshop", folders, "file.", "column.", "list.", "word.", "stands.", "standing.")
	wordstest.Missing(t, "workshop", folders, file)
}

func TestTheCatalogueOfTheWorkshopsScreensIsWhatTheySay(t *testing.T) {
	file, folders := filepath.Join(root(t), "engine/words/shop/en.tsv"), in(t, []string{"app/workshop"})
	wordstest.Check(t, file, "shop", folders, "rules.what.", "rules.side.")
	wordstest.Missing(t, "shop", folders, file)
}
