package link

import (
	"math/rand"
	"strings"
	"testing"

	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// A mailer does to a text what some mail program does.
type mailer struct {
	name string
	do   func(r *rand.Rand, text string) string
}

// In the order in which they come: who breaks lines does so before others quote or code them.
var mailers = []mailer{
	{"wraps at a width", func(r *rand.Rand, text string) string {
		width := 20 + r.Intn(60)
		var lines []string
		for _, line := range strings.Split(text, "\n") {
			for len(line) > width && !strings.HasPrefix(line, ">") {
				lines, line = append(lines, line[:width]), line[width:]
			}
			lines = append(lines, line)
		}
		return strings.Join(lines, []string{"\n", "\r\n", " \n", "\n\t"}[r.Intn(4)])
	}},
	{"breaks words unseen", func(r *rand.Rand, text string) string {
		unseen := []string{"\u00ad", "\u200b", "\u2060"}[r.Intn(3)]
		at := strings.Index(text, "#") + 5
		for i := 0; i < 4 && at < len(text); i++ {
			if !strings.ContainsFunc(text[max(0, at-24):min(at+1, len(text))], notBase64) { // not in the middle of another sign
				text = text[:at] + unseen + text[at:]
			}
			at += len(unseen) + 1 + r.Intn(40)
		}
		return text
	}},
	{"quotes", func(r *rand.Rand, text string) string {
		mark := []string{"> ", ">", ">> ", "| ", "> > "}[r.Intn(5)]
		return "On Sunday Ann wrote:\n" + mark + strings.ReplaceAll(text, "\n", "\n"+mark)
	}},
	{"flows again", func(r *rand.Rand, text string) string {
		return strings.Join(strings.Fields(text), " ")
	}},
	{"writes quoted-printable", func(r *rand.Rand, text string) string {
		text = strings.ReplaceAll(text, "=", "=3D")
		if r.Intn(2) == 0 {
			text = strings.ReplaceAll(strings.ReplaceAll(text, "_", "=5F"), "-", "=2d")
		}
		var b strings.Builder
		for i := 0; i < len(text); i++ {
			b.WriteByte(text[i])
			if i%70 == 69 && text[i] != '=' && (i == 0 || text[i-1] != '=') {
				b.WriteString("=\r\n")
			}
		}
		return b.String()
	}},
	{"puts tags into words", func(r *rand.Rand, text string) string {
		unseen := []string{"<wbr>", "<br>\n", "&shy;", "&#8203;", "</span><span class=\"x\">"}[r.Intn(5)]
		at := strings.Index(text, "#") + 5
		for i := 0; i < 4 && at < len(text); i++ {
			if !strings.ContainsFunc(text[max(0, at-24):min(at+1, len(text))], notBase64) { // not in the middle of another sign
				text = text[:at] + unseen + text[at:]
			}
			at += len(unseen) + 1 + r.Intn(40)
		}
		return text
	}},
	{"makes HTML", func(r *rand.Rand, text string) string {
		return "<html><body><p>" + strings.ReplaceAll(text, "\n", "<br>\n") + "</p></body></html>"
	}},
}

// A mail is a link with words around it, in one of the ways that people write.
func mail(r *rand.Rand, link string) string {
	address := "https://example.org/games/#" + link
	switch r.Intn(7) {
	case 0:
		return link
	case 1:
		return address
	case 2:
		return "Your turn!\n\n<" + address + ">\n\nCheers, Bob\n-- \nBob of the club"
	case 3:
		return "It is ib 3 o'clock: (" + address + "). See you"
	case 4:
		return `<p>Your turn: <a href="` + address + `" rel="x">` + address + `</a> Cheers</p>`
	case 5:
		return "https://eur01.safelinks.example/?url=https%3A%2F%2Fexample.org%2Fgames%2F%23" +
			strings.ReplaceAll(strings.ReplaceAll(link, "-", "%2D"), "_", "%5f") + "&data=05%7C01&reserved=0"
	}
	return "Well played. " + address + "\n\nOn Monday you wrote:\n> Take this " + address[:len(address)/2]
}

func realLink(t testing.TB, answers int) string {
	t.Helper()
	game := recordtest.Pebbles(recordtest.First)
	run, _, err := record.Begin(game, recordtest.Header(game, "long", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 3, answers); err != nil {
		t.Fatal(err)
	}
	text, err := Encode(game, Letter{Record: run.Seal(), Note: "Zug gemacht – dein Spiel"})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// Twenty thousand mails, each through some of these programs in a row: the link is found in all of them.
func TestALinkIsFoundInAnyMail(t *testing.T) {
	link := realLink(t, 60)
	want, _, err := open(link)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewSource(21))
	for n := range 20_000 {
		text, through := mail(r, link), ""
		for _, m := range mailers {
			codes, tags := m.name == "writes quoted-printable", strings.Contains(m.name, "tags") || strings.Contains(m.name, "HTML")
			switch {
			case r.Intn(3) > 0,
				codes && strings.ContainsFunc(text, func(r rune) bool { return r == '<' || r > 126 }), // the source of a page, or signs that are coded otherwise
				tags && strings.Contains(text, "%2"):                                                  // a coded address stands within one tag
				continue
			}
			text, through = m.do(r, text), through+", "+m.name
			if codes {
				break
			}
		}
		body, _, err := open(text)
		if err != nil || string(body) != string(want) {
			t.Fatalf("mail %d%s: %v\n%s: got string(body) %v; want no error and string(body) %v", n, through, err, text, string(body), string(want))
		}
	}
}

// What mail filters and writing programs do to a link, one example each.
func TestARewrittenLinkIsFound(t *testing.T) {
	link := realLink(t, 60)
	address := "https://example.org/games/interbellum/#" + link
	escaped := strings.NewReplacer("-", `\-`, "_", `\_`).Replace(link)
	entities := strings.NewReplacer("-", "&#45;", "_", "&lowbar;", "A", "&#x41;").Replace(link)
	filtered := strings.NewReplacer("-", "-2D", "_", "-5F", ":", "-3A", "/", "_", "#", "-23").Replace(address)
	want, _, err := open(link)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"italics":                   "_" + address + "_",
		"underscores alone":         "_" + link + "_",
		"backslashes":               escaped,
		"entities":                  "https://example.org/&#35;" + entities,
		"Proofpoint v2":             "Your turn: https://urldefense.proofpoint.com/v2/url?u=" + filtered + "&d=DwMFaQ&c=eu&r=ib2",
		"Proofpoint v3":             "https://urldefense.com/v3/__https://example.org/games/*" + link + "__;Iw!!Ab3dE-_f!$ ",
		"text right after it":       link + "Cheers",
		"text right before it":      "turn" + link,
		"two links without a space": address + address,
	} {
		if body, _, err := open(text); err != nil || string(body) != string(want) {
			t.Errorf("%s: got the error %v, want the match", name, err)
		}
	}
}

func TestOfTwoLinksTheFirstWholeOneIsTaken(t *testing.T) {
	one, two := realLink(t, 20), realLink(t, 40)
	first, _, _ := open(one)
	second, _, _ := open(two)
	for _, c := range []struct {
		text string
		want []byte
	}{
		{"new: https://x/#" + two + "\n\n> old: https://x/#" + one, second},
		{one + "\n" + two, first},
		{one[:len(one)-9] + "...\n" + two, second},
		{one[:20] + "!" + one[20:] + "\n" + two, second},
	} {
		if got, _, err := open(c.text); err != nil || string(got) != string(c.want) {
			t.Errorf("%s: %v: got string(got) %v; want no error and string(got) %v", c.text, err, string(got), string(c.want))
		}
	}
}

func TestAMailWithoutAWholeLinkSaysWhy(t *testing.T) {
	link := realLink(t, 60)
	for text, want := range map[string]string{
		"See you on Sunday.":                          ErrForeign.Error(),
		"https://example.org/#games":                  ErrForeign.Error(),
		"https://x/#" + link[:len(link)-1]:            ErrCutOff.Error(),
		"https://x/#" + link[:40] + "\n\nCheers, Bob": ErrCutOff.Error(),
		"https://x/#" + link[:40] + "… (cut)":         ErrCutOff.Error(),
		"https://x/#ib9" + link[3:]:                   (&Newer{9}).Error(),
		link[:50] + "A" + link[51:] + "A":             "this link is damaged: it is longer than it says",
	} {
		if _, _, err := open(text); err == nil || err.Error() != want {
			t.Errorf("%.60q: %v; want an error and Error %v", text, err, want)
		}
	}
}

// A long text full of beginnings takes no longer than its length.
func TestATextFullOfBeginningsIsReadQuickly(t *testing.T) {
	for _, text := range []string{strings.Repeat("ib3 ", maxText/3), strings.Repeat("#ib3____", maxText/8), strings.Repeat("ib3<a", maxText/5), strings.Repeat("ib3%", maxText/4)} {
		if _, _, err := open(text); err == nil {
			t.Errorf("a link is found in %s: got no error, want an error", text[:20])
		}
	}
}

func FuzzCandidates(f *testing.F) {
	f.Add("https://x/#ib3AAAAAAAA")
	f.Add("ib3%2D=\n<br>&gt;\u200b")
	f.Fuzz(func(t *testing.T, text string) {
		for _, one := range candidates(text) {
			if len(one) > len(text) {
				t.Errorf("%q is longer than %q, want at most %v", one, text, len(text))
			}
		}
	})
}
