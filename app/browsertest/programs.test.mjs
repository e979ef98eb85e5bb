// Two programs, one page: every command about a game of the other family is carried out by its own program, after one reload.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { built, keeping, keptForOffline, opened, started, test, visit } from "./harness.mjs";
import { install, newMatch, play } from "./flow.mjs";

keeping();

const runs = (page, name) => page.waitForFunction((name) => window.interbellumName === name && document.documentElement.dataset.ready, name);
const table = (page) => page.evaluate(() => ({ seq: document.querySelector(".table").dataset.seq, question: document.querySelector("#ask").textContent }));
const home = async (page) => {
  await page.getByRole("button", { name: "Back to your matches" }).first().click();
  await page.getByRole("heading", { name: "Your matches" }).waitFor();
};
const back = async (page, title, program) => {
  await page.locator(".game", { hasText: title }).locator("a").click();
  await runs(page, program);
  await page.locator(".table").waitFor();
};

test("matches of both families: begun, listed, opened, without a network, by link and by file", async (t) => {
  const { page, server } = await opened(t, 61);
  await newMatch(page, { game: "Cataclysm", title: "Narvik", alone: true });
  await play(page, { seed: 61, most: 3 });
  const narvik = await table(page);
  await home(page);
  await page.getByRole("button", { name: /Triumph/ }).first().click();
  await runs(page, "blocks");
  await newMatch(page, { title: "Odessa", alone: true });
  const { board, bar } = await play(page, { seed: 62, most: 10 });
  assert.equal(board + bar, 10);
  const odessa = await table(page);
  await page.getByRole("button", { name: "Link to this match" }).click();
  const link = (await page.locator("#link").innerText()).slice(server.url.length);
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  await home(page);
  assert.deepEqual(await page.locator(".game .gt small").allTextContents().then((list) => list.map((s) => s.split(/[:·]/)[0].trim())), ["Triumph & Tragedy", "Cataclysm"]);
  const exported = async (press) => {
    const saved = page.waitForEvent("download");
    await press();
    return (await saved).path();
  };
  const everything = await exported(() => page.locator(".keeping").getByRole("button", { name: "Export everything" }).click());
  const file = await exported(async () => {
    await page.locator(".game", { hasText: "Odessa" }).getByRole("button", { name: /^More/ }).click();
    await page.getByRole("button", { name: "Export", exact: true }).click();
  });

  await keptForOffline(page);
  await server.close();
  await back(page, "Narvik", "cataclysm");
  assert.deepEqual(await table(page), narvik);
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  await home(page);
  await back(page, "Odessa", "blocks");
  assert.deepEqual(await table(page), odessa);
  await page.reload();
  await runs(page, "blocks");
  assert.deepEqual(await table(page), odessa, "the same after a reload, without a network");

  const other = await visit(t, { before: install });
  await newMatch(other.page, { game: "Cataclysm", alone: true });
  await other.page.goto("about:blank");
  await other.page.goto(other.server.url + link);
  await runs(other.page, "blocks");
  await other.page.locator(".table").waitFor();
  assert.deepEqual(await table(other.page), odessa);

  // A file of all matches is taken in whole, one match of the other family is opened there; so is a lesson.
  const third = await visit(t, { before: install });
  await third.page.locator("input[type=file]").setInputFiles(everything);
  await third.page.getByText("2 matches in the file: 2 new.").waitFor();
  await third.page.locator("input[type=file]").setInputFiles(file);
  await runs(third.page, "blocks");
  await third.page.locator(".table").waitFor();
  await third.page.getByText("You already have this match").waitFor();
  await home(third.page);
  await third.page.locator(".newg [data-lesson=cataclysm]").click();
  await runs(third.page, "cataclysm");
  await third.page.locator(".lessoncard").waitFor();
}, { timeout: 300_000 });

test("a program that does not come says so, and leads back to the other games", async (t) => {
  const site = mkdtempSync(join(tmpdir(), "interbellum-"));
  t.after(() => rmSync(site, { recursive: true }));
  cpSync(built, site, { recursive: true, filter: (from) => !/\/blocks(-bots)?\.wasm/.test(from) });
  const { page } = await visit(t, { site, errors: [/blocks\.wasm/] });
  await page.getByRole("button", { name: /Triumph/ }).first().click();
  await page.getByText("the site seems incomplete").waitFor();
  await page.getByRole("button", { name: "Try the other games" }).click();
  await runs(page, "cataclysm");
  await page.getByRole("heading", { name: "Your matches" }).waitFor();
  assert.equal(await page.evaluate(() => sessionStorage.getItem("interbellum/command")), null);
});
