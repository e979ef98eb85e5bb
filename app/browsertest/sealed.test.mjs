// Sealed dice: people with a browser each, nothing between them but mails; a match and its key go to another device by code and by file,
// a lost key is renewed by agreement, and what does not fit is refused.
import assert from "node:assert/strict";
import { harbours, noViolations, opened, sizes, test, upTo } from "./harness.mjs";
import { newMatch, paste, play, sit, toQuestion, turn, where } from "./flow.mjs";
import { readFileSync } from "node:fs";

const names = ["Ann", "Bob", "Cem"];
const shows = async ({ page, shot }, name, scheme = "light") => {
  for (const size of ["phone", "tablet"]) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.waitForTimeout(400);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} at ${size} scrolls sideways`);
    await shot(`sealed-${name}-${size}`);
  }
  await noViolations(page);
  await page.setViewportSize(sizes.desktop);
};
const keys = async (page) => {
  await page.locator("#more").click();
  await page.getByRole("button", { name: "To another device, and keys" }).click();
  await page.getByRole("dialog", { name: "Take this match to another device" }).waitFor();
};
const choose = (page, path) => page.locator(".intake input[type=file]").first().setInputFiles({ name: "match.json", mimeType: "application/json", buffer: readFileSync(path) });
const next = async (page) => (await page.locator("#send").innerText()).match(/Send to (\w+) \(/)[1];

// begun is the first device of a match with sealed dice.
async function begun(t, seed, { path, scenario, holds, players }, people) {
  const first = await opened(t, seed, { site: harbours, path, context: { reducedMotion: "reduce" } });
  const { page } = first;
  await newMatch(page, { scenario, names, players, holds, here: "Ann", sealed: true, title: "Sealed" });
  people.Ann = first;
  return page;
}

// handOver sends what lies before one player to the next, who is new to it or not.
async function handOver(t, people, from, seed) {
  const to = await next(people[from].page);
  const { mail } = await turn(people[from].page);
  people[to] ??= await opened(t, seed, { site: harbours, context: { reducedMotion: "reduce" } });
  const { page } = people[to];
  await paste(page, mail);
  await page.locator(".seating, .letter").first().waitFor();
  if (await page.locator(".seating").count()) await sit(page, to);
  await page.locator(".letter").waitFor();
  const says = await page.locator(".letter .verify").innerText();
  await toQuestion(page);
  return { to, says };
}

// Matches of so many mails at most. Harbours is played to its end, and Cataclysm with WHOLE=1. How the games with blocks end: sealed-end.test.mjs.
const games = [
  { game: "Cataclysm", path: "#new-cataclysm", scenario: "days-of-decision", holds: { Italy: 3 }, most: upTo(150, 9), move: [3, 6] },
  { game: "Triumph & Tragedy", path: "#new-triumph", scenario: "1939", players: 3, most: upTo(14, 8), move: [3, 6] },
  { game: "Conquest & Consequence", path: "#new-conquest", scenario: "1936", players: 3, most: upTo(14, 8), move: [3, 6] },
  { game: "Harbours", path: "#new-toy", scenario: "short", players: 3, most: 150, move: [4, 8] },
];
for (const { game, most, move, ...setup } of games)
  test(`three play ${game} with sealed dice by mails alone, two of them go on with new devices`, async (t) => {
    const people = {}, turns = {};
    await begun(t, 31, setup, people);
    let name = "Ann", mails = 0, said = "";
    for (; ; mails++) {
      await play(people[name].page, { seed: 700 + mails, short: 95, hasty: true });
      if ((await where(people[name].page)).screen === "end" || mails === most) break;
      assert.ok(mails < 150, "the match ends");
      if (mails === move[0] || mails === move[1]) people[name] = await moved(t, people[name], 60 + mails, mails === move[0], name);
      const { to, says } = await handOver(t, people, name, 32 + mails);
      turns[name] = (turns[name] ?? 0) + 1;
      [name, said] = [to, says];
    }
    assert.ok(mails > 5, `${mails} mails`);
    assert.match(said, /dealt again from the sealed values: all match/);
    for (const who of Object.keys(turns).filter((who) => who !== name)) assert.match(said, new RegExp(`Signed by ${who}, key [0-9a-f]{8}\\.`));
  }, { timeout: 500_000 });

// moved is a new device of a player, which has the match and the key by code or by file, and plays on.
async function moved(t, old, seed, byFile, name) {
  await keys(old.page);
  const code = await old.page.locator("figure[data-qr]").first().getAttribute("data-qr");
  let path = "";
  if (byFile) {
    const [file] = await Promise.all([old.page.waitForEvent("download"), old.page.getByRole("button", { name: "Save match and key" }).click()]);
    path = await file.path();
  }
  await old.page.keyboard.press("Escape");
  const link = byFile ? "" : (await turn(old.page)).link;
  const other = await opened(t, seed, { site: harbours, path: byFile ? "" : code.slice(code.indexOf("#")), context: { reducedMotion: "reduce" } });
  if (byFile) await choose(other.page, path);
  else if (!/#ib\d/.test(code)) { // the key alone: the match comes as it was last sent
    await other.page.getByText("The key is kept.").waitFor();
    assert.doesNotMatch(other.page.url(), /ibk1/);
    await paste(other.page, link);
  }
  await other.page.locator(".table, .letter").first().waitFor();
  assert.equal(await other.page.locator(".seating").count(), 0, `${name} is not asked which sides they play`);
  if (await other.page.locator(".letter").count()) await toQuestion(other.page);
  assert.equal((await where(other.page)).seq, (await where(old.page)).seq);
  return other;
}

test("a lost key is renewed by agreement, and the form, the keys and the letter can be read", async (t) => {
  const people = {};
  const ann = await opened(t, 41, { site: harbours, path: "#new-triumph" });
  await ann.page.getByRole("button", { name: /^3 players/ }).first().click();
  await ann.page.locator("#who-here").selectOption({ index: 1 });
  await ann.page.locator("#sealed").focus();
  await ann.page.keyboard.press("Space"); // by keys alone
  await ann.page.locator("#strict").waitFor();
  await shows(ann, "form");
  await ann.page.locator("#who-here").selectOption({ index: 0 });
  await ann.page.locator("#sealed").waitFor({ state: "detached" });
  await ann.page.goto("about:blank");

  await begun(t, 42, { path: "#new-toy", scenario: "short", players: 3 }, people);
  let name = "Ann";
  for (let mails = 0; mails < 9 || name === "Bob"; mails++) {
    await play(people[name].page, { seed: 800 + mails, most: 4, hasty: true });
    if (!(await people[name].page.locator("#send").count())) { await play(people[name].page, { seed: 900 + mails, hasty: true }); }
    name = (await handOver(t, people, name, 43 + mails)).to;
  }
  // Bob's device is gone: a new one has no key of his.
  const { link } = await turn(people[name].page);
  const bob = await opened(t, 71, { site: harbours, path: link.slice(link.indexOf("#")), context: { reducedMotion: "reduce" } });
  await sit(bob.page, "Bob");
  if (await bob.page.locator(".letter").count()) await toQuestion(bob.page);
  await keys(bob.page);
  await bob.page.getByRole("button", { name: "I have lost it: make a new key" }).click();
  const text = await bob.page.locator("#key-new-1").innerText();
  assert.match(text, /^ibi1[\w-]{68}$/);
  await shows(bob, "lost");
  await bob.page.keyboard.press("Escape");

  await keys(people[name].page);
  await shows(people[name], "keys", "dark");
  await people[name].page.keyboard.press("Escape");
  await people[name].page.locator("#more").click();
  await people[name].page.getByRole("button", { name: "Propose to the others" }).click();
  await people[name].page.locator("#lost-key").selectOption({ label: "Bob" });
  await people[name].page.locator("#new-key").fill(text);
  await shows(people[name], "propose");
  await people[name].page.locator("#ask-key").click();
  await people[name].page.getByRole("group", { name: "A proposal" }).getByText("give Bob a new key").waitFor();
  const other = names.find((n) => n !== name && n !== "Bob");
  await paste(people[other].page, (await turn(people[name].page)).link);
  await people[other].page.locator(".letter").getByText("give Bob a new key").waitFor();
  await toQuestion(people[other].page);
  await people[other].page.getByRole("group", { name: "A proposal" }).getByRole("button", { name: /agree$/i }).first().click();
  await people[other].page.getByText("Agreed.").waitFor();
  await paste(bob.page, (await turn(people[other].page)).link);
  await bob.page.locator(".letter").getByText("Bob has a new key, which all others agreed on.").waitFor();
  await shows(bob, "letter");
  await toQuestion(bob.page);
  await keys(bob.page);
  await bob.page.getByText("Bob’s match and key").waitFor();
});
