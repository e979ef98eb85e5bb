// House editions: a file is taken in, a match begun under it shows the corrected border, and who receives its link sees what differs and keeps it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { noViolations, opened, root, sizes, test } from "./harness.mjs";
import { moreOfForm, newMatch, sit, toQuestion } from "./flow.mjs";

const title = `<b onclick="alert(1)">Jan's box</b>`;
const empty = JSON.parse(execFileSync("go", ["run", "./cmd/referee", "edition", "new", "conquest"], { cwd: root, encoding: "utf8" }));
const edition = (changes) => ({ ...empty, title, author: "Jan", changes });
const box = edition([
  { file: "borders.csv", row: "canton,kwangsi", change: { kind: "mountain" }, reason: "my board, photo 12" },
  { file: "borders.csv", row: "canton,wuhan", remove: true },
]);
const choose = (page, name, of) => page.locator(".sharesheet input[type=file], .intake input[type=file]").first().setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(JSON.stringify(of)) });
const sheet = (page, name) => page.getByRole("dialog", { name });
const border = (page) => page.evaluate(() => [...document.querySelectorAll('path[data-between="canton kwangsi"]')].map((e) => e.getAttribute("class")));
const shows = async (page, shot, name) => {
  for (const [size, scheme] of [["desktop", "light"], ["tablet", "light"], ["landscape", "light"], ["phone", "dark"]]) {
    await page.setViewportSize(sizes[size] ?? { width: 844, height: 390 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.waitForTimeout(500); // colours change slowly, a large picture slower
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} at ${size} scrolls sideways`);
    await shot(`edition-${name}-${size}`);
    await noViolations(page, ".sharesheet");
  }
  await page.setViewportSize(sizes.desktop);
  await page.emulateMedia({ colorScheme: "light" });
};

test("a house edition is taken in, played, sent, and kept by who receives it", async (t) => {
  const { page, shot } = await opened(t, 61);
  await choose(page, "box.json", box);
  await sheet(page, title).getByText("Kept on this device").waitFor();
  assert.deepEqual(await page.locator(".houses .rows > ul > li > ul > li").allInnerTexts(), ["Kind: River → Mountain", "Removed. As shipped:", "Kind: Mountain"]);
  await page.getByText("Reason: my board, photo 12").waitFor();
  await shows(page, shot, "differs");
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#edition-save").click()]);
  assert.equal(JSON.parse(readFileSync(await file.path(), "utf8")).changes.length, 2);
  await page.keyboard.press("Escape");
  await sheet(page, title).waitFor({ state: "detached" });
  await choose(page, "box.json", box);
  await page.getByText("You already have this edition").waitFor();
  await page.locator("#edition-done").click();

  await choose(page, "bad.json", edition([{ file: "borders.csv", row: "canton,atlantis", remove: true }, { file: "none.csv", row: "x", remove: true }]));
  await page.locator(".faultlist li", { hasText: "row canton,atlantis" }).waitFor();
  assert.equal(await page.locator(".faultlist li").count(), 2);
  await shows(page, shot, "faulty");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "House editions (1)" }).focus();
  await page.keyboard.press("Enter"); // by keys alone
  await sheet(page, "House editions").waitFor();
  await shows(page, shot, "list");
  await page.getByRole("button", { name: `What differs in ${title}` }).click();
  await page.locator("#edition-drop").click();
  await sheet(page, `Remove “${title}” from this device?`).waitFor();
  await noViolations(page, ".sharesheet");
  await page.locator("#edition-leave").click();
  await page.locator("#edition-done").click();
  await page.locator("#edition-done").click();
  await page.locator(".houses").waitFor({ state: "detached" });

  await page.getByRole("button", { name: /^C?.*Conquest/ }).first().click();
  await page.locator("#begin").waitFor();
  await page.getByRole("button", { name: /^3 players(:|$)/ }).first().click();
  await moreOfForm(page);
  await page.locator("#edition").selectOption({ label: `${title} (Jan)` });
  await noViolations(page);
  await shot("edition-form");
  await page.locator("#player-1").fill("Ann");
  await page.locator("#player-2").fill("Bob");
  await page.locator("#player-2").blur();
  await page.locator("#begin").click();
  await page.locator(".table, .hand").first().waitFor();
  if (await page.locator(".hand").count()) await page.locator(".hand .btn.primary").first().click();
  await page.locator(".table").waitFor();
  await page.waitForFunction(() => document.querySelector('path[data-between="canton kwangsi"]'));
  const drawn = await border(page);
  assert.ok(drawn.some((name) => /mountain/.test(name)) && !drawn.some((name) => /river/.test(name)), `the border is drawn as ${drawn}`);
  await shot("edition-board");
  await page.locator("#more").click();
  await page.getByRole("button", { name: `What differs in ${title}` }).click();
  await sheet(page, title).waitFor();
  await shot("edition-match");
  await page.locator("#edition-done").click();

  await page.getByRole("button", { name: "Link to this match" }).click();
  const link = (await page.locator("#link").innerText()).split("#")[1];
  const other = await opened(t, 62, { path: "#" + link });
  await sit(other.page, "Bob");
  const letter = other.page.locator(".letter");
  await letter.getByText(`This match is played under ${title}: 2 things differ from the shipped game.`).waitFor();
  await shows(other.page, other.shot, "letter");
  await letter.locator("#what-differs").click();
  await sheet(other.page, title).getByText("Kind: River → Mountain").waitFor();
  await other.page.keyboard.press("Escape");
  await letter.locator("#keep-edition").click();
  await letter.getByText("You have this edition").waitFor();
  await toQuestion(other.page);
  await other.page.getByRole("button", { name: "Back to your matches" }).first().click();
  await other.page.locator(".games .gt small", { hasText: title }).waitFor();
  await other.page.getByRole("button", { name: "House editions (1)" }).waitFor();
  await other.shot("edition-home");
});

test("two agree by link to go on under a corrected border, and both see it", async (t) => {
  const ann = await opened(t, 63);
  await choose(ann.page, "box.json", box);
  await ann.page.locator("#edition-done").click();
  await newMatch(ann.page, { game: "Conquest", names: ["Ann", "Bob"], players: 3 });
  const uncover = async (page) => { if (await page.locator(".hand").count()) await page.locator(".hand .btn.primary").first().click(); };
  await uncover(ann.page);
  await ann.page.locator(".table").waitFor();
  assert.equal((await border(ann.page)).filter((name) => /mountain/.test(name)).length, 0);
  const form = async (page) => {
    await page.locator("#more").click();
    await page.getByRole("button", { name: "Propose to the others" }).click();
    await page.locator("#other-edition, .agree").first().waitFor();
  };
  await form(ann.page);
  await ann.page.locator("#other-edition").selectOption({ label: `${title} (Jan)` });
  await shows(ann.page, ann.shot, "propose");
  await ann.page.locator("#ask-edition").click();
  const proposal = (page) => page.getByRole("group", { name: "A proposal" });
  await proposal(ann.page).getByText(`change to ${title}`).waitFor();
  await ann.page.locator("#agree-2").click();
  const link = async (page) => {
    await page.getByRole("button", { name: /^Link to / }).click();
    return "#" + (await page.locator("#link").innerText()).split("#")[1];
  };
  const bob = await opened(t, 64, { path: await link(ann.page) });
  await sit(bob.page, "Bob");
  await toQuestion(bob.page);
  await uncover(bob.page);
  await proposal(bob.page).getByText(`change to ${title}`).waitFor();
  await bob.shot("edition-proposal");
  await noViolations(bob.page, ".table");
  await bob.page.locator("#proposed-differs").click();
  await sheet(bob.page, title).getByText("Kind: River → Mountain").waitFor();
  await bob.page.locator("#edition-done").click();
  assert.equal((await border(bob.page)).filter((name) => /mountain/.test(name)).length, 0);
  await proposal(bob.page).getByRole("button", { name: /agree$/i }).click();
  const corrected = () => [...document.querySelectorAll('path[data-between="canton kwangsi"]')].some((e) => /mountain/.test(e.getAttribute("class")));
  await bob.page.waitForFunction(corrected);
  await bob.page.locator("#more").click();
  await bob.page.getByRole("button", { name: `What differs in ${title}` }).waitFor();
  await bob.page.keyboard.press("Escape");
  const home = await opened(t, 65, { path: await link(bob.page) });
  await sit(home.page, "Ann");
  await home.page.locator(".letter").getByText(`This match is played under ${title}: 2 things differ from the shipped game.`).waitFor();
  await home.page.locator(".letter").getByText(`All players have agreed to change to ${title}.`).waitFor();
  await home.shot("edition-agreed-letter");
  await toQuestion(home.page);
  await uncover(home.page);
  await home.page.waitForFunction(corrected);
  await form(home.page);
  assert.deepEqual(await home.page.locator("#other-edition option").allInnerTexts(), ["As shipped"]);
});

// What a device keeps from a time when the program came with other data: here it does not know them any more.
test("the form of a new match says which edition is for other data, and the Workshop opens it", async (t) => {
  const base = "0123456789abcdef0123456789abcdef";
  const text = [base, "Old box", "Jan", ""].join("\t") + "\n@borders.csv\n-canton,wuhan\n";
  const packed = Buffer.concat([Buffer.from([1]), deflateRawSync(text, { level: 9, dictionary: readFileSync(join(root, "engine/house/dictionaries/conquest.txt")) })]);
  const print = createHash("sha256").update(packed).digest("hex").slice(0, 32);
  const file = { ...empty, base, title: "Old box", author: "Jan", changes: [{ file: "borders.csv", row: "canton,wuhan", remove: true }] };
  const { page, shot } = await opened(t, 65);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`interbellum/edition/${print}`, `${packed.toString("base64")}\n${JSON.stringify(file)}`]);
  await page.reload();
  await page.getByRole("button", { name: /^C?.*Conquest/ }).first().click();
  await page.locator("#begin").waitFor();
  await moreOfForm(page);
  const option = page.locator("#edition option", { hasText: "Old box (Jan)" });
  assert.equal(await option.innerText(), "Old box (Jan): for other data, open it in the Workshop");
  assert.ok(await option.isDisabled());
  await noViolations(page);
  await shot("edition-older");
  await page.locator("#editions").click();
  await page.getByRole("button", { name: "What differs in Old box" }).click();
  await page.getByText(`It changes edition ${base} of the game`).waitFor();
});
