// What the pages of both games with wooden blocks are tested by: what such a page must never hold (guard, run in it before anything else),
// and what is played and looked at in either.
import assert from "node:assert/strict";
import { comeIn, newMatch, paste, play } from "./flow.mjs";
import { harbours, noViolations, opened } from "./harness.mjs";
import { momentsOf } from "./largest.mjs";
import { crowd } from "./layout.mjs";

// guard searches the document after every change for blocks, cards and questions of Factions that the looking player does not hold. Who
// looks is known by the button that was pressed, and nobody looks while the table is covered; where one person alone has a browser, that one.
export function guard(held) {
  const [first, another] = Object.keys(held), only = another ? null : first;
  const state = (window.guard = { looking: only, leaks: [], changes: 0, own: 0, table: false });
  const nations = { axis: "germany italy", west: "uk france us", ussr: "ussr red-china", japan: "japan", us: "us uk nationalist-china" };
  addEventListener("click", (event) => {
    const name = event.target.closest?.(".hand .btn.primary")?.textContent.match(/I.m (\w+):/)?.[1];
    if (name) state.looking = name;
  }, { capture: true });
  const leak = (what) => { if (state.leaks.length < 20) state.leaks.push(`${what}, while ${state.looking ?? "nobody"} looks`); };
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    state.changes++;
    if (document.querySelector(".endscreen, .newform")) return;
    const table = Boolean(document.querySelector(".table"));
    if (state.table && !table) state.looking = only;
    state.table = table;
    const mine = held[state.looking] ?? [], blocks = mine.flatMap((faction) => nations[faction].split(" "));
    if ((!state.looking || document.querySelector(".seating")) && document.querySelector("[data-answer], [data-card], .stack")) leak("something lies under the cover");
    for (const piece of document.querySelectorAll(".stack .piece")) {
      const signed = piece.querySelector('use[href^="#unit-"]'), owner = [...piece.classList].find((name) => name.startsWith("p-")).slice(2);
      if (!signed || owner === "neutral" || piece.querySelector('use[href^="#block-lying"]')) continue;
      if (blocks.includes(owner)) state.own++;
      else leak(`${signed.getAttribute("href")} of ${owner}`);
    }
    for (const hand of document.querySelectorAll(".hand-of")) if (!mine.includes(hand.dataset.faction)) leak(`the hand of ${hand.dataset.faction}`);
    for (const card of document.querySelectorAll("[data-card]")) if (!card.closest(".hand-of")) leak(`${card.dataset.card} outside a hand`);
    const asked = document.querySelector("#ask[data-kind]")?.dataset.seat;
    if (asked && !mine.includes(asked)) leak(`a question to ${asked}`);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }));
}

export const sizes = { wide: [1440, 900], tablet: [1180, 820], upright: [820, 1180], phone: [390, 844] };
export const quick = { short: 96, hasty: true, bar: 50 };

// twoToTheEnd has Ann and Bob play a scenario on one telephone, by what they hold, and looks for what the other hides all the time.
export async function twoToTheEnd(t, game, scenario, held, n) {
  const { page } = await opened(t, n, { site: harbours, path: "#new-" + game, size: { width: 390, height: 844 }, before: (context) => context.addInitScript(guard, held) });
  await newMatch(page, { scenario, players: 2, names: ["Ann", "Bob"] });
  const { hands } = await play(page, { seed: 10 * n, ready: true, ...quick });
  assert.ok(hands > 20, `the device changed hands ${hands} times`);
  assert.match(await page.locator(".endscreen").innerText(), /win/);
  assert.equal(await page.locator(".scores tbody tr").count(), game === "conquest" ? 2 : 3, "a row for each Faction in play");
  await fits(page, ".endscreen, .endscreen > *, .scores, .scores tr");
  const { leaks, own, changes } = await page.evaluate(() => window.guard);
  assert.deepEqual(leaks, []);
  assert.ok(own > 1000 && changes > 200, `own blocks were seen ${own} times in ${changes} changes`);
}

// aloneToTheEnd plays every seat, and looks for all of them in the table at the end.
export async function aloneToTheEnd(page, { scenario, seed }, names) {
  await newMatch(page, { scenario, alone: true });
  const { board, bar } = await play(page, { seed, ...quick });
  assert.ok(board > 0 && bar > 50, `${board} answers on the board, ${bar} in the bar`);
  assert.match(await page.locator(".endscreen").innerText(), /win/);
  for (const name of names) await page.locator(".endscreen tr", { hasText: name }).waitFor();
  await noViolations(page);
}

// fits looks for what would have to be scrolled sideways.
async function fits(page, css, where) {
  const wide = await page.evaluate((css) => [document.documentElement, ...document.querySelectorAll(css)].filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth).map((e) => e.className || e.tagName), css);
  assert.deepEqual(wide, [], where);
}

// everyPanel looks at every panel of 1936 at every size.
export async function everyPanel(t, game) {
  const { page, shot } = await opened(t, 6, { site: harbours, path: "#new-" + game });
  await newMatch(page, { scenario: "1936", alone: true });
  await play(page, { seed: 60, most: 70, ...quick });
  for (const [i, [size, [width, height]]] of Object.entries(sizes).entries()) {
    await page.setViewportSize({ width, height });
    for (const [k, panel] of ["Hand", "Factions", "Nations", "Supply", "Log"].entries()) {
      await turnTo(page, panel);
      if ((+i + k) % 2 === 0) await noViolations(page);
      await fits(page, ".topbar, .facts, .decision, .panel", `${panel}, ${size}`);
      await shot(`${game}-${panel.toLowerCase()}-${size}`);
    }
  }
}

// fullMoments opens the fullest moments of a game: [moment, size, theme, panel].
export async function fullMoments({ page, shot }, game, looks, covered) {
  const moments = momentsOf(game);
  for (const [moment, size, theme, panel] of looks) {
    await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
    await page.setViewportSize({ width: sizes[size][0], height: sizes[size][1] });
    await paste(page, moments[moment]);
    await comeIn(page, moment === "hand" ? covered : undefined);
    await turnTo(page, panel);
    await noViolations(page);
    await shot(`${game}-${moment}-${size}`);
  }
}

// crowds looks at the fullest moments at the zoom that a board opens with: no block covers a name, a number or
// another's sign, and three of four blocks have 1.3 times the side of 38 that they had before they took the free ground of their areas.
export async function crowds({ page, shot }, game) {
  const moments = momentsOf(game);
  for (const moment of ["crowded", "blockade", "land"]) {
    await paste(page, moments[moment]);
    await comeIn(page);
    for (const size of ["wide", "tablet"]) {
      await page.setViewportSize({ width: sizes[size][0], height: sizes[size][1] });
      await page.evaluate(() => window.interbellum.board.home());
      const { covered, sides, scale, walls } = await page.evaluate(crowd);
      assert.deepEqual(covered, [], `${moment}, ${size}`);
      const px = sides.toSorted((a, b) => a - b), large = px.filter((side) => side >= 1.3 * 38 * scale).length;
      console.log(`${game}, ${moment}, ${size}: ${px.length} blocks and walls, ${large} of them large: sides ${px[0].toFixed(1)} to ${px.at(-1).toFixed(1)} px; 38 units are ${(38 * scale).toFixed(1)} px`);
      assert.ok(large >= .75 * px.length && walls > 0, `${large} of ${px.length} blocks are large`);
      await shot(`${game}-crowd-${moment}-${size}`);
    }
  }
}

async function turnTo(page, panel) {
  await page.getByRole("tab", { name: panel }).click();
  await page.locator("[role=tab][aria-selected=true]", { hasText: panel }).waitFor();
}
