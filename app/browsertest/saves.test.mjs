// Nobody's match is lost: two tabs, a full storage, damage (killed tabs: killed-tab.test.mjs); files in and out; written positions.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import jsQR from "jsqr";
import { harbours, noViolations, opened, root, sizes, started, test, visit } from "./harness.mjs";
import { install, newMatch, play, sit, toQuestion, where } from "./flow.mjs";

const home = async (page) => {
  await page.getByRole("button", { name: "Back to your matches" }).first().click();
  await page.getByRole("heading", { name: "Your matches" }).waitFor();
};
const titles = (page) => page.locator(".games > ul .gt b").allTextContents();
const choose = async (page, title, what) => {
  await page.getByRole("button", { name: `More for ${title}` }).click();
  await page.getByRole("button", { name: what, exact: true }).click();
};
const open = async (page, title) => {
  await page.locator(".game a", { hasText: title }).click();
  await page.locator(".table").waitFor();
};
const seq = async (page) => (await where(page)).seq;
const file = (name, text) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });
const downloaded = async (page, act) => {
  const [made] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: made.suggestedFilename(), text: readFileSync(await made.path(), "utf8") };
};
const dropped = async (page, name, text) => {
  await page.waitForFunction(() => window.interbellum?.save); // the script comes after the first picture
  await page.evaluate(([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    for (const kind of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [name, text]);
};
const says = (page, text) => page.locator(".toast", { hasText: text }).waitFor();

test("a match is renamed, copied and archived, and every one of these is undone", async (t) => {
  const { page } = await opened(t, 31);
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await play(page, { seed: 5, most: 3 });
  await home(page);
  await choose(page, "Uppsala", "Rename…");
  await page.locator("#rename").fill('Vaasa "x onclick=alert(1)');
  await page.locator("#rename").press("Enter");
  await page.getByText('is now called “Vaasa').waitFor();
  assert.deepEqual(await titles(page), ['Vaasa "x onclick=alert(1)']);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction(() => document.querySelector(".gt b").textContent === "Uppsala");
  await choose(page, "Uppsala", "Duplicate");
  await says(page, "a separate match");
  assert.deepEqual((await titles(page)).sort(), ["Uppsala", "Uppsala (2)"]);
  await open(page, "Uppsala (2)");
  await play(page, { seed: 6, most: 2 });
  await home(page);
  const answers = await page.locator(".games > ul .last").allTextContents();
  assert.ok(answers[0].split(" ")[0] > answers[1].split(" ")[0], `the copy went on alone: ${answers}`);
  await choose(page, "Uppsala (2)", "Archive");
  await page.locator("#archive").waitFor();
  assert.deepEqual(await titles(page), ["Uppsala"]);
  await page.reload();
  await started(page);
  await page.locator("#archive summary").click();
  await choose(page, "Uppsala (2)", "Back to your matches");
  await page.locator("#archive").waitFor({ state: "detached" });
  assert.deepEqual((await titles(page)).sort(), ["Uppsala", "Uppsala (2)"]);
});

test("everything goes to another browser in one file, and a match in one", async (t) => {
  const { page } = await opened(t, 32);
  for (const title of ["Uppsala", "Vaasa"]) {
    await newMatch(page, { game: "Cataclysm", title, alone: true });
    await play(page, { seed: 5, most: 4 });
    await home(page);
  }
  await page.getByText("You have never exported them").waitFor();
  const all = await downloaded(page, () => page.getByRole("button", { name: "Export everything" }).click());
  assert.match(all.name, /^interbellum-matches-\d{4}-\d\d-\d\d\.json$/);
  assert.deepEqual(JSON.parse(all.text).matches.map((m) => m.title).sort(), ["Uppsala", "Vaasa"]);
  await page.getByText("Last exported just now").waitFor();

  const other = await opened(t, 33);
  await other.page.locator("input[type=file]").setInputFiles(file(all.name, all.text));
  await says(other.page, "2 matches in the file: 2 new.");
  assert.deepEqual((await titles(other.page)).sort(), ["Uppsala", "Vaasa"]);
  await open(other.page, "Vaasa");
  await play(other.page, { seed: 9, most: 3 });
  const there = await seq(other.page);
  await home(other.page);
  const one = await downloaded(other.page, () => choose(other.page, "Vaasa", "Export"));

  await dropped(page, one.name, one.text); // back at the first browser it goes on, once its player agrees
  await page.getByRole("heading", { name: "Someone answered for you" }).waitFor();
  await page.getByRole("button", { name: "Accept" }).click();
  await page.locator(".table").waitFor();
  assert.equal(await seq(page), there);
  await says(page, "continues from answer");
  await home(page);
  assert.equal((await titles(page)).length, 2);
  await dropped(page, "nonsense.json", "{\n\"interbellum\": 1,,}");
  await page.locator(".toast.bad", { hasText: "line 2" }).waitFor();
  await dropped(page, one.name, one.text);
  await says(page, "already have this match");
});

test("a written position is opened from a file, dropped and pasted; an impossible one says why; the position is saved", async (t) => {
  const { page, shot } = await opened(t, 34);
  const text = readFileSync(join(root, "engine/cataclysm/data/example.json"), "utf8");
  await page.locator("input[type=file]").setInputFiles(file("my-war.json", text));
  await page.getByText("The position of “my-war.json”").waitFor();
  await page.getByText("1939-40").waitFor();
  await noViolations(page);
  await page.locator("#player-1").fill("Ann");
  await page.locator("#player-1").blur();
  await page.locator("#begin").click();
  await page.locator(".table").waitFor();
  assert.equal(await page.locator(".topbar .title b").innerText(), "My war");
  await play(page, { seed: 3, most: 4 });
  await page.getByRole("button", { name: "Link to this match" }).click();
  const saved = await downloaded(page, () => page.getByRole("button", { name: "Save the position…" }).click());
  assert.equal(JSON.parse(saved.text).format, "cataclysm/1");
  await page.getByRole("button", { name: "Close", exact: true }).first().click();
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  await home(page);

  await dropped(page, saved.name, saved.text);
  await page.locator(".startfrom").waitFor();
  const wrong = JSON.stringify({ ...JSON.parse(text), crises_drawn: 9, areas: [{ area: "poland", owner: "germany", cubes: 77 }] });
  await dropped(page, "wrong.json", wrong);
  await page.getByText("“wrong.json” cannot be played").waitFor();
  assert.ok(await page.locator(".faults li").count() >= 2);
  assert.match(await page.locator(".faults li").allTextContents().then((all) => all.join(" ")), /Poland has 77 cubes/);
  await shot("faults");
  await noViolations(page);
  await home(page);
  await page.locator("#paste").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByText("A written position").waitFor();
  await home(page);
  assert.equal((await titles(page)).length, 1, "opening alone begins nothing");
});

for (const locks of [true, false]) {
  test(`two tabs with one match: the older one gives way and can take it back (${locks ? "locks" : "storage events alone"})`, async (t) => {
    const { page, context } = await opened(t, 35, { before: (context) => locks ? undefined : context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined })) });
    await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
    await play(page, { seed: 5, most: 3 });
    const at = await seq(page);
    const two = await context.newPage();
    await two.goto(page.url());
    await started(two);
    await two.locator(".table").waitFor();
    await page.getByRole("heading", { name: "This match is open in another tab" }).waitFor();
    assert.equal(await page.locator(".table").count(), 0);
    await noViolations(page);
    await play(two, { seed: 6, most: 2 });
    assert.ok(await seq(two) > at);
    const further = await seq(two);

    await page.getByRole("button", { name: "Continue here" }).click();
    await page.locator(".table").waitFor();
    assert.equal(await seq(page), further, "what the other tab answered is here");
    await two.getByRole("heading", { name: "This match is open in another tab" }).waitFor();
    await play(page, { seed: 7, most: 2 });
    const last = await seq(page);
    await two.getByRole("button", { name: "Back to your matches" }).click();
    await two.locator(".game", { hasText: `${last} answers` }).waitFor();

    await choose(two, "Uppsala", "Delete");
    await page.getByRole("heading", { name: "open in another tab" }).waitFor();
    await page.getByRole("button", { name: "Continue here" }).click();
    await page.locator(".table").waitFor();
    assert.equal(await seq(page), last);
  });
}

test("two tabs that hear nothing of one another lose nothing", async (t) => {
  const { page, context, server } = await opened(t, 36, { before: (context) => context.addInitScript(() => {
    Object.defineProperty(navigator, "locks", { value: undefined });
    addEventListener("storage", (e) => e.stopImmediatePropagation(), true);
  }) });
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await play(page, { seed: 5, most: 3 });
  const two = await context.newPage();
  await two.goto(server.url);
  await two.evaluate(() => sessionStorage.setItem("loads", 7)); // else its chance gives the copy the name of the first match
  await two.goto(page.url());
  await two.reload();
  await started(two);
  await two.locator(".table").waitFor();
  await play(page, { seed: 6, most: 2 });
  const [mine, theirs] = [await seq(page), await seq(two)];
  await two.locator(".decision [data-answer]:not(.rights *)").first().click();
  await two.getByText("The match went another way there").waitFor();
  await two.getByRole("button", { name: "Keep mine as a copy" }).click();
  await two.locator(".table").waitFor();
  assert.ok(await seq(two) > theirs);
  await home(two);
  assert.deepEqual((await titles(two)).sort(), ["Uppsala", "Uppsala (2)"]);
  assert.equal(await seq(page), mine);
  await play(page, { seed: 8, most: 1 });
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.ok(await seq(page) > mine, "the first tab's match went on and is kept");
});

test("with the storage full the match goes on in memory, says so, is exported, and is saved again when there is room", async (t) => {
  const { page } = await opened(t, 37);
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await page.evaluate(() => {
    for (let size = 1 << 22, n = 0; size >= 1; size >>= 1)
      try { for (;;) localStorage.setItem(`theirs/${n++}`, "x".repeat(size)); } catch { /* full for this size */ }
  });
  await play(page, { seed: 1, most: 1 });
  await page.locator(".toast.bad", { hasText: "full" }).waitFor();
  await page.getByRole("button", { name: "Not saved" }).waitFor();
  const given = await play(page, { seed: 2, most: 3 });
  assert.equal(given.board + given.bar, 3);
  const here = await seq(page);
  const { text } = await downloaded(page, () => page.locator(".toast").getByRole("button", { name: "Export" }).click());
  assert.equal(JSON.parse(text).answers.length, here, "the file holds what the storage could not");
  await page.evaluate(() => { for (const key of Object.keys(localStorage)) if (key.startsWith("theirs/")) localStorage.removeItem(key); });
  await play(page, { seed: 3, most: 1 });
  await says(page, "saved again");
  assert.equal(await page.getByRole("button", { name: "Not saved" }).count(), 0);
  const last = await seq(page);
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.equal(await seq(page), last);
});

test("a damaged list is built anew; a damaged match can be exported, mended and deleted", async (t) => {
  const { page } = await opened(t, 38, { errors: [/./] });
  for (const title of ["Uppsala", "Vaasa"]) {
    await newMatch(page, { game: "Cataclysm", title, alone: true });
    await play(page, { seed: 5, most: 4 });
    await home(page);
  }
  const vaasa = await downloaded(page, () => choose(page, "Vaasa", "Export"));
  for (const damage of ["[{", "", "null", '{"a":1}', '[{"id":"ghost"}]']) {
    await page.evaluate((damage) => localStorage.setItem("interbellum/index", damage), damage);
    await page.reload();
    await started(page);
    assert.deepEqual((await titles(page)).sort(), ["Uppsala", "Vaasa"], damage);
  }
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("interbellum/match/") && localStorage[key].includes("Vaasa")) localStorage[key] = localStorage[key].replace("\"answers\": [", "\"answer5\": [");
    localStorage.removeItem("interbellum/index");
  });
  await page.reload();
  await started(page);
  assert.deepEqual((await titles(page)).sort(), ["A damaged match", "Uppsala"]);
  await page.locator(".game a", { hasText: "A damaged match" }).click();
  await page.locator(".toast.bad", { hasText: "cannot be read" }).waitFor();
  await noViolations(page);
  const raw = await downloaded(page, () => choose(page, "A damaged match", "Export"));
  assert.match(raw.text, /answer5/);
  await dropped(page, vaasa.name, vaasa.text);
  await page.locator(".table").waitFor();
  await home(page);
  assert.deepEqual((await titles(page)).sort(), ["Uppsala", "Vaasa"], "the file mends it");
});

test("the browser is asked to keep the matches, and its answer is shown", async (t) => {
  const { page } = await opened(t, 40, { before: (context) => context.addInitScript(() => {
    let kept = false;
    Object.defineProperty(navigator, "storage", { value: { persisted: async () => kept, persist: async () => (kept = window.name === "yes") } });
  }) });
  await newMatch(page, { game: "Cataclysm", alone: true });
  await home(page);
  await page.getByRole("button", { name: "Ask the browser to keep them" }).click();
  await page.getByText("Your browser did not promise to keep them").waitFor();
  await page.evaluate(() => { window.name = "yes"; });
  await page.reload();
  await started(page);
  await page.getByRole("button", { name: "Ask the browser to keep them" }).click();
  await page.getByText("Your browser keeps them until you delete them").waitFor();
  await page.getByText("Your browser promised not to clear them").waitFor();
});

test("where the browser clears what nobody visits, an export is asked for", async (t) => {
  const { page, shot } = await opened(t, 41, { size: sizes.tablet, touch: true, before: (context) => context.addInitScript(() => {
    Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." });
  }) });
  assert.equal(await page.locator(".remind").count(), 0, "nothing is there to lose yet");
  await newMatch(page, { game: "Cataclysm", alone: true });
  await home(page);
  await page.locator(".remind").waitFor();
  await shot("reminder");
  await noViolations(page);
  await downloaded(page, () => page.locator(".remind").getByRole("button", { name: "Export everything" }).click());
  await page.locator(".remind").waitFor({ state: "detached" });
});

test("Harbours: a match with hidden hands is exported, taken in elsewhere, and covered for two tabs", async (t) => {
  const { page, context } = await opened(t, 42, { site: harbours, path: "#new-toy" });
  await newMatch(page, { players: 2, names: ["Ann", "Bob"], title: "Uppsala" });
  await play(page, { seed: 2, most: 8, ready: true });
  if ((await where(page)).screen === "hand") await page.locator(".hand .primary").click();
  await page.locator(".table").waitFor();
  const here = await seq(page);
  const two = await context.newPage();
  await two.goto(page.url());
  await started(two);
  await two.locator(".hand .primary", { hasText: "show me the board" }).waitFor();
  await page.getByRole("heading", { name: "This match is open in another tab" }).waitFor();
  assert.equal(await page.evaluate(() => /hcard|card of/.test(document.body.outerHTML.replace(/<svg id="sprites"[^]*?<\/svg>/, ""))), false, "nothing of a hand is left in the document");
  await two.getByRole("button", { name: "Back to your matches" }).click();
  const saved = await downloaded(two, () => choose(two, "Uppsala", "Export"));
  const other = await visit(t, { site: harbours, before: install });
  await dropped(other.page, saved.name, saved.text);
  await sit(other.page);
  await other.page.locator(".hand .primary").click();
  await other.page.locator(".table").waitFor();
  assert.equal(await seq(other.page), here);
});

test("a turn is sent as a QR code, by mail with a summary and by the share sheet, and pasted as a whole mail", async (t) => {
  const { page, shot } = await opened(t, 43, { before: (context) => context.addInitScript(() => {
    navigator.share = async (what) => { window.shared = what; };
  }) });
  await newMatch(page, { game: "Cataclysm", title: "Łódź & co", names: ["Ann", "Bob"] });
  await play(page, { seed: 5, most: 6 });
  const at = await seq(page);
  await page.getByRole("button", { name: "Link to this match" }).click();
  const link = await page.locator("#link").innerText();
  await page.locator(".qr svg").waitFor();
  const side = 600;
  const picture = await page.evaluate(async (side) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side }), image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(document.querySelector(".qr svg").outerHTML.replace("<svg ", `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" `));
    await image.decode();
    canvas.getContext("2d").drawImage(image, 0, 0, side, side);
    return [...canvas.getContext("2d").getImageData(0, 0, side, side).data];
  }, side);
  assert.equal(jsQR(Uint8ClampedArray.from(picture), side, side)?.data, link);
  await shot("send");
  await noViolations(page);
  const mail = new URL(await page.locator("#mail").getAttribute("href"));
  assert.equal(mail.searchParams.get("subject"), "Łódź & co");
  assert.match(mail.searchParams.get("body"), /^Łódź & co, Cataclysm: A Second World War, 19\d\d-\d\d, \w+\. Next to play: .*(Ann|Bob)/);
  assert.ok(mail.searchParams.get("body").includes(`<${link}>`) && mail.href.length < 2600);
  await page.getByRole("button", { name: "Share…" }).click();
  await page.waitForFunction(() => window.shared);
  assert.equal(await page.evaluate(() => window.shared.url), link);

  const other = await opened(t, 44);
  const wrapped = mail.searchParams.get("body").replace(/(.{60})/g, "$1\n").split("\n").map((line) => "> " + line).join("\n");
  await other.page.locator("#paste").fill(`On Sunday Ann wrote:\n${wrapped}\n\nYour turn!`);
  await other.page.getByRole("button", { name: "Open", exact: true }).click();
  await sit(other.page);
  await toQuestion(other.page);
  assert.equal(await seq(other.page), at);
});
