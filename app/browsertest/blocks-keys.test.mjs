// The games with wooden blocks without a mouse, against the computer, from opening the page to the ending: by the keyboard alone, and by
// the list of answers that a screen reader reads.
import assert from "node:assert/strict";
import { noViolations, opened, test, upTo } from "./harness.mjs";
import { Person, keyboardMatch, listMatch, spoken } from "./keyboard.mjs";

// The shorter scenario of each, with the seed of the person's choices.
const matches = [
  { name: "Triumph & Tragedy", scenario: "17.0", seed: 4 },
  { name: "Conquest & Consequence", scenario: "19.0", seed: 5 },
];

for (const { name, scenario, seed } of matches) {
  test(`${name}: a whole match by the keyboard alone, the focus never lost, each question read out`, async (t) => {
    const { page } = await opened(t, 31, { before: spoken }), me = new Person(page, seed);
    await me.begin(name, scenario, "Easy");
    const { used, keys, decisions, each } = await keyboardMatch(me);
    assert.ok(used.digit > 1 && used.board >= 8 && used.end > 8 && used.hand > 0, JSON.stringify(used));
    assert.ok(keys.board <= 6 * used.board && keys.end <= 2 * used.end && keys.digit <= 2 * used.digit, JSON.stringify({ used, keys }));
    assert.ok(decisions > 25 && each <= 7, `${decisions} decisions took ${each.toFixed(2)} keys each`);
    assert.match((await me.focused()).text, /win/, "the focus is on who has won");
    assert.match(await page.getByRole("main").ariaSnapshot(), /heading "[^"]*win/, "who has won is a heading");
    await noViolations(page);
  });

  test(`${name}: ${upTo("a whole match", "40 answers")} by the list that a screen reader reads`, async (t) => {
    const { page } = await opened(t, 32, { before: spoken }), me = new Person(page, 9);
    await me.begin(name, scenario, "Easy");
    const names = await listMatch(me, { most: upTo(Infinity, 40), short: 50 });
    assert.ok(names.size > 20, `${names.size} different answers`);
  });
}
