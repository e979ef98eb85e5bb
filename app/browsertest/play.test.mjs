// Cataclysm through the page: a whole match by clicks on what glows, and an opening with known dice.
import assert from "node:assert/strict";
import { opened, started, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

test("Days of Decision is played through the page to its end, closed in the middle", async (t) => {
  const { page, shot } = await opened(t, 1);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"], title: "An evening" });
  const given = { board: 0, bar: 0, chooser: 0 };
  const count = (part) => { for (const key of Object.keys(given)) given[key] += part[key]; };
  count(await play(page, { seed: 11, most: 60, short: 50 }));

  const before = await where(page);
  const answers = await page.locator(".decision > .choices [data-answer]").evaluateAll((all) => all.map((b) => b.dataset.answer));
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.deepEqual(await where(page), before, "the same question after as many answers");
  assert.deepEqual(await page.locator(".decision > .choices [data-answer]").evaluateAll((all) => all.map((b) => b.dataset.answer)), answers);
  await shot("middle");

  count(await play(page, { seed: 12, short: 50 }));
  assert.equal((await where(page)).screen, "end");
  assert.match(await page.locator(".endscreen h1").innerText(), /win/i);
  const rows = await page.locator(".scores tbody tr").count();
  assert.ok(rows >= 2, "the scores are listed");
  assert.ok((await page.locator(".why-won").innerText()).length > 20, "and why");
  await shot("end-cataclysm");
  assert.ok(given.board >= 30 && given.chooser >= 1 && given.bar >= 30, `answers on the board, in its chooser and in the bar: ${JSON.stringify(given)}`);

  await page.getByRole("button", { name: "Your games" }).click();
  assert.match(await page.locator(".game").innerText(), /An evening[^]*win/i, "the list says who has won");
});
