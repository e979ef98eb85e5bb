// Matches with computer players through the page to their end: by themselves, and against a person.
import assert from "node:assert/strict";
import { noViolations, opened, sizes, test, upTo } from "./harness.mjs";
import { advised, begin, beginLate, beginScenario, games } from "./bots.mjs";

// The games with blocks begin late in the war, and with WHOLE=1 at its beginning.
const late = (game) => upTo(false, game.late);

for (const [id, game] of Object.entries(games)) test(`${game.name}: programs play a match to its end by themselves`, async (t) => {
  const { page, shot } = await opened(t, 5, { size: sizes.desktop });
  const begun = Date.now();
  const { scenario, players } = !late(game) && game.brief || { scenario: game.scenario, players: 1 + game.rivals.length };
  const all = Array(players).fill("easy");
  if (late(game)) await beginLate(page, id, ...all);
  else await beginScenario(page, id, scenario, ...all);
  await page.locator(".endscreen").waitFor({ timeout: 1_190_000 });
  console.log(`${game.name}, a demonstration in ${Math.round((Date.now() - begun) / 1000)} s`);
  assert.match(await page.locator(".endscreen h1").innerText(), /win/i);
  await shot(`bots-${id}-end`);

  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator("#begin").waitFor();
  if (late(game)) await page.getByText("A written position").waitFor(); // the same one again
  else assert.equal(await page.locator("#scenario").inputValue(), scenario);
  assert.deepEqual(await page.locator("[id^=manner-]").evaluateAll((all) => all.map((s) => s.value)), all);
  await page.locator("#begin").click();
  await page.waitForFunction(() => window.flow.where().seq > 5, null, { timeout: 60_000 });
}, { timeout: 1_200_000 });

// The person takes every advice: each question of the rules passes by, each panel for it, the end.
for (const [id, game] of Object.entries(games)) test(`${game.name}: a match against hard programs to its end, on a tablet`, async (t) => {
  const { page, shot } = await opened(t, 11, { size: sizes.tablet, touch: true });
  const begun = Date.now();
  await (late(game) ? beginLate : begin)(page, id, "", ...game.rivals.map(() => "hard"));
  const given = await advised(page);
  console.log(`${game.name}, a match against hard programs: ${given} answers of the person in ${Math.round((Date.now() - begun) / 1000)} s`);
  assert.ok(given > 30, `the person was asked ${given} times`);
  assert.match(await page.locator(".endscreen h1").innerText(), /win/i);
  await noViolations(page);
  await shot(`bots-${id}-won`);
}, { timeout: 1_200_000 });
