// A whole match of Cataclysm without a mouse: by the keyboard alone, and by the list of answers that a screen reader reads.
import assert from "node:assert/strict";
import { opened, test } from "./harness.mjs";
import { newMatch, where } from "./flow.mjs";
import { Person, keyboardMatch, listMatch, spoken } from "./keyboard.mjs";

test("a whole match by the keyboard alone, the focus never lost, each question read out", async (t) => {
  const { page } = await opened(t, 31, { before: spoken }), me = new Person(page, 4);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const { used, decisions, each } = await keyboardMatch(me, { short: 40 });
  assert.ok(used.digit > 30 && used.board >= 12 && used.tab > 5, JSON.stringify(used));
  assert.ok(each <= 4, `${decisions} decisions took ${each.toFixed(2)} keys each`);
});

test("a whole match by the list that a screen reader reads", async (t) => {
  const { page } = await opened(t, 32), me = new Person(page, 9);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const names = await listMatch(me);
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
