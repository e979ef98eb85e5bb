// The page in one file, opened from file:// as by a double click, in a folder where nothing else lies, without a network.
import assert from "node:assert/strict";
import { copyFileSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { built, noViolations, started, test, theBrowser } from "./harness.mjs";
import { install, newMatch, play, toQuestion, where } from "./flow.mjs";

// taken copies the file to where somebody may have saved it, and opens it in a profile of its own.
async function taken(t, bad = []) {
  const folder = mkdtempSync(join(tmpdir(), "Łukasz’ games #1 "));
  t.after(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(built, "interbellum.html"), join(folder, "interbellum.html"));
  const context = await (await theBrowser()).newContext({ offline: true, viewport: { width: 1180, height: 820 } });
  t.after(() => context.close());
  context.on("console", (message) => { if (message.type() === "error") bad.push(message.text()); });
  context.on("weberror", (error) => bad.push(String(error.error())));
  const asked = [];
  context.on("request", (request) => { if (!/^(data|blob):/.test(request.url())) asked.push(request.url()); });
  await install(context);
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(folder, "interbellum.html")).href);
  await started(page);
  return { page, context, asked, bad };
}

const table = (page) => page.evaluate(() => ({ seq: document.querySelector(".table").dataset.seq, question: document.querySelector("#ask").textContent,
  board: document.querySelector(".stage .top").textContent, log: document.querySelector(".sheet").textContent }));

test("one file: a match is played, kept, and handed on as pasted text, with rules, lesson, pictures and QR code inside", async (t) => {
  assert.ok(statSync(join(built, "interbellum.html")).size < 7e6, "it goes by mail");
  const { page, context, asked, bad } = await taken(t);
  await noViolations(page);
  assert.equal(await page.evaluate(() => interbellumStorage), "lasting");
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await page.locator(".stage[data-ready] #board-picture path").first().waitFor({ state: "attached" });
  await page.locator("#sprites #unit-infantry").waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.load('16px "Interbellum Serif"'));
  assert.ok(await page.evaluate(() => document.fonts.check('16px "Interbellum Serif"') && [...document.fonts].some((f) => f.status === "loaded")), "the typefaces are inside");
  await play(page, { seed: 5, most: 6 });
  const mine = await table(page);
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.deepEqual(await table(page), mine, "kept");

  // Another tab of the same file takes the match over, as on a site.
  const two = await context.newPage();
  await two.goto(page.url());
  await started(two);
  await two.locator(".table").waitFor();
  await page.getByRole("heading", { name: "This match is open in another tab" }).waitFor();
  await two.close();
  await page.getByRole("button", { name: "Continue here" }).click();
  await page.locator(".table").waitFor();

  await page.getByRole("button", { name: "Link to this match" }).click();
  const link = await page.locator("#link").innerText();
  assert.match(link, /^#ib\d/, "a path of this computer is not told to anybody");
  await page.locator(".qr svg").waitFor();
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  await page.locator("[data-rule]:visible").first().click();
  await page.locator(".rulesheet .text > p").first().waitFor();
  assert.deepEqual(new Set(asked.map((url) => url.replace(/#.*/, ""))).size, 1, `nothing but the file is asked for: ${asked}`);
  assert.deepEqual(bad, []);

  const other = await taken(t);
  await other.page.locator("#paste").fill(`Ann wrote:\n> Your turn.\n> <${link.replace(/(.{60})/g, "$1\n> ")}>\n`);
  await other.page.getByRole("button", { name: "Open", exact: true }).click();
  await other.page.locator(".table").waitFor();
  await toQuestion(other.page);
  assert.deepEqual(await table(other.page), mine);
  await other.page.getByRole("button", { name: "Back to your matches" }).first().click();
  await other.page.locator("#learn").click();
  await other.page.locator(".table").waitFor();
  assert.equal((await where(other.page)).screen, "table");
  await other.page.getByRole("button", { name: "Back to your matches" }).first().click();
  await other.page.getByRole("button", { name: "About these games" }).click();
  await other.page.getByText("What is reconstructed").waitFor();
  assert.ok(await other.page.locator(".onefile").isHidden(), "it is this file already");
  assert.deepEqual(other.bad, []);
}, { timeout: 300_000 });
