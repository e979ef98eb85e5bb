// Play by mail: people with a browser each, and nothing between them but the text of mails.
import assert from "node:assert/strict";
import { guard as guardBlocks } from "./blocks.mjs";
import { built, harbours, noViolations, opened, test, upTo } from "./harness.mjs";
import { newMatch, paste, play, sit, toQuestion, turn, where } from "./flow.mjs";

// What is played, and what of it each may see. Cataclysm is played to its end with WHOLE=1. A match of the games with wooden blocks has
// hundreds of mails.
const games = [
  { game: "Harbours", site: harbours, path: "#new-toy", scenario: "short", guard, sees: { Ann: ["amber"], Bob: ["birch"], Cem: ["coral"] }, own: 10, hides: /card of \d/ },
  { game: "Cataclysm", site: built, scenario: "days-of-decision", guard, sees: { Ann: [], Bob: [], Cem: [] }, own: 0, most: upTo(undefined, 8) },
  { game: "Triumph & Tragedy", site: harbours, path: "#new-triumph", scenario: "1939", guard: guardBlocks, sees: { Ann: { Ann: ["axis"] }, Bob: { Bob: ["west"] }, Cem: { Cem: ["ussr"] } }, own: 100, most: upTo(16, 8) },
  { game: "Conquest & Consequence", site: harbours, path: "#new-conquest", scenario: "1936", guard: guardBlocks, sees: { Ann: { Ann: ["japan"] }, Bob: { Bob: ["us"] }, Cem: { Cem: ["ussr"] } }, own: 100, most: upTo(16, 8) },
];

// guard searches everything that comes into the document for a card of somebody else, and for a question that is not theirs.
function guard(mine) {
  const state = (window.guard = { leaks: [], changes: 0, own: 0 });
  const come = ({ type, target, addedNodes }) => type === "childList" ? [...addedNodes] : [type === "attributes" ? target.cloneNode() : target.parentElement];
  addEventListener("DOMContentLoaded", () => new MutationObserver((records) => {
    state.changes++;
    if (document.querySelector(".endscreen")) return; // hands are shown
    const html = records.flatMap(come).map((node) => node?.outerHTML ?? node?.textContent ?? "").join(" ");
    for (const [phrase, house] of html.matchAll(/(\w+)’s card of \d/g)) {
      state.own++;
      if (!mine.includes(house.toLowerCase())) state.leaks.push(phrase);
    }
    for (const card of document.querySelectorAll(".house .hcard:not(.back)"))
      if (!mine.includes(card.closest(".house").dataset.house)) state.leaks.push(card.outerHTML);
    const asked = document.querySelector("#ask[data-kind]")?.dataset.seat;
    if (mine.length && asked && !mine.includes(asked)) state.leaks.push(`a question to ${asked}`);
    if (document.querySelector(".seating") && document.querySelector("[data-answer],.hcard,.boardview")) state.leaks.push("something is shown before the seats are chosen");
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }));
}

for (const { game, site, path, scenario, guard, sees, own: least, hides, most } of games)
  test(`three play ${game} ${most ? `for ${most} mails` : "to its end by mails"} alone, and nothing hidden is ever in the document`, async (t) => {
    const people = {};
    const owned = async (page) => (await page.locator(".sitter small").allTextContents()).map((text) => text.toLowerCase().split(", "));
    const join = async (name, seed, at) => people[name] = await opened(t, seed, { site, path: at ?? "", context: { reducedMotion: "reduce" }, before: (context) => context.addInitScript(guard, sees[name]) });
    const { page: first } = await join("Ann", 91, path);
    await newMatch(first, { game: path ? undefined : game, scenario, names: ["Ann", "Bob", "Cem"], ...(path ? { players: 3 } : { holds: { Italy: 3 } }), here: "Ann", title: "By mail" });
    let name = "Ann", mails = 0;
    for (; ; mails++) {
      const { page } = people[name];
      await play(page, { seed: 500 + mails, short: 95, hasty: true });
      if ((await where(page)).screen === "end" || mails === most) break;
      assert.ok(mails < 150, "the match ends");
      const to = (await page.locator("#send").innerText()).match(/Send to (\w+) \(/)[1];
      assert.notEqual(to, name);
      if (process.env.TRACE) console.log(mails, Math.round(performance.now() / 1000), name, to, (await where(page)).seq);
      const { mail } = await turn(page);
      assert.match(mail, new RegExp(`Next to play: .*${to}`));
      if (hides) assert.doesNotMatch(mail, hides);
      const known = people[to] ?? await join(to, 92 + mails);
      await paste(known.page, mail.split("\n").map((line) => "> " + line).join("\n"));
      await known.page.locator(".seating, .letter").first().waitFor();
      if (await known.page.locator(".seating").count()) {
        assert.ok((await owned(known.page)).length === 3);
        if (to === "Bob") await noViolations(known.page);
        await sit(known.page, to);
      }
      await known.page.locator(".letter h1", { hasText: `${name} has sent you a turn` }).waitFor();
      if (mails) await known.page.locator(".letter").getByText("all legal").waitFor(); // the first may hold no answer yet
      await toQuestion(known.page);
      name = to;
    }
    assert.ok(mails > 5, `${mails} mails`);
    for (const [who, { page }] of Object.entries(people)) {
      const { leaks, own, changes } = await page.evaluate(() => window.guard);
      assert.deepEqual(leaks, [], who);
      assert.ok(changes > 10 && own >= least, `${who} saw ${own} own cards in ${changes} changes`);
      if (!(await page.locator(".endscreen").count())) await page.getByRole("button", { name: "Back to your matches" }).first().click();
      else await page.getByRole("button", { name: "Your matches" }).click();
      await page.locator(".games > ul .gt").first().waitFor();
      assert.equal(await page.locator(".games > ul .gt").count(), 1, `${who} has one match`);
    }
  }, { timeout: 400_000 }); // some fifty mails

// takeOn agrees to what was answered in the other browser for players who play in this one too.
const takeOn = async (page) => {
  await page.getByRole("heading", { name: "Someone answered for you" }).waitFor();
  await noViolations(page, ".letter");
  await page.getByRole("button", { name: "Accept" }).click();
};

test("a turn goes on in another browser by one pasted text, twice, without a second match; a note, a replay, a look", async (t) => {
  const a = await opened(t, 95), b = await opened(t, 96);
  await newMatch(a.page, { game: "Cataclysm", names: ["Ann", "Bob"], title: "Uppsala" });
  await play(a.page, { seed: 3, most: 6 });
  const titles = (page) => page.locator(".games > ul .gt b").allTextContents();
  let from = a, to = b;
  for (const round of [1, 2, 3, 4]) {
    const at = (await where(from.page)).seq;
    await paste(to.page, (await turn(from.page)).link);
    if (round === 1) await sit(to.page);
    else await takeOn(to.page);
    await toQuestion(to.page);
    assert.equal((await where(to.page)).seq, at);
    await play(to.page, { seed: 10 + round, most: 3 });
    [from, to] = [to, from];
  }
  for (const { page } of [a, b]) {
    await page.getByRole("button", { name: "Back to your matches" }).first().click();
    assert.equal((await titles(page)).length, 1);
  }

  await from.page.locator(".game a").first().click();
  await from.page.locator(".table").waitFor();
  await from.page.locator("[data-do=link]").first().click();
  await from.page.locator("#note").fill("<img src=x onerror=alert(1)> Your turn!");
  const before = await from.page.locator("#link").innerText();
  await noViolations(from.page, ".sharesheet");
  const link = await from.page.waitForFunction(() => new URL(document.querySelector("#mail").href).searchParams.get("body").includes("Your turn!") && document.querySelector("#link").textContent);
  await paste(to.page, await link.jsonValue());
  await takeOn(to.page);
  assert.equal(await to.page.locator(".letter .note").innerText(), "<img src=x onerror=alert(1)> Your turn!");
  assert.equal(await to.page.locator(".letter img").count(), 0);
  assert.ok(before.length > 0);
  await noViolations(to.page, ".letter");
  if (await to.page.locator("#show-me").count()) {
    await to.page.locator("#show-me").click();
    await to.page.getByText("Since your last answer").waitFor();
    await to.page.getByRole("button", { name: "Continue" }).click();
  } else await toQuestion(to.page);

  await from.page.locator("#kind").selectOption("bystanders");
  await from.page.getByText("It shows only what everyone sees").waitFor();
  const look = await opened(t, 97, { path: "#" + (await from.page.locator("#link").innerText()).split("#")[1] });
  await look.page.locator(".table[data-look]").waitFor();
  await look.page.getByText("View only: the board as spectators see it").waitFor();
  assert.equal(await look.page.locator("[data-answer]").count(), 0);
  await noViolations(look.page);
  await look.page.getByRole("button", { name: "To your matches" }).click();
  assert.equal(await look.page.locator(".game").count(), 0, "nothing of it is kept");
});
