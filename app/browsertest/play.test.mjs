// Cataclysm through the page: a whole match by clicks on what glows, and an opening with known dice.
import assert from "node:assert/strict";
import { opened, started, test } from "./harness.mjs";
import { board, give, newMatch, play, where } from "./flow.mjs";

test("Days of Decision is played through the page to its end, closed in the middle", async (t) => {
  const { page, shot } = await opened(t, 1);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"], title: "An evening" });
  const given = { board: 0, bar: 0, chooser: 0 };
  const count = (part) => { for (const key of Object.keys(given)) given[key] += part[key]; };
  count(await play(page, { seed: 11, most: 60, short: 40, hasty: true }));

  const before = await where(page);
  const answers = await page.locator(".decision [data-answer]:not(.rights *)").evaluateAll((all) => all.map((b) => b.dataset.answer));
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.deepEqual(await where(page), before, "the same question after as many answers");
  assert.deepEqual(await page.locator(".decision [data-answer]:not(.rights *)").evaluateAll((all) => all.map((b) => b.dataset.answer)), answers);
  await shot("middle");

  count(await play(page, { seed: 12, short: 40, hasty: true }));
  assert.equal((await where(page)).screen, "end");
  assert.match(await page.locator(".endscreen h1").innerText(), /win/i);
  const rows = await page.locator(".scores tbody tr").count();
  assert.ok(rows >= 2, "the scores are listed");
  assert.ok((await page.locator(".why-won").innerText()).length > 20, "and why");
  await shot("end-cataclysm");
  assert.ok(given.board >= 30 && given.chooser >= 1 && given.bar >= 30, `answers on the board, in its chooser and in the bar: ${JSON.stringify(given)}`);

  await page.getByRole("button", { name: "Your matches" }).click();
  assert.match(await page.locator(".game").innerText(), /An evening[^]*win/i, "the list says who has won");
});

// The board at the start of C.2: controllers, units, and what lies beside the names.
const owners = {
  germany: "ruhr berlin bavaria silesia east-prussia", italy: "lombardy rome sicily libya albania",
  france: "paris brittany lorraine provence north-africa syria poland czechoslovakia rumania", uk: "london scotland canada egypt jordan iraq south-africa",
};
const minors = ["minor army"];
const units = {
  Ruhr: ["German infantry army", "German surface fleet"], Berlin: ["German infantry army", "German tactical air force"],
  Bavaria: ["German infantry army"], Silesia: ["German infantry army"],
  Lombardy: ["Italian infantry army"], Rome: ["Italian surface fleet"], Sicily: ["Italian surface fleet", "Italian tactical air force"], Libya: ["Italian infantry army"],
  Paris: ["French infantry army", "French tactical air force"], Lorraine: ["French fortress", "French infantry army"], Provence: ["French infantry army", "French surface fleet", "French tactical air force"],
  London: ["British infantry army", "British surface fleet", "British tactical air force"], Scotland: ["British surface fleet"], Egypt: ["British infantry army"],
  "Central Mediterranean": ["British surface fleet"], "Eastern Mediterranean": ["British surface fleet"],
  Sweden: minors, Finland: minors, Benelux: minors, Poland: minors, Czechoslovakia: minors, Rumania: minors, Yugoslavia: minors, Greece: minors, Turkey: minors,
};
const beside = {
  Ruhr: ["limited industrial resource"], Rome: ["italian cube", "limited industrial resource"], Sweden: ["limited natural resource"],
  Benelux: ["limited industrial resource"], Czechoslovakia: ["french cube", "limited industrial resource"], Poland: ["french cube"], Rumania: ["french cube"],
  Albania: ["italian cube"], Jordan: ["british cube"], Iraq: ["british cube"], Spain: ["special British base", "civil war"],
};
const byArea = (powers) => Object.fromEntries(Object.entries(powers).flatMap(([power, areas]) => areas.split(" ").map((area) => [area, power])));

// The opening: who is asked what, and the answer. Dice and draws are answered on the page. The United Kingdom passes its
// stability test with 5 and 6; Germany and Italy collect their limited resources; everybody builds; a British air force comes
// and deploys to Scotland; German diplomacy in Sweden succeeds with 5, 5, 6, the Italian one in Yugoslavia fails with 1.
const opening = `
  flag-for-test pass              flag-for-test gain
  stability-test 5                stability-test 6
  convert-offensives offensives#1 convert-builds builds#1         construct construct:army/france
  collect-limited collect:area/rome
  convert-offensives offensives#1 convert-builds builds#1         construct construct:army/italy
  convert-offensives offensives#1 convert-builds builds#1         construct construct:air-force/uk
  collect-limited collect:area/ruhr
  convert-offensives offensives#1 convert-builds builds#1         construct construct:air-force/germany
  disposition pass                disposition pass                disposition pass                disposition pass
  draw draw:air-force/uk          drawn to:area/scotland
  draw draw:flag/germany          drawn diplomacy:area/sweden
  diplomacy 5                     diplomacy 5                     diplomacy 6
  draw draw:il-duce/italy         drawn diplomacy:area/yugoslavia
  diplomacy 1
`.trim().split(/\s+/).reduce((list, word, i, all) => (i % 2 ? [...list, [all[i - 1], word]] : list), []);

test("an opening with known dice leaves the board that the rules say", async (t) => {
  const { page, shot } = await opened(t, 2);
  await newMatch(page, { game: "Cataclysm", alone: true, byHand: true });
  await page.locator(".stage[data-ready]").waitFor();
  assert.deepEqual(await board(page), { owners: byArea(owners), units, beside });

  for (const [i, [kind, words]] of opening.entries()) {
    assert.equal((await where(page)).kind, kind, `question ${i + 1}`);
    await give(page, words);
  }
  await shot("opening");
  const { Ruhr: _, ...rest } = beside; // what was collected is gone
  assert.deepEqual(await board(page), {
    owners: { ...byArea(owners), sweden: "germany" },
    units: { ...units, Scotland: ["British surface fleet", "British tactical air force"] },
    beside: { ...rest, Rome: ["italian cube"], Sweden: ["german cube", "limited natural resource"] },
  });
  await page.getByRole("tab", { name: "Log" }).click();
  for (const text of ["Sweden", "Yugoslavia"]) assert.match(await page.locator(".logview").innerText(), new RegExp(text));
});
