// Triumph & Tragedy through the page: whole matches by what glows and by the bar.
import assert from "node:assert/strict";
import { harbours, noViolations, opened, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

test("a match of two players is played to its end", async (t) => {
  const { page, shot } = await opened(t, 4, { site: harbours, path: "#new-triumph" });
  await newMatch(page, { scenario: "1939", players: 2, names: ["Ann", "Bob"] });
  for (let step = 0; (await where(page)).screen !== "end"; step++) {
    assert.ok(step < 60, "the match ends");
    await play(page, { seed: 40 + step, most: 250, ready: true, short: 40, hasty: true });
  }
  assert.match(await page.locator(".endscreen").innerText(), /win/);
  await noViolations(page);
  await shot("triumph-end");
}, { timeout: 900_000 });

test("the West, the Axis and the USSR come through the peace of 1936", async (t) => {
  const { page, shot } = await opened(t, 5, { site: harbours, path: "#new-triumph" });
  await newMatch(page, { scenario: "1936", alone: true });
  const asked = new Set();
  for (let step = 0; step < 12 && (await where(page)).screen === "table"; step++) {
    await play(page, { seed: 50 + step, most: 60, short: 30 });
    asked.add((await where(page)).kind);
    if (step % 6 === 1) await noViolations(page);
  }
  assert.ok(asked.size > 2, [...asked].join());
  await shot("triumph-1936");
}, { timeout: 600_000 });
