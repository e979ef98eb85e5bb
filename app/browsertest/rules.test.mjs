// The rules beside the table: a number opens its entry, links lead on, and all of it works without a network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { keptForOffline, noViolations, opened, root, sizes, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

const title = (page) => page.locator("#rules-title").textContent();
const reads = (page, text) => page.waitForFunction((text) => document.querySelector("#rules-title")?.textContent.startsWith(text), text);

test("a question's rule opens, a link leads on, back and Escape lead home", async (t) => {
  const { page } = await opened(t, 61);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const before = await where(page), rule = await page.locator("#ask .rule").textContent();
  await page.locator("#ask .rule").click();
  await reads(page, rule + " ");
  const first = await title(page);
  assert.ok((await page.locator(".rulesheet .text > p").first().textContent()).length > 40);
  assert.equal(await page.evaluate(() => document.activeElement.id), "rules-title", "a screen reader reads on from the title");
  assert.ok(await page.getByRole("button", { name: "Back", exact: true }).isHidden(), "there is nothing to go back to");

  const link = page.locator(".rulesheet p .ref, .rulesheet li .ref").first(), to = await link.textContent();
  await link.click();
  await reads(page, to + " ");
  const citing = page.locator(".rulesheet .row", { hasText: first.slice(rule.length + 1) });
  assert.ok(await citing.count(), `${to} tells that ${rule} refers to it`);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await reads(page, rule + " ");

  await page.keyboard.press("Escape");
  await page.locator(".rulesheet").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => document.activeElement.textContent), rule, "the focus is back where it was");
  assert.deepEqual(await where(page), before, "reading has answered nothing");
});

test("rules and words are found, and the game can be played beside them", async (t) => {
  const { page } = await opened(t, 62);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await page.locator(".tabs").getByRole("button", { name: "Rules" }).click();
  await reads(page, "The rules");
  await page.getByText("The rule of this question").waitFor();
  const field = page.getByRole("searchbox");
  await field.pressSequentially("strategic bomb");
  await page.waitForFunction(() => / rules?/.test(document.querySelector("#rules-title").textContent) && document.querySelector(".rulesheet .row b"));
  assert.equal(await page.locator(".rulesheet .row b").first().textContent(), "9.5.2");
  assert.ok(await page.locator(".rulesheet .terms dt", { hasText: "Strategic bombing" }).count());
  const before = await where(page);
  await field.fill("");
  await field.pressSequentially("10.12.1");
  assert.deepEqual(await where(page), before, "digits in the field give no answers");
  await page.locator('.rulesheet .row[data-rule="10.12.1"]').click();
  await reads(page, "10.12.1 ");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.waitForFunction(() => /^\d+ rules?/.test(document.querySelector("#rules-title").textContent));
  assert.equal(await field.inputValue(), "10.12.1", "back leads to what was sought");
  await field.fill("xyzzy");
  await reads(page, "No rules");
  await play(page, { seed: 2, most: 3 });
  assert.ok(await page.locator(".rulesheet").isVisible(), "the rules stay open while the match goes on");
  await noViolations(page);
});

test("every number that the page shows has its entry, in the log and under the dice too", async (t) => {
  const { page } = await opened(t, 63);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await play(page, { seed: 5, most: 60 });
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator(".logview [data-rule]").first().waitFor();
  const text = readFileSync(join(root, "web/rules/cataclysm.txt"), "utf8");
  const shown = await page.evaluate(() => [...new Set([...document.querySelectorAll("main [data-rule]")].map((e) => e.dataset.rule))]);
  assert.ok(shown.length > 8, shown.join(" "));
  for (const rule of shown) if (rule !== "all") assert.ok(text.includes(`\n@ ${rule} `), `${rule} has no entry`);
  const line = page.locator(".logview .ev > [data-rule]").last(), rule = await line.textContent();
  await line.click();
  await reads(page, rule + " ");
});

test("on a phone, offline, the rules fill the screen", async (t) => {
  const { page, server } = await opened(t, 64, { size: sizes.phone, touch: true, keep: true });
  await keptForOffline(page);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await server.close();
  await page.locator("#ask .rule").click();
  await page.locator(".rulesheet .here, .rulesheet .rows").first().waitFor();
  assert.deepEqual(await page.locator(".rulesheet").evaluate((e) => { const b = e.getBoundingClientRect(); return [b.x, b.y, b.width, b.height]; }), [0, 0, sizes.phone.width, sizes.phone.height]);
  await noViolations(page);
  await page.keyboard.press("Escape");
  await page.locator(".rulesheet").waitFor({ state: "hidden" });
});

test("where the text does not come, the page says so, and can try again", async (t) => {
  const { page, server } = await opened(t, 65, { errors: [/404|Failed to load/] });
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const name = "web/rules/cataclysm.txt";
  server.swap(name, null);
  await page.locator("#ask .rule").click();
  await page.getByText("could not be loaded").waitFor();
  server.swap(name, readFileSync(join(root, name)));
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".rulesheet .crumb").waitFor();
});
