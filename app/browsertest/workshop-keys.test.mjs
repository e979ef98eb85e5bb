// The Workshop by keyboard alone: every step is a Tab or a key on what has the focus, and the focus can be seen.
import assert from "node:assert/strict";
import { opened, test } from "./harness.mjs";

// reach presses Tab, or another key, until what has the focus is this one, and it can be seen that it has.
async function reach(page, css, key = "Tab") {
  for (let n = 0; n < 250; n++) {
    const at = await page.evaluate((css) => {
      const e = document.activeElement, style = getComputedStyle(e);
      return { there: e.matches(css), seen: e.matches(":focus-visible") && (style.outlineStyle !== "none" || style.boxShadow !== "none") };
    }, css);
    if (at.there) {
      assert.ok(at.seen, `the focus on ${css} can be seen`);
      return;
    }
    await page.keyboard.press(key);
  }
  assert.fail(`${css} is not reached by ${key}`);
}
const press = async (page, css, key = "Enter") => { await reach(page, css); await page.keyboard.press(key); };
const says = (page, text) => page.locator(".says", { hasText: text }).waitFor();

// choose opens a list and picks a choice by typing the beginning of its name.
async function choose(page, css, name) {
  await reach(page, css);
  await page.keyboard.press("Space"); // opens the list
  await page.keyboard.type(name);
  await page.keyboard.press("Enter");
}

test("the keyboard alone corrects data, goes through all tabs, and plays", async (t) => {
  const { page } = await opened(t, 75);
  await press(page, "#workshop");
  await page.locator(".shopstart").waitFor();
  await reach(page, ".shopstart .rowlist button");
  while (!(await page.evaluate(() => document.activeElement.textContent.includes("Conquest")))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#shop-state").waitFor();
  await choose(page, "#shop-area", "Canton");
  await page.locator("#shop-title", { hasText: "Canton" }).waitFor();
  await press(page, "#shop-panel .pickone[aria-pressed=false]");
  await page.locator("#shop-undo:enabled").waitFor();
  await press(page, "#shop-undo");
  await says(page, "Undone.");
  await press(page, "#shop-redo");
  await says(page, "Redone.");
  await press(page, "#shop-undo");
  await choose(page, "#shop-other", "Kwangsi");
  await page.locator("#shop-title", { hasText: "Canton – Kwangsi" }).waitFor();
  await reach(page, "#shop-panel .pickone");
  while (!(await page.evaluate(() => document.activeElement.textContent === "Mountain"))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await says(page, "Border is now Mountain.");
  for (const tab of ["setup", "tables", "first", "differs", "faults", "edition"]) {
    await press(page, "#tab-" + tab);
    await page.locator(`.shop[data-tab=${tab}]`).waitFor();
    await reach(page, "#shop-panel");
  }
  await reach(page, "#shop-name");
  await page.keyboard.type("Keys");
  await page.keyboard.press("Tab");
  await page.locator(".topbar b", { hasText: "Keys" }).waitFor();
  await press(page, "#shop-keep");
  await says(page, "Kept.");
  await press(page, "#shop-play");
  await page.locator("#begin").waitFor();
});

test("the keyboard alone writes a scenario of a game with blocks", async (t) => {
  const { page } = await opened(t, 76);
  await press(page, "#workshop");
  await page.locator(".shopstart").waitFor();
  await reach(page, ".shopstart .rowlist button");
  while (!(await page.evaluate(() => document.activeElement.textContent.includes("Triumph")))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await press(page, "#tab-setup");
  await press(page, ".fold summary");
  await reach(page, "#shop-copy");
  await page.keyboard.type("Keys");
  await press(page, "#shop-copy-it");
  await says(page, "Keys is added.");
  await reach(page, "#shop-panel"); // its beginning: what was pressed is gone
  const onto = async (text) => {
    await reach(page, "[aria-label='What to add'] .pickone");
    while (!(await page.evaluate((text) => document.activeElement.textContent === text, text))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  };
  await onto("Influence");
  await choose(page, "#shop-what", "Turkey");
  await choose(page, "#shop-side", "USSR");
  await press(page, "#shop-stand");
  await says(page, "Added.");
  await reach(page, "[aria-label='Remove “Influence: Turkey (USSR, 1 marker)”']", "Shift+Tab");
  await page.keyboard.press("Enter");
  await says(page, "Removed “Influence: Turkey");
  await press(page, "#shop-drop");
  await says(page, "Keys is removed.");
});
