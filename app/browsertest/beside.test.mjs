// What stands beside playing: the menu, a try, the replay of what others did, settings, the page about the games.
import assert from "node:assert/strict";
import { noViolations, opened, sizes, started, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

const menu = async (page, item) => {
  await page.locator("#more").click();
  await page.locator("#menu").getByText(item).click();
};

test("a try is marked as one, and the match goes on as if it had not been", async (t) => {
  const { page, shot } = await opened(t, 71, { size: sizes.tablet });
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await play(page, { seed: 2, most: 30 });
  const before = await where(page);
  await menu(page, "What if…?");
  await page.getByText("Nothing here counts").waitFor();
  await noViolations(page);
  await play(page, { seed: 3, most: 10 });
  await shot("try");
  assert.ok((await where(page)).seq > before.seq, "the try goes on");
  await page.getByRole("button", { name: "Back to the match" }).click();
  await page.waitForFunction(() => !document.querySelector("[data-trial]"));
  assert.deepEqual(await where(page), before);
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.deepEqual(await where(page), before, "nothing of the try was saved");
});

test("what others have done is replayed by itself, and can be left", async (t) => {
  const { page } = await opened(t, 72);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  for (let n = 0; !(await page.locator(".lately").count()); n++) {
    assert.ok(n < 300, "nothing noteworthy happens");
    await play(page, { seed: n, most: 1 });
  }
  const here = await where(page);
  await page.locator(".lately").click();
  await page.getByText("Since your last answer: 1 of").waitFor();
  await page.getByText("Since your last answer: 2 of").waitFor({ timeout: 10_000 });
  assert.ok((await where(page)).seq < here.seq, "the board is as it was");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator("#ask[data-kind]").waitFor();
  assert.deepEqual(await where(page), here);
});

test("settings hold for this device, from the next first picture on", async (t) => {
  const { page, shot } = await opened(t, 73);
  await page.getByRole("button", { name: "Settings" }).click();
  await shot("settings");
  await noViolations(page);
  for (const label of ["130 %", "Dark", "None"]) await page.getByLabel(label, { exact: true }).check();
  await page.keyboard.press("Escape");
  await page.reload();
  await started(page);
  assert.deepEqual(await page.evaluate(() => [document.documentElement.style.fontSize, document.documentElement.dataset.theme, document.documentElement.dataset.motion]), ["130%", "dark", "still"]);
});

test("every screen says what can be done on it, and the button beside it does it", async (t) => {
  const { page } = await opened(t, 77);
  const now = async (says, name) => {
    await page.locator("body").press("n");
    await page.locator("#now li", { hasText: says }).getByRole("button", { name }).click();
    await page.locator("#now").waitFor({ state: "detached" });
  };
  await now("in ten minutes", "Begin the lesson");
  await page.locator(".lessoncard").waitFor();
  await page.getByRole("button", { name: "Back to your matches" }).click();
  await page.getByRole("button", { name: /Cataclysm/ }).first().click();
  await page.locator("#begin").waitFor();
  await page.getByRole("button", { name: "2 players" }).click();
  await now("leave everything else as it is", "Begin");
  await page.locator("#ask[data-kind]").waitFor();
  await page.getByRole("tab", { name: "Log" }).focus();
  await now(/^France decides \(Player 2\): “Gain a flag/, "Go to the question");
  assert.equal(await page.evaluate(() => document.activeElement.id), "ask");
  await noViolations(page);
});

test("what can be done in the form of a new match recommends no other game's scenario", async (t) => {
  for (const [path, recommends] of [["#new-cataclysm", true], ["#new-triumph", false], ["#new-conquest", false]]) {
    const { page } = await opened(t, 6, { path });
    await page.locator("#scenario").waitFor({ timeout: 60_000 });
    await page.keyboard.press("n");
    const says = await page.locator("dialog[open] .nowlist").innerText();
    assert.equal(says.includes("Days of Decision"), recommends, `${path}: ${says}`);
  }
});

test("a question with one answer is asked where that is set", async (t) => {
  const { page } = await opened(t, 76);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Ask me anyway").check();
  await page.keyboard.press("Escape");
  await newMatch(page, { game: "Cataclysm", alone: true });
  for (let n = 0; ; n++) {
    assert.ok(n < 40, "nothing had one answer alone");
    const before = await where(page);
    const all = await page.locator(".decision [data-answer]:not(.rights *)").evaluateAll((list) => [...new Set(list.map((e) => e.dataset.answer))]);
    await play(page, { seed: n, most: 1 });
    if (all.length !== 1 || before.kind !== "activate") continue;
    assert.notDeepEqual(await where(page), before, "and is answered");
    break;
  }
});

test("the page about the games names who made them, offline too", async (t) => {
  const { page, shot, server } = await opened(t, 74, { keep: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await server.close();
  await page.getByRole("button", { name: "About these games" }).click();
  for (const name of ["William Terdoslavich", "Scott Muldoon", "Craig Besinque", "GMT Games"]) await page.getByText(name).first().waitFor();
  await page.getByText("Licences").click();
  for (const name of ["The Go Authors", "Maxence Charriere", "msgpack Authors", "Peter Lithammer", "Reserved Font Name"]) await page.locator(".notices pre", { hasText: name }).waitFor();
  await shot("about");
  await noViolations(page);
  await page.getByRole("button", { name: "Close About these games" }).click();
  await page.locator("#about").waitFor({ state: "detached" });
});

test("an area's pieces are listed one by one, and a private note stays there", async (t) => {
  const { page, shot } = await opened(t, 75, { size: sizes.phone, touch: true });
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await page.locator(".stage[data-ready]").waitFor();
  const hold = async (words) => {
    const at = await page.locator(`.stack[aria-label^="${words}"]`).boundingBox(), touch = await page.context().newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: at.x + at.width / 2, y: at.y + at.height / 2 }] });
    await page.locator("#here:popover-open").waitFor();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const before = await where(page);
  await hold("Lorraine");
  await page.getByText("never attacks, retreats or regroups").waitFor();
  assert.match(await page.locator("#here").innerText(), /Lorraine[^]*French infantry army[^]*French fortress/);
  await noViolations(page, "#here");
  await shot("here");
  await page.locator("#here textarea").fill("Two armies by 1941");
  await page.touchscreen.tap(20, 100);
  await page.waitForFunction(() => !document.querySelector("#here:popover-open"));
  assert.deepEqual(await where(page), before, "neither the hold nor the tap beside the card is an answer");
  await page.reload();
  await started(page);
  await page.locator(".notes path").waitFor({ state: "attached" });
  await hold("Lorraine");
  assert.equal(await page.locator("#here textarea").inputValue(), "Two armies by 1941");
});

// markedSeen waits for the frames in which the page brings a marked answer into sight, and says what is wrong with where it lies.
const markedSeen = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  const e = document.querySelector(".decision .choice.marked"), r = e.getBoundingClientRect(), x = r.x + r.width / 2;
  done([r.top + 6, r.y + r.height / 2, r.bottom - 6].every((y) => e.contains(document.elementFromPoint(x, y))) ? "" : `${e.textContent} lies at ${[r.top, r.bottom].map(Math.round)}, under ${document.elementFromPoint(x, r.bottom - 6)?.className}`);
}, 50))));

for (const [name, path] of [["Learn to play: a guided first turn", ""], ["Learn to play: a guided first year", "#new-triumph"], ["Learn to play: a guided first Spring", "#new-conquest"]]) test(`${name}: it is taught to its end, and goes on as a match of one's own`, async (t) => {
  const { page, shot } = await opened(t, 76, { size: sizes.tablet, path });
  await (path ? page.getByRole("button", { name }) : page.locator("#learn")).click();
  await page.locator(".lessoncard").waitFor();
  const picture = (what) => shot(`lesson${path.slice(4)}${what}`);
  await picture("");
  await noViolations(page);
  const other = page.locator(".decision .choice:not(.marked)").first();
  await other.click();
  await page.getByText("Follow the marked answer").waitFor();
  await page.setViewportSize(sizes.phone);
  for (let n = 0; !(await page.getByText("The end of the lesson").count()); n++) {
    assert.ok(n < 60, "the lesson does not end");
    const at = await page.locator(".lessoncard small").innerText();
    if (await page.locator("#next").count()) await page.locator("#next").click();
    else {
      assert.equal(await page.evaluate(markedSeen), "", `the marked answer at ${at}`);
      await page.locator(".decision .choice.marked").click();
    }
    const sure = page.locator(".decision .choice.sure"), on = (at) => page.waitForFunction((at) => document.querySelector(".lessoncard small").textContent !== at[0] || at[1] && document.querySelector(".decision .choice.sure"), at);
    await on([at, true]);
    if (await sure.count()) await sure.click(); // a grave answer is asked once more
    await on([at, false]);
    if (at.startsWith("24 ")) await picture("-24");
  }
  await page.getByRole("button", { name: "Play on" }).click();
  await page.waitForFunction(() => !document.querySelector(".lessoncard"));
  const here = await where(page);
  await play(page, { seed: 1, most: 5 });
  assert.ok((await where(page)).seq > here.seq, "the match goes on, with dice that are dealt");
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();
  assert.ok((await where(page)).seq > here.seq, "and is kept");
});
