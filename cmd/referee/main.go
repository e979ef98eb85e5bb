// Command referee plays, checks and measures matches on a command line, with the same
// engine as the page.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"interbellum/engine"
	"interbellum/engine/games"
	_ "interbellum/engine/games/all"
)

func main() {
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}

// Exit statuses.
const (
	done    = 0
	refused = 1
	misused = 2
)

// A command is one thing that the referee does.
type command struct {
	name, args, about string
	run               func(*call) error
}

// commands is set when the program starts: help lists it.
var commands []command

func init() {
	commands = []command{
		{"games", "", "list the games, their scenarios, seats and options; -example GAME writes a position to start from", listGames},
		{"new", "GAME SCENARIO | GAME -position POS.json", "start a match", newMatch},
		{"show", "FILE", "show the table, or what one seat may know of it", show},
		{"legal", "FILE", "list who is asked what, and every legal answer", legal},
		{"odds", "FILE [ANSWER]", "show what each answer surely leads to, and the odds of the dice that follow; with ANSWER, that one in full", odds},
		{"play", "FILE ANSWER...", "enter answers: ordinals of legal, or words, with SEAT= before where several seats are asked; or what players agree on: 'propose end', 'propose take-back N', 'propose amend POS.json', 'propose edition BOX.json' (or shipped), agree, refuse, withdraw, resign, return", play},
		{"replay", "FILE", "verify every answer and every die", replay},
		{"soak", "GAME [SCENARIO]", "play whole matches and report as JSON", soakCommand},
		{"league", "GAME SCENARIO", "play matches between two computer players, who take the seats in rotation, and say who wins how often", leagueCommand},
		{"silly", "GAME", "play matches between equal computer players, and count decisions that no club player would take, with the answers where they are", sillyCommand},
		{"mails", "GAME [SCENARIO]", "count the hand-overs that matches by email need", mails},
		{"links", "GAME [SCENARIO]", "measure the links that matches would send at every hand-over", lengths},
		{"hidden", "GAME SCENARIO", "count what it costs matches by link that command cards lie face down as commitments: hand-overs, and characters of a link", hiddenCommand},
		{"edition", "new GAME | check FILE | diff GAME FOLDER | apply FILE | publish GAME FOLDER | weigh GAME", "keep corrections of a game's printed data as a house edition: begin one, check it, make it from corrected files, or write the corrected files; new -edition plays with it; publish lists the data of a folder as an edition that this program once came with; weigh measures how much play depends on each reconstructed row, for engine/workshop/weights.tsv", houseCommand},
		{"link", "FILE", "write the match as text for a URL", writeLink},
		{"open", "LINK|-", "save the match that a link carries", openLink},
	}
}

// A call is one use of a command.
type call struct {
	command
	flags    *flag.FlagSet
	args     []string // what was given, then what is left beside the flags
	in       io.Reader
	out, err io.Writer
}

// usage is an error of the person who typed.
type usage struct{ why string }

func (u usage) Error() string { return u.why }

func misuse(format string, a ...any) error { return usage{fmt.Sprintf(format, a...)} }

func run(args []string, in io.Reader, out, errs io.Writer) int {
	if len(args) == 0 {
		help(errs)
		return misused
	}
	if args[0] == "-h" || args[0] == "-help" || args[0] == "--help" || args[0] == "help" {
		if len(args) > 1 {
			return run([]string{args[1], "-h"}, in, out, errs)
		}
		help(out)
		return done
	}
	for _, c := range commands {
		if c.name == args[0] {
			return start(c, args[1:], in, out, errs)
		}
	}
	fmt.Fprintf(errs, "referee: there is no command %q\n", args[0])
	help(errs)
	return misused
}

func start(c command, args []string, in io.Reader, out, errs io.Writer) int {
	u := &call{command: c, args: args, in: in, out: out, err: errs, flags: flag.NewFlagSet(c.name, flag.ContinueOnError)}
	u.flags.SetOutput(io.Discard)
	err := c.run(u)
	var typed usage
	switch {
	case err == nil:
		return done
	case errors.Is(err, flag.ErrHelp):
		u.help(out)
		if c.name == "open" {
			listRefusals(out)
		}
		return done
	case errors.As(err, &typed):
		fmt.Fprintf(errs, "referee %s: %v\n", c.name, err)
		u.help(errs)
		return misused
	}
	fmt.Fprintf(errs, "referee %s: %v\n", c.name, err)
	if c.name == "open" {
		return statusOf(err)
	}
	return refused
}

func help(w io.Writer) {
	fmt.Fprint(w, "usage: referee COMMAND ...\n\n")
	for _, c := range commands {
		fmt.Fprintf(w, "  %-8s %s\n", c.name, c.about)
	}
	fmt.Fprint(w, "\nreferee COMMAND -h tells more. The exit status is 0, 1 when something is refused (10 and more tell why a link is), 2 when the command is misused.\n")
}

func (u *call) help(w io.Writer) {
	fmt.Fprintf(w, "usage: referee %s %s [flags]\n\n%s\n", u.name, u.command.args, u.about)
	u.flags.SetOutput(w)
	u.flags.PrintDefaults()
}

// parse reads flags wherever they stand, and leaves from least to most other arguments.
func (u *call) parse(least, most int) error {
	rest, left := u.args, []string{}
	for len(rest) > 0 {
		if err := u.flags.Parse(rest); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return err
			}
			return usage{err.Error()}
		}
		rest = u.flags.Args()
		if len(rest) > 0 {
			left, rest = append(left, rest[0]), rest[1:]
		}
	}
	u.args = left
	switch {
	case len(left) < least:
		return misuse("something is missing")
	case most >= 0 && len(left) > most:
		return misuse("%q is too much", left[most])
	}
	return nil
}

// list is a flag that may be given several times.
type list []string

func (l *list) String() string     { return strings.Join(*l, ",") }
func (l *list) Set(s string) error { *l = append(*l, s); return nil }

func gameNamed(id string) (*engine.Game, error) {
	if g, found := games.ByID(id); found {
		return g, nil
	}
	return nil, misuse("there is no game %q", id)
}

func scenarioNamed(g *engine.Game, id string) (engine.Scenario, error) {
	if s, found := g.ScenarioByID(id); found {
		return s, nil
	}
	ids := []string{}
	for _, s := range g.Scenarios {
		ids = append(ids, s.ID)
	}
	return engine.Scenario{}, misuse("%s has no scenario %q: it has %s", g.Name, id, strings.Join(ids, ", "))
}

// slug is how a seat is called on command lines.
func slug(g *engine.Game, s engine.Seat) string {
	for _, info := range g.Seats {
		if info.Seat == s {
			return info.Slug
		}
	}
	return "chance"
}

func slugs(g *engine.Game, seats engine.Seats) string {
	names := []string{}
	for _, s := range seats.List() {
		names = append(names, slug(g, s))
	}
	return strings.Join(names, ",")
}

func seatNamed(g *engine.Game, name string) (engine.Seat, error) {
	if name == "chance" {
		return engine.Chance, nil
	}
	if s, found := g.SeatBySlug(name); found {
		return s, nil
	}
	return 0, misuse("%s has no seat %q", g.Name, name)
}
