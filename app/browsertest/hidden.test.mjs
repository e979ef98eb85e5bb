// Harbours hides hands: two players pass one device through the page, and the document never holds a card of the one
// who does not look. Its face names every hidden card by one phrase, "Amber’s card of 5". The document is searched for it
// after every change, and what the referee says of each hand shows that the phrase is there where it may be.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { harbours, opened, root, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

const houses = { Ann: ["Amber", "Coral"], Bob: ["Birch", "Dune"] };

function referee() {
  const program = join(root, ".cache/bin/referee-test");
  mkdirSync(join(root, ".cache/bin"), { recursive: true });
  execFileSync("go", ["build", "-o", program, "./cmd/referee"], { cwd: root });
  return (...args) => execFileSync(program, args, { encoding: "utf8" });
}

// guard watches every change of the document. Who looks is known by the button that was pressed; nobody looks while
// the table is covered.
function guard(houses) {
  const state = (window.guard = { looking: null, leaks: [], seen: 0, changes: 0 });
  addEventListener("click", (event) => {
    const name = event.target.closest?.(".hand .btn.primary")?.textContent.match(/I.m (\w+):/)?.[1];
    if (name) state.looking = name;
  }, { capture: true });
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    state.changes++;
    if (document.querySelector(".endscreen")) return; // hands are shown
    const covered = document.querySelector(".hand");
    if (covered && !document.querySelector(".table")) state.looking = null;
    const html = [...document.documentElement.children].filter((child) => child.id !== "sprites").map((child) => child.outerHTML).join(""); // all but the drawings
    const mine = houses[state.looking] ?? [];
    for (const [phrase, house] of html.matchAll(/(\w+)’s card of \d/g)) {
      state.seen++;
      if (!mine.includes(house)) state.leaks.push(`${phrase}, while ${state.looking ?? "nobody"} looks`);
    }
    if (!state.looking && /card\/\d|hcard|data-answer/.test(html)) state.leaks.push("something lies under the cover");
    for (const card of document.querySelectorAll(".house .hcard:not(.back)")) {
      const house = card.closest(".house").querySelector("h2").textContent;
      if (!mine.includes(house)) state.leaks.push(`${house} shows ${card.outerHTML}`);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }));
}

// cards are those that the page shows to who looks, by house.
const cards = (page) => page.evaluate(() => Object.fromEntries([...document.querySelectorAll(".house")].map((house) => [
  house.querySelector("h2").textContent,
  { shown: [...house.querySelectorAll(".hcard:not(.back)")].map((c) => Number(c.textContent)).sort(), backs: house.querySelectorAll(".hcard.back").length },
])));

// told is what a player may know according to the referee: the cards of each house, those in hand and laid.
function told(show, file, seats) {
  const view = JSON.parse(show("show", file, "-seat", seats, "-json"));
  const names = ["", "Amber", "Birch", "Coral", "Dune"];
  return Object.fromEntries(view.Houses.map((h) => {
    const shown = (h.Hand ?? []).flatMap((n, value) => Array(n).fill(value)).concat(h.FaceDown || []).sort();
    return [names[h.Seat], { shown, backs: h.Cards + h.Parcels + h.Laid - shown.length }];
  }));
}

for (const seed of [3, 8]) {
  test(`nothing of another player's hand is ever in the document (match ${seed})`, async (t) => {
    const show = referee();
    const folder = mkdtempSync(join(tmpdir(), "interbellum-"));
    t.after(() => rmSync(folder, { recursive: true }));
    const { page, shot } = await opened(t, seed, { site: harbours, path: "#new-toy", before: (context) => context.addInitScript(guard, houses) });
    await newMatch(page, { players: 2, names: ["Ann", "Bob"] });
    const covers = new Set();
    let compared = 0;
    for (let step = 0; ; step++) {
      const here = await where(page);
      if (here.screen === "end") break;
      assert.ok(step < 1000, "the match ends");
      if (here.screen === "hand") {
        const to = (await page.locator(".hand h1 b").textContent()).trim();
        if (!covers.has(to)) await shot(`hand-over-${to}`);
        covers.add(to);
        await page.getByRole("button", { name: `I’m ${to}: show me the board` }).click();
        await page.locator(".table").waitFor();
        if (compared < 4) {
          compared++;
          const file = await exported(page, join(folder, `${step}.json`));
          assert.deepEqual(await cards(page), told(show, file, to === "Ann" ? "amber" : "birch"), `what ${to} sees after ${step} steps`);
        }
        continue;
      }
      await play(page, { seed: seed * 1000 + step, most: 1 });
    }
    const { leaks, seen, changes } = await page.evaluate(() => window.guard);
    assert.deepEqual(leaks, []);
    assert.deepEqual([...covers].sort(), ["Ann", "Bob"]);
    assert.ok(seen > 100 && changes > 20, `own cards were named ${seen} times in ${changes} changes`);
  });
}

// exported saves the match that lies open as a file, and opens it again for the same player.
async function exported(page, file) {
  const name = await page.evaluate(() => window.guard.looking);
  await page.getByRole("button", { name: "Back to your matches" }).click();
  await page.getByRole("button", { name: /^More for/ }).first().click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export", exact: true }).click()]);
  await download.saveAs(file);
  await page.locator("a[data-match]").first().click();
  await page.getByRole("button", { name: `I’m ${name}: show me the board` }).click();
  await page.locator(".table").waitFor();
  return file;
}
