package main

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/conquest"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/triumph"
)

// printedGame is a game whose printed data an owner of the box may correct.
type printedGame struct {
	id     string
	file   house.Files                                               // the shipped data
	edited func(file func(name string) string) (*engine.Game, error) // reads data files, and begins every scenario

	earlier string // the list of its earlier editions
}

var printedGames = []printedGame{
	{"cataclysm", cataclysm.File, cataclysm.Edited, cataclysm.EarlierEditions},
	{"triumph", triumph.File, triumph.Edited, triumph.EarlierEditions},
	{"conquest", conquest.File, conquest.Edited, conquest.EarlierEditions},
}

func printedOf(id string) (*printedGame, *house.Tables, error) {
	tables, found := house.Of(id)
	i := slices.IndexFunc(printedGames, func(g printedGame) bool { return g.id == id })
	if !found || i < 0 {
		return nil, nil, misuse("there is no game %q with printed data", id)
	}
	return &printedGames[i], tables, nil
}

func houseCommand(u *call) error {
	out := u.flags.String("o", "", "the `FILE` to write; for apply the folder")
	title := u.flags.String("title", "House edition", "what the edition is called")
	name := u.flags.String("name", "", "for publish the name of the edition, where the rules have changed since")
	author := u.flags.String("author", "", "whose box it follows")
	matches := u.flags.Int("n", 2, "for weigh how many matches of each scenario")
	if err := u.parse(2, 3); err != nil {
		return err
	}
	verb, what := u.args[0], u.args[1]
	if want := map[string]int{"new": 2, "check": 2, "diff": 3, "apply": 2, "publish": 3, "weigh": 2}[verb]; want != len(u.args) {
		return misuse("%s cannot be done with %d arguments", verb, len(u.args)-1)
	}
	switch verb {
	case "check":
		return u.checkEdition(what)
	case "apply":
		return u.applyEdition(what, *out)
	case "weigh":
		return u.weigh(what, *matches)
	}
	g, tables, err := printedOf(what)
	if err != nil {
		return err
	}
	if verb == "publish" {
		return u.publish(g, tables, u.args[2], *name, *out)
	}
	shipped, _ := games.ByID(g.id)
	e := &house.Edition{Game: g.id, Base: shipped.Edition, Title: *title, Author: *author, Date: time.Now().UTC().Format(time.DateOnly)}
	if verb == "diff" {
		var faults []house.Fault
		e.Changes, faults = tables.Diff(g.file, g.in(u.args[2]))
		if err := u.tell(u.args[2], faults); err != nil {
			return err
		}
	}
	if *out == "" {
		_, err = u.out.Write(house.Encode(e))
		return err
	}
	return os.WriteFile(*out, house.Encode(e), 0o644)
}

// in are the files of a folder. It may hold only those that are not as shipped.
func (g *printedGame) in(folder string) house.Files {
	files := os.DirFS(folder)
	return func(name string) string {
		if name == house.AddedFiles {
			list, err := fs.Glob(files, house.AddedFiles+"/*~*.json")
			if err != nil {
				return ""
			}
			return strings.Join(list, "\n")
		}
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return g.file(name)
		}
		return string(text)
	}
}

// publish writes the list of earlier editions with the one whose data are in a folder. The data of other rules have another name than
// these would give them; they still serve house editions that were made for them.
func (u *call) publish(g *printedGame, tables *house.Tables, folder, name, out string) error {
	list, err := house.ReadEarlier(g.earlier)
	if err != nil {
		return err
	}
	was := g.in(folder)
	var also []string
	if name == "" {
		before, err := g.edited(was)
		if err != nil {
			return fmt.Errorf("%s: %w", folder, err)
		}
		name, also = before.Edition, before.Own()
	}
	var names []string
	for _, table := range tables.Files {
		names = append(names, table.Name)
	}
	shipped, _ := games.ByID(g.id)
	list.Publish(name, also, was, shipped, g.file, names)
	if out == "" {
		_, err = io.WriteString(u.out, list.Text())
		return err
	}
	return os.WriteFile(out, []byte(list.Text()), 0o644)
}

// readEdition reads an edition that changes this program's data.
func (u *call) readEdition(file string) (*house.Edition, *printedGame, *house.Tables, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, nil, nil, err
	}
	e, faults := house.Decode(data)
	if err := u.tell(file, faults); err != nil {
		return nil, nil, nil, err
	}
	g, tables, err := printedOf(e.Game)
	if err != nil {
		return nil, nil, nil, err
	}
	shipped, _ := games.ByID(g.id)
	if wrong, fits := e.Fits(g.id, shipped.Edition); !fits {
		fmt.Fprintln(u.err, wrong)
	}
	return e, g, tables, nil
}

// tell writes every fault; the error counts them.
func (u *call) tell(file string, faults []house.Fault) error {
	for _, f := range faults {
		fmt.Fprintln(u.err, f)
	}
	if n := len(faults); n > 0 {
		return fmt.Errorf("%s has %s", file, counted(n, "fault", "faults"))
	}
	return nil
}

func counted(n int, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", more)
}

func writeChange(out io.Writer, c *house.Change) {
	fmt.Fprintf(out, "%s, row %s: ", c.File, c.Row)
	switch c.How {
	case house.Removed:
		fmt.Fprint(out, "removed")
	case house.Added:
		fmt.Fprint(out, "added")
	}
	for i, f := range c.Fields {
		if i > 0 || c.How == house.Added {
			fmt.Fprint(out, ", ")
		}
		fmt.Fprintf(out, "%s %s", f.Name, f.Value)
	}
	if c.Reason != "" {
		fmt.Fprintf(out, " (%s)", c.Reason)
	}
	fmt.Fprintln(out)
}

func (u *call) applyEdition(file, folder string) error {
	if folder == "" {
		return misuse("-o FOLDER is missing")
	}
	e, g, tables, err := u.readEdition(file)
	if err != nil {
		return err
	}
	files, faults := tables.Apply(g.file, e)
	if err := u.tell(file, faults); err != nil {
		return err
	}
	names := strings.Fields(files(house.AddedFiles))
	for _, table := range tables.Files {
		names = append(names, table.Name)
	}
	for _, file := range names {
		name := filepath.Join(folder, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(name, []byte(files(file)), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// under is the game under a house edition, if one is given.
func (u *call) under(game *engine.Game, file string) (*engine.Game, error) {
	if file == "" {
		return game, nil
	}
	e, g, tables, err := u.readEdition(file)
	if err != nil {
		return nil, err
	}
	if g.id != game.ID {
		return nil, fmt.Errorf("%s is an edition of %s, not of %s", file, g.id, game.ID)
	}
	tidy, faults := g.judge(tables, e)
	faults = slices.DeleteFunc(faults, func(f house.Fault) bool { return f.Grade != house.Unplayable })
	packed, large := tables.Pack(tidy)
	if err := u.tell(file, append(faults, large...)); err != nil {
		return nil, err
	}
	return game.Under(packed)
}
