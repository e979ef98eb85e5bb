// Matches on the shelf: the list, deletion, export, links, play without a network; and what axe-core says of every screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { built, harbours, keptForOffline, noViolations, opened, sizes, started, test, visit } from "./harness.mjs";
import { install, newMatch, play, sit, toQuestion, where } from "./flow.mjs";

const home = async (page) => {
  await page.getByRole("button", { name: "Back to your matches" }).first().click();
  await page.getByRole("heading", { name: "Your matches" }).waitFor();
};
const titles = (page) => page.locator(".game .gt b").allTextContents();

// table is everything that a player sees of the position.
const table = (page) => page.evaluate(() => ({ seq: document.querySelector(".table").dataset.seq, question: document.querySelector("#ask").textContent,
  answers: [...document.querySelectorAll(".decision [data-answer]:not(.rights *)")].map((b) => b.dataset.answer),
  board: (document.querySelector(".houses") ?? document.querySelector(".stage .top") ?? document.querySelector(".boardframe")).textContent,
  log: document.querySelector(".sheet").textContent }));

test("matches are listed, opened, exported, deleted and brought back", async (t) => {
  const { page, shot } = await opened(t, 21);
  for (const title of ["Uppsala", "Vaasa", "Wien"]) {
    await newMatch(page, { game: "Cataclysm", title, names: ["Ann", "Bob"] });
    await play(page, { seed: 5, most: 3 });
    await home(page);
  }
  assert.deepEqual(await titles(page), ["Wien", "Vaasa", "Uppsala"], "the last one played comes first");
  await page.locator(".game .thumb").nth(2).waitFor();
  await shot("home-matches");
  await noViolations(page);

  await page.locator(".game", { hasText: "Vaasa" }).locator("a").click();
  await page.locator(".table").waitFor();
  const before = await table(page);
  await home(page);
  const choose = async (title, what) => {
    await page.getByRole("button", { name: `More for ${title}` }).click();
    await page.getByRole("button", { name: what, exact: true }).click();
  };
  const [file] = await Promise.all([page.waitForEvent("download"), choose("Uppsala", "Export")]);
  assert.equal(file.suggestedFilename(), "interbellum-Uppsala.json");
  assert.match(readFileSync(await file.path(), "utf8"), /"title": "Uppsala"[^]*days-of-decision/);
  await choose("Uppsala", "Delete");
  await page.locator("#bin").waitFor();
  assert.deepEqual((await titles(page)).sort(), ["Vaasa", "Wien"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator("#bin").waitFor({ state: "detached" });
  assert.deepEqual(await titles(page), ["Wien", "Vaasa", "Uppsala"], "undone");
  await choose("Uppsala", "Delete");
  await page.locator("#bin summary").click();
  await page.getByRole("button", { name: "Delete Uppsala permanently" }).click();
  assert.match(await page.locator(".game.asking").innerText(), /Delete “Uppsala” permanently\?/);
  await noViolations(page);
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.locator(".game.asking").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Delete Uppsala permanently" }).click();
  await page.locator(".game.asking").getByRole("button", { name: "Delete", exact: true }).click();
  await page.locator("#bin").waitFor({ state: "detached" });
  assert.deepEqual((await titles(page)).sort(), ["Vaasa", "Wien"]);

  await page.reload();
  await started(page);
  assert.deepEqual((await titles(page)).sort(), ["Vaasa", "Wien"], "the same after a reload");
  await page.locator(".game", { hasText: "Vaasa" }).locator("a").click();
  await page.locator(".table").waitFor();
  assert.deepEqual(await table(page), before);
});

for (const [game, path, site] of [["Cataclysm", "", built], ["Harbours", "#new-toy", harbours]]) {
  test(`a link to a match of ${game} opens in another browser, at the same position`, async (t) => {
    const { page, server } = await opened(t, 22, { path, site });
    await newMatch(page, { game: path ? undefined : game, names: ["Ann", "Bob"], players: path ? 2 : undefined });
    await play(page, { seed: 2, most: 12, ready: true });
    if ((await where(page)).screen === "hand") {
      await page.locator(".hand .primary").click();
      await page.locator(".table").waitFor();
    }
    const mine = await table(page);
    await page.getByRole("button", { name: "Link to this match" }).click();
    const link = await page.locator("#link").innerText();
    assert.ok(link.startsWith(server.url + "#"), link);
    await noViolations(page);
    await page.getByRole("button", { name: "Close", exact: true }).first().click();
    assert.deepEqual(await table(page), mine, "the table is untouched");

    const other = await visit(t, { site, path: link.slice(server.url.length), before: install });
    await sit(other.page);
    if (await other.page.locator(".hand").count()) await other.page.locator(".hand .primary").click();
    await toQuestion(other.page);
    assert.deepEqual(await table(other.page), mine);
    assert.match(other.page.url(), /#match-/, "the match is on the receiver's shelf");
    await other.page.reload();
    await started(other.page);
    await other.page.locator(".table, .hand").first().waitFor();

    // The same text can be pasted; a damaged one gets a sentence and leaves the list alone.
    await home(other.page);
    for (const [text, says] of [[link.slice(0, -30), /cut off/], [link.slice(0, -6) + "AAAAAA", /link/i], ["https://example.org/", /link/i]]) {
      await other.page.locator("#paste").fill(text);
      await other.page.locator("#paste").blur();
      await other.page.getByRole("button", { name: "Open", exact: true }).click();
      const toast = other.page.locator(".toast.bad");
      await toast.waitFor();
      assert.match(await toast.innerText(), says, text.slice(0, 60));
      await toast.getByRole("button", { name: "Close" }).click();
      await toast.waitFor({ state: "detached" });
      assert.equal(await other.page.locator(".game").count(), 1);
    }
    await other.page.locator("#paste").fill(link);
    await other.page.locator("#paste").blur();
    await other.page.getByRole("button", { name: "Open", exact: true }).click();
    await other.page.locator(".table, .hand").first().waitFor();
    await other.page.getByText("You already have this match").waitFor();
  });
}

test("a damaged link in the address gives a sentence", async (t) => {
  const { page } = await visit(t, { path: "#this-is-no-link" });
  await page.locator(".toast.bad").waitFor();
  await page.getByRole("heading", { name: "Your matches" }).waitFor();
});

test("without a network a new match begins, takes ten answers, is there after a reload, and a link opens", async (t) => {
  const { page, server } = await opened(t, 23, { keep: true });
  await keptForOffline(page);
  await server.close();
  await page.goto("about:blank");
  await page.goto(server.url);
  await started(page);
  await newMatch(page, { game: "Cataclysm", alone: true });
  const given = await play(page, { seed: 4, most: 10 });
  assert.equal(given.board + given.bar, 10);
  const before = await table(page);
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.deepEqual(await table(page), before);
  await page.getByRole("button", { name: "Link to this match" }).click();
  const link = await page.locator("#link").innerText();
  await page.locator(".qr svg").waitFor();
  await page.evaluate(() => localStorage.clear()); // the link is to a match that nobody here knows
  await page.goto("about:blank");
  await page.goto(link);
  await started(page);
  await page.locator(".table").waitFor();
  assert.deepEqual(await table(page), before);
});

for (const [size, viewport] of Object.entries(sizes)) {
  test(`every screen of Harbours is free of what axe-core finds, and of sideways scrolling (${size})`, async (t) => {
    const { page, shot } = await opened(t, 25, { size: viewport, site: harbours, path: "#new-toy", touch: size !== "desktop" });
    const fits = async (name) => {
      await shot(`${name}-${size}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${name} scrolls sideways by ${wide} px`);
      await noViolations(page);
    };
    await page.locator("#begin").waitFor();
    await fits("new-toy");
    await newMatch(page, { players: 2, names: ["Ann", "Bob"] });
    await page.locator(".hand .primary").click();
    await page.locator(".table").waitFor();
    await fits("toy-bid");
    await play(page, { seed: 6, most: 6, ready: true });
    if ((await where(page)).screen === "hand") await page.locator(".hand .primary").click();
    await page.locator(".table").waitFor();
    await fits("toy-table");
    await play(page, { seed: 7, ready: true });
    await fits("end");
  });
}
