// What a player does with the page, for tests and benchmarks: begin a match, give answers, read the board.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./browser.mjs";

// openPosition opens a written position from a file of the engine, with other entries where `changes` has them, in the form of a new match.
export async function openPosition(page, file, changes = {}) {
  const text = JSON.stringify({ ...JSON.parse(readFileSync(join(root, "engine", file), "utf8")), ...changes });
  await page.locator("main input[type=file]").first().setInputFiles({ name: "position.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

// newMatch fills in the form and begins. names are those of the players, one for every player of the usual division;
// alone gives all seats to one; byHand ticks the box of real dice. Without a game the form is there already (#new-toy).
export async function newMatch(page, { game, scenario, names = [], title, alone = false, byHand = false, askAll = false, players, holds = {}, here, sealed } = {}) {
  if (game) await page.getByRole("button", { name: new RegExp(game) }).first().click();
  await page.locator("#begin").waitFor();
  if (scenario) {
    await page.locator("#scenario").selectOption(scenario);
    await page.waitForFunction((name) => document.querySelector("#title").placeholder === name, (await page.locator("#scenario option:checked").innerText()).replace(/^(C\.)?[\d.]+ /, ""));
  }
  await page.getByRole("button", { name: alone ? "Solo: you play every side" : new RegExp(`^${players ?? "\\d"} players(:|$)`) }).first().click();
  if (title || byHand || askAll || Object.keys(holds).length) await moreOfForm(page);
  for (const [seat, player] of Object.entries(holds)) await page.getByRole("combobox", { name: `Who plays ${seat}` }).selectOption({ label: `Player ${player}` });
  for (const [i, name] of names.entries()) {
    await page.locator(`#player-${i + 1}`).fill(name);
    await page.locator(`#player-${i + 1}`).blur();
  }
  if (title) { await page.locator("#title").fill(title); await page.locator("#title").blur(); }
  if (here) await page.locator("#who-here").selectOption({ label: `Only ${here}: the others play by link` });
  if (sealed) await page.locator("#sealed").check();
  if (byHand) await page.getByRole("checkbox").first().check();
  if (askAll) await page.locator("#ask-all").check();
  await page.locator("#begin").click();
  await page.locator(".table, .hand").first().waitFor();
}

// moreOfForm unfolds what the form of a new match asks beside the scenario and who plays.
export async function moreOfForm(page) {
  if (!await page.locator("#new-more[open]").count()) await page.locator("#new-more > summary").click();
}

// sit says which players' seats are played on this device, of a match that came from elsewhere; without names all of them.
export async function sit(page, ...names) {
  await page.getByRole("heading", { name: "Which sides are you playing?" }).waitFor();
  for (const name of names) {
    await page.locator(".sitter", { hasText: name }).click();
    await page.locator(".sitter[aria-pressed=true]", { hasText: name }).waitFor();
  }
  await page.locator(names.length ? "#seated" : "#all-here").click();
  await page.locator(".seating").waitFor({ state: "detached" });
}

// toQuestion closes the sheet about a link, and goes on to the table.
export async function toQuestion(page) {
  await page.locator("#to-question").click();
  await page.locator(".letter").waitFor({ state: "detached" });
}

// comeIn takes all seats of a match of several players that a link has brought, and takes over the device; covered is called
// while nobody looks.
export async function comeIn(page, covered = () => {}) {
  await page.locator("#all-here").click();
  await page.locator(".hand .btn.primary").waitFor();
  await covered();
  await page.locator(".hand .btn.primary").click();
  await toQuestion(page);
  await page.locator(".table .stage[data-ready]").waitFor();
}

// turn is what the page sends: the link, and the mail as its receiver gets it.
export async function turn(page) {
  await page.locator("[data-do=link]").first().click();
  const link = await page.locator("#link").innerText();
  const mail = new URL(await page.locator("#mail").getAttribute("href")).searchParams.get("body").replace("(Paste the link here.)", link);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  await page.locator(".sharesheet").waitFor({ state: "detached" });
  return { link, mail };
}

// paste opens what somebody has sent, on the first page.
export async function paste(page, text) {
  if (await page.locator("#paste").count() === 0) await page.getByRole("button", { name: "Back to your matches" }).first().click();
  await page.locator("#paste").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

// where tells what the page shows: "home", "form", "hand", "table" or "end", the number of answers and the question.
export const where = (page) => page.evaluate(() => window.flow.where());

// seen waits until a player can have seen what the last answer changed: the page moves the focus in the frame after it, and a player
// presses a key later than that.
export const seen = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// give presses the button of one answer, by its words.
export const give = (page, words) => page.evaluate((words) => window.flow.give(words), words);

// play gives up to `most` answers by clicks on what glows, chosen by a generator of its own, and stops at the end screen
// or where the device changes hands (unless `ready`, which goes on), or at a question of the kind `stop`. It tells how many answers were given, and how.
export const play = (page, options) => page.evaluate((options) => window.flow.play(options), options);

// seeded makes everything that the page draws by chance the same in every run of a test.
export const seeded = (context, seed = 1) => context.addInitScript((seed) => {
  let loads = 0;
  try { loads = Number(sessionStorage.getItem("loads")); sessionStorage.setItem("loads", loads + 1); } catch { /* the first load of them all */ }
  let state = (seed * 1000 + loads) >>> 0;
  crypto.getRandomValues = (bytes) => {
    const view = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let i = 0; i < view.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      view[i] = state >>> 24;
    }
    return bytes;
  };
}, seed);

// install puts the player into every page of the context.
export const install = (context) => context.addInitScript(flow);

function flow() {
  const $ = (css) => document.querySelector(css), $$ = (css) => [...document.querySelectorAll(css)];
  const tap = (element) => {
    const at = element.getBoundingClientRect();
    const where = { bubbles: true, cancelable: true, view: window, clientX: at.x + at.width / 2, clientY: at.y + at.height / 2, button: 0 };
    for (const [kind, type] of [["pointerdown", PointerEvent], ["mousedown", MouseEvent], ["pointerup", PointerEvent], ["mouseup", MouseEvent], ["click", MouseEvent]])
      element.dispatchEvent(new type(kind, { ...where, pointerId: 1, isPrimary: true }));
  };
  // until waits for the page to change until something is there.
  const until = (what, test) => new Promise((done, fail) => {
    const now = test();
    if (now) return done(now);
    const gone = setTimeout(() => { seen.disconnect(); fail(new Error(`not within 30 s: ${what}`)); }, 30_000);
    const seen = new MutationObserver(() => {
      const found = test();
      if (!found) return;
      clearTimeout(gone);
      seen.disconnect();
      done(found);
    });
    seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const where = () => {
    const table = $(".table"), ask = $("#ask");
    const screen = table ? "table" : $(".seating") ? "seats" : $(".hand") ? "hand" : $(".endscreen") ? "end" : $(".newform") ? "form" : "home";
    return { screen, seq: table ? Number(table.dataset.seq) : -1, question: ask?.textContent ?? "", kind: ask?.dataset.kind ?? "" };
  };
  const same = (a, b) => a.screen === b.screen && a.seq === b.seq;
  // followed waits for what is drawn once the answer is painted.
  const followed = () => until("the sheet beside the board, and the map", () => !$("[data-turning]") && (!$(".sheet") || $(".sheet").dataset.seq === $(".table").dataset.seq));
  // press taps a button of the bar, twice where it asks whether that is meant.
  async function press(button, here) {
    const done = () => !same(where(), here);
    tap(button);
    const sure = await until(`an answer (${here.question})`, () => done() || $(`.choice.sure[data-answer="${button.dataset.answer}"]`));
    if (!done()) { tap(sure); await until("the grave answer", done); }
  }
  async function give(words) {
    const button = $(`.decision [data-answer="${words}"]:not(.rights *)`);
    if (!button) throw new Error(`${words} is no answer to: ${where().question}`);
    await press(button, where());
    await followed();
  }
  async function play({ seed = 1, most = Infinity, ready = false, short = 0, hasty = false, bar = 0, stop }) {
    let state = seed >>> 0;
    const random = (n) => { // mulberry32
      let t = (state = (state + 0x6d2b79f5) | 0);
      t = Math.imul(t ^ (t >>> 15), t | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) % n;
    };
    const given = { board: 0, bar: 0, chooser: 0, hands: 0 };
    const touched = () => ({ glowing: $$(".area.legal, .stack .piece.may[data-answer], .house .may"), inBar: $$(".decision [data-answer]:not(.rights *)") });
    for (let n = 0; n < most;) {
      // What was pressed before may still be on its way: from the past back to now.
      await until("something to do", () => where().screen !== "table" || $(".elsewhere") || Object.values(touched()).some((list) => list.length));
      const here = where();
      if (here.screen === "end" || stop && here.kind === stop) break;
      if (here.screen === "hand") {
        if (!ready) break;
        tap($(".hand .btn.primary"));
        given.hands++;
        await until("the next player sees the table", () => where().screen !== "hand");
        continue;
      }
      if (hasty && $("[data-do=fill]")) { // the rest of a run of questions at once
        const ways = $$("[data-do=fill]");
        tap(ways[random(ways.length)]);
        await until("the rest is filled in", () => !same(where(), here));
        given.bar++;
        continue;
      }
      if ($(".elsewhere")) break; // the player who is asked plays on another device
      if (here.screen !== "table") throw new Error(`the page shows ${here.screen}`);
      const { glowing, inBar } = touched();
      const pass = $('.decision .choice.end[data-answer="pass"]') ?? (hasty ? $('.decision .choice.end[data-answer="done"]') : null);
      const done = () => !same(where(), here);
      let target = pass && random(100) < short ? pass : null;
      if (!target && glowing.length && !(inBar.length && random(100) < bar)) {
        target = glowing[random(glowing.length)];
        given.board++;
        tap(target);
        await until(`an answer or a chooser (${here.question})`, () => done() || $(".chooser .choice"));
        const rows = done() ? [] : $$(".chooser .choice");
        if (rows.length) {
          given.chooser++;
          const row = rows[random(rows.length)];
          tap(row);
          await until("the chooser's answer", () => done() || /Sure/.test(row.textContent));
          if (!done()) { tap(row); await until("the grave answer", done); }
        }
      } else {
        target ??= inBar[random(inBar.length)];
        given.bar++;
        await press(target, here);
      }
      n++;
    }
    await followed();
    return given;
  }
  window.flow = { where, give, play };
}

// board reads what the map shows: who owns each area, and by the words that a screen reader reads, units, cubes and markers.
export const board = (page) => page.evaluate(() => {
  const owners = {}, units = {}, beside = {};
  for (const use of document.querySelectorAll(".layer.ground .own"))
    owners[use.getAttribute("href").slice(3)] = [...use.classList].find((name) => name.startsWith("p-")).slice(2);
  for (const stack of document.querySelectorAll(".stacks .stack")) {
    const [, area, list] = stack.getAttribute("aria-label").match(/^([^:]+): (.*)$/);
    units[area] = list.split(", ").sort();
  }
  for (const token of document.querySelectorAll(".stacks .beside")) {
    const [, area, name] = token.getAttribute("aria-label").match(/^([^:]+): (.*)$/);
    (beside[area] ??= []).push(name);
  }
  return { owners, units, beside };
});
