// A person without a mouse: presses of keys, each counted, and what a screen reader would have said meanwhile.
import assert from "node:assert/strict";
import { seen, where } from "./flow.mjs";
import { noViolations } from "./harness.mjs";

// generator is mulberry32: the same choices in every run.
export const generator = (seed) => {
  let state = seed >>> 0;
  return (n) => {
    let t = (state = (state + 0x6d2b79f5) | 0);
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
};

// answered waits until the page is past a question; "sure" if it asks whether the answer is meant.
const answered = (page, before) => page.waitForFunction((before) => {
  const now = window.flow.where();
  return now.screen !== before.screen || now.seq !== before.seq ? "yes" : document.querySelector(".choice.sure") ? "sure" : false;
}, before, { timeout: 30_000, polling: "raf" }).then((handle) => handle.jsonValue());

// given waits until the page is past a question to which a key gave an answer, and presses it once more where the page asks if it is meant.
// It tells how often.
export async function given(page, key, before) {
  if (await answered(page, before) !== "sure") return 0;
  await seen(page);
  await page.keyboard.press(key);
  await page.waitForFunction((b) => window.flow.where().seq !== b.seq || window.flow.where().screen !== b.screen, before, { polling: "raf" });
  return 1;
}

export const focus = (page) => page.evaluate(() => {
  const e = document.activeElement;
  return { body: e === document.body, id: e.id, answer: e.closest("[data-answer]")?.dataset.answer ?? "", area: e.closest(".area")?.dataset.area ?? "", text: (e.ariaLabel ?? e.textContent).trim() };
});

// spoken notes in the page what a screen reader says: what takes the focus, and what appears in a live region.
export const spoken = (context) => context.addInitScript(() => {
  window.spoken = [];
  const say = (how, text) => { text = text.replace(/\s+/g, " ").trim(); if (text) window.spoken.push({ how, text }); };
  const shown = (e) => e.ariaLabel ?? e.innerText ?? e.textContent;
  addEventListener("focusin", ({ target }) => {
    say("focus", shown(target));
    for (const id of (target.getAttribute("aria-describedby") ?? "").split(" ")) say("focus", id && document.getElementById(id)?.textContent || "");
  });
  addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
    for (const { target, addedNodes, type } of changes) {
      const live = (target.nodeType === 1 ? target : target.parentElement)?.closest("[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]");
      if (!live) continue;
      if (type === "characterData") say("live", target.data);
      else for (const node of addedNodes) say("live", node.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true }));
});

// Person presses keys at a page and counts them.
export class Person {
  constructor(page, seed) {
    this.page = page;
    this.random = generator(seed);
    this.keys = 0;
  }

  async press(key) {
    this.keys++;
    await this.page.keyboard.press(key);
  }

  // reach presses Tab, or Shift and Tab, until what has the focus is this, and it can be seen that it has.
  async reach(css, text = "", key = "Tab") {
    for (let n = 0; n < 150; n++) {
      const at = await this.page.evaluate(([css, text]) => {
        const e = document.activeElement, style = getComputedStyle(e);
        return { there: e.matches(css) && e.textContent.includes(text), seen: e.matches(":focus-visible") && (style.outlineStyle !== "none" || style.boxShadow !== "none" || !!e.closest("svg")) };
      }, [css, text]);
      if (at.there) {
        assert.ok(at.seen, `the focus on ${css} can be seen`);
        return;
      }
      await this.press(key);
    }
    assert.fail(`${key} does not come to ${css} ${text}`);
  }

  // choose picks an entry of a list by typing the beginning of its name.
  async choose(css, name) {
    await this.reach(css);
    await this.press("Space");
    await this.page.keyboard.type(name);
    await this.press("Enter");
  }

  focused() { return focus(this.page); }

  // kept checks that the focus is somewhere.
  async kept(when) {
    await this.page.waitForFunction(() => document.activeElement !== document.body, null, { timeout: 20_000, polling: "raf" })
      .catch(() => assert.fail(`the focus is lost ${when}`));
  }

  // begin comes from the first page to a match against the computer.
  async begin(name, scenario, strength) {
    await this.reach(".newg button:not(.learn)", name);
    await this.press("Enter");
    await this.page.locator("#begin").waitFor();
    await this.kept("in the form");
    await this.choose("#scenario", scenario);
    await this.reach("#against");
    assert.equal(await this.page.locator("#against").getAttribute("aria-pressed"), "true", "the others are played by the computer");
    await this.choose("#strength", strength);
    await this.reach("#begin");
    await this.press("Enter");
    await this.page.locator(".table").waitFor();
  }

  // asked waits until the person is asked, or the match is over; it tells where that is.
  async asked() {
    await this.page.waitForFunction(() => document.querySelector(".decision [data-answer]:not(.rights *), .endscreen"), null, { timeout: 60_000, polling: "raf" });
    await seen(this.page);
    return where(this.page);
  }

  // onBoard goes to the board, walks over it by arrows, and takes an area, and the first of the answers that open there. False if the
  // area opens none.
  async onBoard(here) {
    await this.press("b");
    for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) if (this.random(2)) await this.press(arrow);
    assert.ok((await focus(this.page)).area, "the arrows stay on the board");
    await this.press("Enter");
    await this.page.waitForFunction((b) => window.flow.where().seq !== b.seq || document.querySelector(".chooser .choice"), here, { polling: "raf" });
    if ((await where(this.page)).seq !== here.seq) return;
    await this.page.waitForFunction(() => document.activeElement.closest(".chooser"), null, { timeout: 20_000 });
    if (!(await focus(this.page)).answer) await this.press("Tab");
    assert.ok((await focus(this.page)).answer, "the chooser takes the focus");
    await this.press("Enter");
    this.keys += await given(this.page, "Enter", here);
  }

  // fromHand opens the first card of the hand that may be played, and takes the first of its uses. A card that has none is closed again.
  async fromHand(here) {
    await this.press("k");
    if (await this.page.locator(".tcard[aria-pressed]").count()) return this.marked(here);
    await this.press("Enter");
    await this.page.locator(".uses").waitFor();
    await this.press("Tab");
    assert.ok((await focus(this.page)).answer, "the uses follow the card");
    await this.press("Enter");
    this.keys += await given(this.page, "Enter", here);
  }

  // marked marks cards until they are enough, and confirms them together.
  async marked(here) {
    while (await this.page.locator(".together p").count()) {
      const n = await this.page.locator(".tcard[aria-pressed=true]").count();
      await this.reach(".tcard[aria-pressed=false]");
      await this.press("Space");
      await this.page.waitForFunction((n) => document.querySelectorAll(".tcard[aria-pressed=true]").length > n, n);
    }
    await this.reach(".together button");
    await this.byKey("Enter", here);
  }

  // byTab goes to a button of the bar and presses it.
  async byTab(css, here) {
    await this.press("?");
    await this.reach(css);
    await this.byKey("Enter", here);
  }

  // byKey presses a key that is an answer.
  async byKey(key, here) {
    await this.press(key);
    this.keys += await given(this.page, key, here);
  }

  // heard checks that the question was read out since it was last asked.
  async heard({ seq, question }) {
    const said = await this.page.evaluate(() => window.spoken.splice(0).map(({ text }) => text));
    const words = question.replace(/ [\d.]+$/, "").replace(/\s+/g, " ").trim(); // without its rule
    assert.ok(said.some((text) => text.includes(words)), `nobody reads out at answer ${seq}: ${question}, but ${said.join(" | ")}`);
  }
}

// offered is what the page shows to somebody who is asked.
const offered = (page) => page.evaluate(() => ({
  list: [...document.querySelectorAll(".decision [data-answer]:not(.rights *)")].map((b) => ({ answer: b.dataset.answer, key: /^[1-9]$/.test(b.dataset.key) ? b.dataset.key : "", end: b.matches(".end"), seen: b.checkVisibility() })),
  areas: document.querySelectorAll(".area.legal[role=button]").length, stops: document.querySelectorAll('.area.legal[tabindex="0"]').length,
  fill: Boolean(document.querySelector("[data-do=fill]")), dice: Boolean(document.querySelector("#dice-on")), card: Boolean(document.querySelector(".tcard.legal")?.checkVisibility()),
}));

// way decides how a person answers: with the key that ends a run of questions, on the board, from the hand, with a digit, or by Tab.
function way(me, { list, areas, fill, card }, short) {
  const end = list.find((a) => a.end && a.seen), pick = list[me.random(list.length)];
  if (fill) return { how: "fill", css: "[data-do=fill]" };
  if (end && me.random(100) < short) return { how: "end" };
  if (areas && me.random(2) === 0) return { how: "board" };
  if (card && me.random(3) === 0) return { how: "hand" };
  if (pick.key && me.random(5)) return { how: "digit", key: pick.key };
  return { how: "tab", css: `.decision [data-answer="${pick.answer}"]` };
}

// keyboardMatch plays to the end, and tells how the answers were given and how many keys each decision took.
export async function keyboardMatch(me, { short = 60 } = {}) {
  const { page } = me, used = { digit: 0, tab: 0, board: 0, end: 0, fill: 0, hand: 0, dice: 0 }, keys = { ...used }, kinds = new Set(), from = me.keys, begun = Date.now();
  let decisions = 0;
  for (let here; (here = await me.asked()).screen !== "end"; decisions++) {
    await me.kept(`at answer ${here.seq}, ${here.question}`);
    await me.heard(here);
    if (!kinds.has(here.kind) && kinds.add(here.kind).size % 3 === 1) await noViolations(page);
    const now = await offered(page);
    assert.ok(now.areas === 0 || now.stops === 1, `the board has ${now.stops} tab stops`);
    if (now.dice) {
      await me.press("Enter");
      used.dice++;
      await page.locator("#dice-on").waitFor({ state: "detached" });
      await me.kept("after the dice");
    }
    const before = me.keys, { how, css, key } = way(me, now, short);
    if (how === "board") await me.onBoard(here);
    else if (how === "hand") await me.fromHand(here);
    else if (how === "end") await me.byKey("e", here);
    else if (how === "digit") await me.byKey(key, here);
    else await me.byTab(css, here);
    used[how]++;
    keys[how] += me.keys - before;
  }
  await me.kept("at the end");
  const each = (me.keys - from) / decisions;
  console.log(`${decisions} decisions of ${kinds.size} kinds in ${Math.round((Date.now() - begun) / 1000)} s, ${from} keys to begin, then ${each.toFixed(2)} for each: ${Object.entries(used).map(([how, n]) => `${n} by ${how} with ${keys[how]}`).join(", ")}`);
  return { used, keys, decisions, each };
}

// button is the name of a button in a line of such a list: one with a colon stands in single quotes.
function button(line) {
  const [, quote, name] = line.match(/^\s*- ('?)button "((?:[^"\\]|\\.)*)"/) ?? [];
  return name && JSON.parse(`"${quote ? name.replaceAll("''", "'") : name}"`);
}

// listMatch gives so many answers, or those to the end, by what a screen reader reads of the bar, and tells which were given.
export async function listMatch(me, { most = Infinity, short = 85 } = {}) {
  const { page } = me, names = new Set(), question = page.getByRole("region").filter({ has: page.locator("#ask") });
  for (let n = 0, here; n < most && (here = await me.asked()).screen !== "end"; n++) {
    const parts = await Promise.all((await question.locator(".ends, .choices").all()).map((part) => part.ariaSnapshot()));
    const list = parts.join("\n").split("\n").map(button).filter(Boolean);
    assert.ok(list.length, `nothing is read out at answer ${here.seq}: ${here.question}`);
    assert.equal(new Set(list).size, list.length, `two answers read alike: ${here.question} ${list}`);
    const end = list.find((name) => /^(Pass|Done|No |None|End|Confirm|Stop|Finish)/.test(name)), name = end && me.random(100) < short ? end : list[me.random(list.length)];
    names.add(name);
    await question.getByRole("button", { name, exact: true }).first().press("Enter");
    await given(page, "Enter", here);
  }
  return names;
}
