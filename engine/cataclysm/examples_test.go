package cataclysm

import (
	"slices"
	"testing"
)

// workedExample is one worked example of the rulebook.
type workedExample struct {
	rule  string // that it stands under
	title string
	play  func(t *testing.T)
}

// examples are all of them in the book's order, to be ticked off against it. Where an
// example has no dice, or none that can be read, the function says that they are ours.
var examples = []workedExample{
	{"2.2", "Turkey is mixed, beside three seas and six land areas", exampleTurkey},
	{"2.2.1", "a fleet in Egypt goes either way, through Egypt only while it is friendly", exampleEgypt},
	{"2.2.3", "Canada is home, India a colony, London the capital", exampleCanada},
	{"2.2.5", "a German cube and a Rumanian army: controlled, not garrisoned", exampleRumania},
	{"2.3.4", "Siam and the Bay of Bengal, Java and Siam", exampleSiam},
	{"2.3.9", "Lombardy produces, Rome does not", exampleLombardy},
	{"2.3.9", "conquered Paris produces for nobody", exampleParisProduces},
	{"2.3.10", "North Africa is rough and restricted", exampleNorthAfrica},
	{"2.8", "3, 6 and 6 are seven", exampleTwoSixes},
	{"2.8", "the only die of an empty country cannot be lost", exampleLastDie},
	{"3.5", "Italy's wish to interrupt changes the British mind", exampleInterrupt},
	{"3.7.4", "a 2 and a 4 are row 4-2", exampleCrisisRow},
	{"3.7.4", "what could change nothing is rolled anew, what might have stands", exampleReroll},
	{"3.7.5", "one French, two British and three German counters", exampleSuddenDeath},
	{"4.3", "Moscow's resource is out of German reach", exampleMoscowResource},
	{"4.4.1", "German ships in Iceland and the North Atlantic stop a transfer", exampleTransferBlocked},
	{"4.6", "three French resources at civilian commitment are one build", exampleThreeResources},
	{"4.9", "German administration in 1941-42", exampleAdministration},
	{"5.1", "British and American interests across a sea", exampleInterests},
	{"5.1", "an ally's Poland is an interest", exampleSharedInterests},
	{"5.2.3", "a British escalation provokes Germany and Italy", exampleBritishEscalation},
	{"5.2.3", "a British-American alliance provokes three powers once each", exampleAtlanticAlliance},
	{"5.2.3", "Germany attacks Benelux, and takes it", exampleBenelux},
	{"5.2.4", "Paris is worth two flags", exampleParisFlags},
	{"5.2.4", "India cleared is a flag, Burma is none", exampleIndiaAndBurma},
	{"5.3", "British effectiveness is 2 in 1933, 3 when mobilized", exampleEffectiveness},
	{"5.4", "French failures to escalate, and a failed diplomacy", exampleFailedEscalations},
	{"5.5.4", "the surrender of France", exampleSurrenderOfFrance},
	{"5.6", "three wars become two", exampleThreeWars},
	{"5.6.5", "the Soviet Union is attacked in 1943-44", exampleGlobalWar},
	{"6.1", "France and the UK ally at the French effectiveness", exampleWesternAlliance},
	{"6.1", "their alliance gives Germany and Italy one flag each", exampleAllianceFlags},
	{"6.1.4", "Italy collapses: German and Italian units part", exampleItalyLeaves},
	{"6.1.4", "France makes peace, the UK and the US stay allied", exampleFranceLeaves},
	{"6.3", "Yugoslavia resists Italy", exampleYugoslavia},
	{"6.4.2", "Germany mobilizes with the Ruhr's limited resource", exampleRuhrOffensive},
	{"7.1.2", "one British ship and strategic air force in the Norwegian Sea", exampleNorwegianSea},
	{"7.1.2", "base and port in the Eastern Mediterranean do not add up", exampleEasternMediterranean},
	{"7.1.2", "German submarines in the Western Approaches, and what Brittany changes", exampleWesternApproaches},
	{"7.1.4", "Japanese logistics in the Carolines", exampleCarolines},
	{"7.2.2", "ships pass from Hokkaido, not from Denmark to the Ruhr", exampleHokkaido},
	{"7.2.3", "an air force deploys from Gibraltar to Egypt", exampleGibraltarToEgypt},
	{"7.3.1", "what is in range of the Central Mediterranean", exampleCentralMediterranean},
	{"7.3.3", "two air forces from London bomb the Ruhr, one at extended range", exampleLondonBombs},
	{"8.1", "a Soviet offensive at total war brings three actions", exampleSovietOffensive},
	{"8.2", "an American operation augmented twice", exampleAugmentedTwice},
	{"8.4", "an army goes by land, by sea and by land", exampleLongWay},
	{"8.4.2", "deployed to Poland, the army stays and the air force supports", exampleUkraine},
	{"9.1", "one tank army takes Benelux and attacks Paris", exampleTwoOperations},
	{"9.6", "before Moscow: tanks without supply, aircraft with it", exampleBeforeMoscow},
	{"9.7", "Germany attacks Poland without war with France", exampleFrenchPoland},
	{"9.8", "Japan surprises the American fleet at Hawaii", exampleHawaii},
	{"10.2", "support for Paris from London", exampleSupportForParis},
	{"10.5", "a British air force against an Italian fleet in Sicily", exampleSicily},
	{"10.6", "two allied air forces over the Ruhr", exampleRuhr},
	{"10.7", "seven to two in the air are three losses", exampleSevenToTwo},
	{"10.10", "a Japanese carrier fleet that may not retreat", exampleNoRetreat},
	{"10.12.1", "four losses to one Soviet tank army", exampleSovietDisaster},
	{"10.12.1", "a German and Italian triumph over two allies", exampleJointTriumph},
	{"10.12.2", "no fleet, no disaster", exampleNoFleet},
	{"10.1", "Fall Weiss", exampleFallWeiss},
}

// The rulebook marks 59 paragraphs as examples, under these rules; the production of 4.9
// and the operation at the end of chapter 10 are examples without the mark.
var examplesOfTheBook = []string{"2.2", "2.2.1", "2.2.3", "2.2.5", "2.3.4", "2.3.9", "2.3.9", "2.3.10", "2.8", "2.8", "3.5",
	"3.7.4", "3.7.4", "3.7.5", "4.3", "4.4.1", "4.6", "4.9", "5.1", "5.1", "5.2.3", "5.2.3", "5.2.3", "5.2.4", "5.2.4", "5.3",
	"5.4", "5.5.4", "5.6", "5.6.5", "6.1", "6.1", "6.1.4", "6.1.4", "6.3", "6.4.2", "7.1.2", "7.1.2", "7.1.2", "7.1.4", "7.2.2",
	"7.2.3", "7.3.1", "7.3.3", "8.1", "8.2", "8.4", "8.4.2", "9.1", "9.6", "9.7", "9.8", "10.2", "10.5", "10.6", "10.7", "10.10",
	"10.12.1", "10.12.1", "10.12.2", "10.1"}

func TestExamples(t *testing.T) {
	for _, x := range examples {
		t.Run(x.rule+" "+x.title, x.play)
	}
}

func TestExamplesAreComplete(t *testing.T) {
	var rules []string
	titles := map[string]bool{}
	for _, x := range examples {
		rules = append(rules, x.rule)
		if x.play == nil || titles[x.title] {
			t.Errorf("%s %s: got play %v, title seen before %v; want a play and a new title", x.rule, x.title, x.play != nil, titles[x.title])
		}
		titles[x.title] = true
	}
	if len(rules) != 61 || !slices.Equal(rules, examplesOfTheBook) {
		t.Errorf("%d examples instead of the book's 61, or in another order, want 61 and %v", len(rules), examplesOfTheBook)
	}
}
