package face

import "interbellum/engine"

// What a face may offer beside the Face that every game has. The page asks for each by its interface, and does without where a
// game's face has none. Filler, Gatherer and Asker stand beside what they use.

// A Beginner recommends a scenario for the first evening, by its name.
type Beginner interface{ Introduction() string }

// A Describer says in a line what a scenario is.
type Describer interface{ About(engine.Scenario) string }

// A Dater says when a position is: "Spring 1940".
type Dater interface{ When(engine.View) string }

// A Teacher has a first hour to be played, and says so on a button.
type Teacher interface{ Lesson() string }

// An Exhibitor has a whole match to watch, and says so on a button.
type Exhibitor interface{ Example() string }

// A Challenger reports whether computer players play the game.
type Challenger interface{ Programs() bool }

// A Scorer is a face whose scores can be followed over time: always the same ones, in the same order, " 2 4".
type Scorer interface{ Scores(engine.View) string }
