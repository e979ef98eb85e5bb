// A whole match without a mouse: by the keyboard alone, and by the list of answers that a screen reader reads.
import assert from "node:assert/strict";
import { opened, test } from "./harness.mjs";
import { newMatch, seen, where } from "./flow.mjs";

// random is mulberry32: the same choices in every run.
const generator = (seed) => {
  let state = seed >>> 0;
  return (n) => {
    let t = (state = (state + 0x6d2b79f5) | 0);
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
};

// answered waits until the page is past a question; false if it asks whether the answer is meant.
const answered = (page, before) => page.waitForFunction((before) => {
  const now = window.flow.where();
  return now.screen !== before.screen || now.seq !== before.seq ? "yes" : document.querySelector(".choice.sure") ? "sure" : false;
}, before, { timeout: 10_000, polling: "raf" }).then((handle) => handle.jsonValue());

// given waits until the page is past a question to which a key gave an answer, and presses it once more where the page asks if it is meant.
async function given(page, key, before) {
  if (await answered(page, before) !== "sure") return;
  await seen(page);
  await page.keyboard.press(key);
  await page.waitForFunction((b) => window.flow.where().seq !== b.seq || window.flow.where().screen !== b.screen, before, { polling: "raf" });
}

const focus = (page) => page.evaluate(() => {
  const e = document.activeElement;
  return { body: e === document.body, id: e.id, answer: e.closest("[data-answer]")?.dataset.answer ?? "", area: e.closest(".area")?.dataset.area ?? "" };
});

test("a whole match by the keyboard alone, the focus never lost", async (t) => {
  const { page } = await opened(t, 31);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const random = generator(4), used = { digit: 0, tab: 0, board: 0 };
  const press = async (key, before) => {
    await page.keyboard.press(key);
    await given(page, key, before);
  };
  for (;;) {
    const here = await where(page);
    if (here.screen === "end") break;
    await seen(page);
    await page.waitForFunction(() => document.activeElement !== document.body, null, { timeout: 2000, polling: "raf" })
      .catch(() => assert.fail(`the focus is lost at answer ${here.seq}, ${here.question}`));
    const now = await page.evaluate(() => ({
      answers: [...document.querySelectorAll(".decision [data-answer]:not(.rights *)")].map((b) => ({ answer: b.dataset.answer, key: b.dataset.key })),
      areas: document.querySelectorAll(".area.legal[role=button]").length, stops: document.querySelectorAll('.area.legal[tabindex="0"]').length,
    }));
    assert.ok(now.areas === 0 || now.stops === 1, `the board has ${now.stops} tab stops`);
    const short = now.answers.find((a) => /^(pass|done)$/.test(a.answer));
    const pick = short && random(100) < 40 ? short : now.answers[random(now.answers.length)];
    if (now.areas > 1 && used.board < 12 && random(3) === 0) {
      // Tab to the board, a few arrows, Enter: an answer, or a chooser in which Enter takes the first.
      await page.evaluate(() => document.querySelector('.area.legal[tabindex="0"]').focus());
      for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft"]) if (random(2)) await page.keyboard.press(arrow);
      assert.ok((await focus(page)).area, "the arrows stay on the board");
      await page.keyboard.press("Enter");
      await page.waitForFunction((b) => window.flow.where().seq !== b.seq || document.querySelector(".chooser .choice"), here, { polling: "raf" });
      if ((await where(page)).seq === here.seq) {
        await page.waitForFunction(() => document.activeElement.closest(".chooser"), null, { timeout: 5000 });
        if (!(await focus(page)).answer) await page.keyboard.press("Tab");
        assert.ok((await focus(page)).answer, "the chooser takes the focus");
        await press("Enter", here);
      }
      used.board++;
    } else if (pick.key && random(5)) {
      await press(pick.key, here);
      used.digit++;
    } else {
      await page.locator("#ask").focus();
      for (let n = 0; (await focus(page)).answer !== pick.answer; n++) {
        assert.ok(n < 120, `Tab does not come to ${pick.answer}`);
        await page.keyboard.press("Tab");
      }
      await press("Enter", here);
      used.tab++;
    }
  }
  assert.ok(used.digit > 50 && used.board >= 12 && used.tab > 5, JSON.stringify(used));
  assert.equal((await where(page)).screen, "end");
});

test("a whole match by the list that a screen reader reads", async (t) => {
  const { page } = await opened(t, 32);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const random = generator(9), names = new Set();
  for (;;) {
    const here = await where(page);
    if (here.screen === "end") break;
    await seen(page);
    const question = page.getByRole("region").filter({ has: page.locator("#ask") });
    const parts = await Promise.all((await question.locator(".ends, .choices").all()).map((part) => part.ariaSnapshot()));
    const list = parts.join("\n").split("\n")
      .map((line) => line.match(/^\s*- button "((?:[^"\\]|\\.)*)"/)?.[1]).filter(Boolean).map((name) => JSON.parse(`"${name}"`));
    assert.ok(list.length, `nothing is read out at answer ${here.seq}: ${here.question}`);
    assert.equal(new Set(list).size, list.length, `two answers read alike: ${here.question} ${list}`);
    const short = list.find((name) => /^(Pass|Done|No |None|End|Confirm|Stop|Finish)/.test(name)), name = short && random(100) < 85 ? short : list[random(list.length)];
    names.add(name);
    await question.getByRole("button", { name, exact: true }).first().press("Enter");
    await given(page, "Enter", here);
  }
  assert.ok(names.size > 25, `${names.size} different answers`);
});

test("a sheet, a menu or a dialog over the table has the keys to itself, and Escape or a tap beside it closes it", async (t) => {
  const { page } = await opened(t, 33);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const before = await where(page), shut = () => page.locator(".over").waitFor({ state: "detached" });
  await page.locator("#orders").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".over [role=dialog]"));
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press("Tab");
    const lost = await page.evaluate(() => document.activeElement.closest(".table")?.outerHTML.slice(0, 80));
    assert.equal(lost, undefined, `Tab number ${n + 1} goes behind the sheet`);
  }
  for (const key of ["1", "2", "c", "u"]) await page.keyboard.press(key);
  assert.ok(!(await page.locator(".choice.sure").count()), "nothing behind the sheet is pressed");
  await page.locator(".over [role=dialog]").focus();
  assert.ok(await page.evaluate(() => document.activeElement.matches(".over [role=dialog]")));
  await page.keyboard.press("Escape");
  await shut();
  await page.waitForFunction(() => document.activeElement.id === "orders", null, { timeout: 2000 });
  assert.equal((await where(page)).seq, before.seq, "and nothing was answered");
  for (const item of ["Computer players…", "Propose to the others…"]) {
    await page.locator("#more").click();
    await page.locator("#menu").getByRole("button", { name: item }).click();
    await page.locator(".over [role=dialog]").waitFor();
    await page.mouse.click(8, 300);
    await shut();
  }
  await page.locator("#more").click();
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await page.locator("dialog:modal h2").click(); // the focus falls to the page
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  await page.locator("dialog:modal").waitFor({ state: "detached" });
  assert.ok((await where(page)).seq === before.seq && !(await page.locator(".choice.sure").count()), "nor is anything behind a menu or a dialog");
  await page.keyboard.press("1");
  await page.waitForFunction((seq) => window.flow.where().seq !== seq || document.querySelector(".choice.sure"), before.seq);
});
