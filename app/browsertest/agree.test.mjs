// Agreements: taken back and ended by two at one table, asked and answered over a link, a corrected position, resigning; and the form's looks.
import assert from "node:assert/strict";
import { noViolations, opened, test } from "./harness.mjs";
import { newMatch, play, seen, sit, toQuestion, where } from "./flow.mjs";

const table = { game: "Cataclysm", names: ["Ann", "Bob"], players: 2 };
const form = async (page) => {
  if (await page.locator(".table").count()) await page.locator("#more").click();
  await page.getByRole("button", { name: "Propose to the others" }).click();
  const sheet = page.getByRole("dialog", { name: "Propose to the others" });
  await sheet.waitFor();
  return sheet;
};
const proposal = (page) => page.getByRole("group", { name: "A proposal" });

test("two at one table take an answer back, see it struck out, and look back across it", async (t) => {
  const { page } = await opened(t, 71);
  await newMatch(page, table);
  await play(page, { seed: 71, most: 12, ready: true });
  const before = await where(page);
  const sheet = await form(page);
  await noViolations(page, ".sharesheet");
  const options = await sheet.locator("#back option").allInnerTexts();
  assert.ok(options.length > 3 && options.every((words) => /^Before .+\(answer \d+\)$/.test(words)), options.join("; "));
  const at = Number(options[3].match(/answer (\d+)/)[1]);
  await sheet.locator("#back").selectOption(String(at));
  await sheet.locator("#ask-back").click();
  await sheet.waitFor({ state: "detached" });
  await proposal(page).getByText("proposes to take the match back to before").waitFor();
  await noViolations(page, ".decision");
  assert.equal((await where(page)).kind, before.kind, "the question stays while the others are asked");
  await proposal(page).getByRole("button", { name: /agree$/i }).click();
  await page.getByText("Agreed.").waitFor();
  await proposal(page).waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Log" }).click();
  await page.locator(".logview .struck").first().waitFor();
  await page.locator(".logview").getByText("Agreed: to take the match back").waitFor();
  await page.locator("#history").focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowLeft");
  await page.getByText("You are looking at the past.").waitFor();
  await page.getByRole("button", { name: "Back to now" }).click();
  await play(page, { seed: 72, most: 5, ready: true });
  const seq = (await where(page)).seq;
  await page.reload();
  await page.locator(".table").waitFor();
  assert.equal((await where(page)).seq, seq, "the match is found again as it stood");
});

test("a match ends by agreement and the end can be taken back", async (t) => {
  const { page, shot } = await opened(t, 73);
  await newMatch(page, table);
  await play(page, { seed: 73, most: 6, ready: true });
  let sheet = await form(page);
  await sheet.getByText("As it stands: ").waitFor();
  await sheet.locator("#ask-end").click();
  await proposal(page).getByRole("button", { name: /refuse$/i }).click();
  await proposal(page).waitFor({ state: "detached" });
  sheet = await form(page);
  await seen(page);
  await sheet.locator("#ask-end").focus();
  await page.keyboard.press("Enter"); // by keys alone
  await proposal(page).waitFor();
  await seen(page);
  await proposal(page).getByRole("button", { name: /agree$/i }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Ended by agreement" }).waitFor();
  await noViolations(page);
  await shot("agree-end");
  sheet = await form(page);
  await sheet.locator("#ask-back").click();
  await proposal(page).getByRole("button", { name: /agree$/i }).click();
  await page.locator(".table").waitFor();
});

test("a proposal travels by link, its receiver sees it first and agrees, and the sender sees it", async (t) => {
  const ann = await opened(t, 74);
  await newMatch(ann.page, table);
  await play(ann.page, { seed: 74, most: 8, ready: true });
  const sheet = await form(ann.page);
  await sheet.locator("#ask-end").click();
  await proposal(ann.page).waitFor();
  const link = async (page) => {
    await page.getByRole("button", { name: /^Link to / }).click();
    const text = await page.locator("#link").innerText();
    return text.slice(text.indexOf("#"));
  };
  const bob = await opened(t, 75, { path: await link(ann.page) });
  await sit(bob.page);
  await bob.page.locator(".letter").getByText(/proposes to end the match as it stands/).waitFor();
  await toQuestion(bob.page);
  await proposal(bob.page).getByRole("button", { name: /agree$/i }).click();
  await bob.page.getByRole("heading", { name: "Ended by agreement" }).waitFor();
  const home = await opened(t, 76, { path: await link(bob.page) });
  await toQuestion(home.page);
  await home.page.getByRole("heading", { name: "Ended by agreement" }).waitFor();
});

test("a position is checked, every reason against it listed, corrected, and a player resigns and is back", async (t) => {
  const { page } = await opened(t, 77);
  await newMatch(page, table);
  await play(page, { seed: 77, most: 6, ready: true });
  let sheet = await form(page);
  await sheet.getByText("Correct the position").click();
  const box = sheet.locator("#correction"), text = await box.inputValue();
  await box.fill(text.replace('"crises_drawn": 0', '"crises_drawn": 9').replace('"stability": "wavering"', '"stability": "glad"'));
  await sheet.locator("#check").click();
  await sheet.locator(".reasons li").first().waitFor();
  await noViolations(page, ".sharesheet");
  await sheet.locator("#correction-file").setInputFiles({ name: "position.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await sheet.getByText("This position is possible.").waitFor();
  await sheet.locator("#ask-amend").click();
  sheet = await form(page);
  assert.ok((await sheet.locator("#proposed").inputValue()).length > 1000, "the others can read what is proposed");
  await sheet.getByRole("button", { name: /agree$/i }).click();
  await page.getByText("Agreed.").waitFor();
  sheet = await form(page);
  await sheet.locator("#resign").click();
  await sheet.waitFor({ state: "detached" });
  await play(page, { seed: 78, most: 3, ready: true });
  sheet = await form(page);
  await sheet.getByText("has resigned").waitFor();
  await sheet.getByRole("button", { name: "Return to play" }).click();
  await sheet.waitFor({ state: "detached" });
});

for (const [name, size] of Object.entries({ desktop: { width: 1440, height: 900 }, tablet: { width: 1180, height: 820 }, phone: { width: 390, height: 844 } }))
  test(`the form and the proposal fit a ${name}`, async (t) => {
    const { page, shot } = await opened(t, 79, { size });
    await newMatch(page, table);
    await play(page, { seed: 79, most: 9, ready: true });
    await shot(`agree-table-${name}`);
    const sheet = await form(page);
    await page.waitForFunction(() => document.querySelectorAll("#back option").length > 0);
    const inside = async (part) => {
      const box = await part.boundingBox();
      assert.ok(box.x >= 0 && box.x + box.width <= size.width + 0.5, JSON.stringify(box));
      return box;
    };
    await shot(`agree-form-${name}`);
    for (const part of [sheet, sheet.locator("#back"), sheet.locator("#ask-back"), sheet.locator("#ask-end"), sheet.locator("#resign"), sheet.locator("summary")])
      assert.ok((await inside(part)).height >= 44);
    await sheet.getByText("Correct the position").click();
    await sheet.locator("#check").click();
    await sheet.locator(".reasons li").first().waitFor();
    await shot(`agree-correct-${name}`);
    await sheet.locator("#ask-back").click();
    for (const button of await proposal(page).getByRole("button").all()) assert.ok((await inside(button)).height >= 44);
    await shot(`agree-bar-${name}`);
  });
