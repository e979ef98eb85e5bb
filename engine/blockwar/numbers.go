package blockwar

import "interbellum/engine"

// Numbers are the rules' numbers in a game, as far as they differ between the two. What has one number in both is cited by it.
type Numbers struct {
	Defeat      engine.Rule // of a Power
	Colonies    engine.Rule
	Reshuffle   engine.Rule
	Dividends   engine.Rule
	TurnOrder   engine.Rule
	Level       engine.Rule // of Production
	Spending    engine.Rule
	Building    engine.Rule
	Buying      engine.Rule // cards
	Technology  engine.Rule // a card-pair played
	Passing     engine.Rule // in the Government Phase
	Vaults      engine.Rule
	Atomic      engine.Rule // stages of Atomic Research
	Intel       engine.Rule // what Intelligence cards do
	AtWar       engine.Rule // the state of being at war
	Violation   engine.Rule
	Reaction    engine.Rule
	ArmedMinors engine.Rule
	MinorDefeat engine.Rule
	Partition   engine.Rule
	Intervene   engine.Rule
	Warded      engine.Rule // Violation of a Nation that a Side stands for
	Economic    engine.Rule // the Victories
	Military    engine.Rule
	Bomb        engine.Rule
	Hegemony    engine.Rule
}
