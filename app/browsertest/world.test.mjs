// Cataclysm in the Pacific and on both maps: a whole match by clicks on what glows, the switch between the maps, and connectors.
import assert from "node:assert/strict";
import { noViolations, opened, started, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

test("The Eagle and the Sun is played through the page to its end, closed in the middle", async (t) => {
  const { page, shot } = await opened(t, 5);
  await newMatch(page, { game: "Cataclysm", scenario: "eagle-and-sun", names: ["Ann", "Bob"], title: "Across the ocean" });
  await page.locator(".stage[data-ready] #a-hawaii").waitFor({ state: "attached" });
  assert.equal(await page.locator("[data-turn], .connector").count(), 0, "one map alone has no switch");
  const given = { board: 0, bar: 0, chooser: 0 };
  const count = (part) => { for (const key of Object.keys(given)) given[key] += part[key]; };
  count(await play(page, { seed: 21, most: 50, short: 40, hasty: true }));

  const before = await where(page);
  const answers = () => page.locator(".decision [data-answer]:not(.rights *)").evaluateAll((all) => all.map((b) => b.dataset.answer));
  const asked = await answers();
  await page.reload();
  await started(page);
  await page.locator(".stage[data-ready] #a-hawaii").waitFor({ state: "attached" });
  assert.deepEqual(await where(page), before, "the same question after as many answers");
  assert.deepEqual(await answers(), asked);
  await page.getByRole("tab", { name: "World" }).click();
  assert.match(await page.locator(".world").innerText(), /Chinese Civil War[^]*Communists[^]*Guomindang/i);
  await shot("pacific-middle");

  count(await play(page, { seed: 22, short: 40, hasty: true }));
  assert.equal((await where(page)).screen, "end");
  assert.match(await page.locator(".endscreen h1").innerText(), /win/i);
  assert.ok((await page.locator(".scores tbody tr").count()) >= 5, "two sides and three powers are listed");
  assert.ok(given.board >= 10 && given.bar >= 10, `answers on the board and in the bar: ${JSON.stringify(given)}`);
  await page.getByRole("button", { name: "Your matches" }).click();
  await page.locator(".game .thumb use[href='#t-coast-pacific']").waitFor({ state: "attached" });
  await page.locator("#sprites #t-tokyo").waitFor({ state: "attached" });
});

test("the page turns between the maps: by hand, by key, by a connector, and to where a question plays", async (t) => {
  const { page, shot } = await opened(t, 6);
  const shows = (map) => page.locator(`.boardview[data-board*=${map}] .stage[data-ready] #a-${map === "pacific" ? "tokyo" : "berlin"}`).waitFor({ state: "attached" });
  await newMatch(page, { game: "Cataclysm", scenario: "cataclysm", alone: true });
  await shows("europe");
  await page.getByRole("button", { name: "Pacific" }).click();
  await shows("pacific");
  assert.equal(await page.locator("#a-berlin").count(), 0, "only one picture is in the page");
  await page.keyboard.press("m");
  await shows("europe");
  await page.evaluate(() => window.interbellum.board.fit());
  await page.getByRole("button", { name: /^B / }).click();
  await shows("pacific");
  await page.waitForFunction(() => { // where the connector leads is in sight, and close enough to be read
    const name = [...document.querySelectorAll(".stage .lab")].find((e) => e.textContent === "Siberia")?.getBoundingClientRect(), b = document.querySelector(".boardview").getBoundingClientRect();
    return name && name.left > b.left && name.right < b.right && name.top > b.top && name.bottom < document.querySelector(".decision").getBoundingClientRect().top && window.interbellum.board.view().z > 0.64;
  });
  await shot("pacific");
  await noViolations(page);

  // A view is remembered for the map that it is of, even where the page is left in the very moment of turning.
  await page.evaluate(() => new MutationObserver((_, seen) => { dispatchEvent(new Event("pagehide")); seen.disconnect(); })
    .observe(document.querySelector(".boardview"), { attributes: true, attributeFilter: ["data-board"] }));
  const view = () => page.evaluate(() => window.interbellum.board.view());
  const before = await view();
  await page.keyboard.press("m");
  await shows("europe");
  await page.keyboard.press("m");
  await shows("pacific");
  assert.deepEqual(await view(), before);
  await page.keyboard.press("m");
  await shows("europe");
  assert.notDeepEqual(await view(), before);
  await page.keyboard.press("m");
  await shows("pacific");

  // Whatever is asked, all that can be chosen is in sight or counted on the other map's button. The question is painted before the map turns.
  await page.evaluate(() => {
    window.late = 0;
    new MutationObserver((list) => { window.late += list.filter((m) => m.oldValue === null).length; })
      .observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-turning"], attributeOldValue: true });
  });
  let badges = 0, turns = 0, at = "pacific";
  for (let n = 0; n < 100; n++) {
    await play(page, { seed: 100 + n, most: 1, short: 20, hasty: true });
    const seen = await page.evaluate(() => ({
      at: document.querySelector(".boardview").dataset.board.includes("pacific") ? "pacific" : "europe",
      glows: document.querySelectorAll(".area.legal").length,
      badge: document.querySelector(".maptabs .badge")?.textContent ?? "",
    }));
    if (seen.badge) badges++;
    if (seen.at !== at) { turns++; at = seen.at; }
    assert.ok(seen.glows || !seen.badge, `answer ${n}: what can be chosen lies on the other map alone, and the page did not turn`);
  }
  assert.ok(badges > 0 && turns > 0, `${badges} badges, ${turns} turns`);
  await shows(at);
  assert.ok(await page.evaluate(() => window.late) >= turns, "a map was turned before the question was painted");
});
