// Standing orders: the form, what it changes, the tap that lets interrupts go by, and a match that asks everything.
import assert from "node:assert/strict";
import { noViolations, opened, test } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

const table = { game: "Cataclysm", scenario: "cataclysm", names: ["Ann", "Bob", "Cleo"] };
const now = (page, kind) => page.locator(`#order-${kind}`).getAttribute("data-now");
const set = async (page, kind, label) => {
  await page.locator(`#order-${kind}`).selectOption({ label });
};

test("orders are given for one power or for all of a player's, read by everybody, and taken back by undo", async (t) => {
  const { page } = await opened(t, 61);
  await newMatch(page, table);
  const before = await where(page);
  await page.locator("#orders").click();
  const sheet = page.getByRole("dialog", { name: "Standing orders" });
  await sheet.waitFor();
  await noViolations(page, ".sharesheet");
  assert.equal(await sheet.locator("select").count(), 10);
  assert.equal(await sheet.locator("select:disabled").count(), 0);
  await set(page, "drawn", "Reject it");
  await page.locator('#order-drawn[data-now="2"]').waitFor();
  const whose = sheet.getByRole("group", { name: "Whose orders" }).getByRole("button");
  await whose.nth(1).click(); // the first power alone
  await set(page, "support", "Nothing");
  await page.locator('#order-support[data-now="1"]').waitFor();
  await whose.nth(0).click();
  await page.locator('#order-support[data-now="-1"]').waitFor(); // not all alike
  await whose.last().click(); // another player's
  await page.locator("#order-support:disabled").waitFor();
  assert.equal(await now(page, "support"), "0");
  await sheet.getByRole("button", { name: "Done" }).click();
  await sheet.waitFor({ state: "detached" });
  assert.equal((await where(page)).kind, before.kind, "the question stays");
  await page.locator("#undo").click();
  await page.locator("#orders").click();
  await page.locator('#order-support[data-now="0"]').waitFor();
});

test("interrupts go by for a turn at one tap, and the log says what orders did", async (t) => {
  const { page } = await opened(t, 62);
  await newMatch(page, table);
  await play(page, { seed: 62, most: 300, ready: true, stop: "interrupt" });
  const asked = await where(page), seat = await page.locator("#ask").getAttribute("data-seat");
  assert.equal(asked.kind, "interrupt");
  await page.locator("[data-do=later]").click();
  await page.waitForFunction(([seq, seat]) => {
    const ask = document.querySelector("#ask");
    return Number(document.querySelector(".table").dataset.seq) > seq && (ask?.dataset.kind !== "interrupt" || ask.dataset.seat !== seat);
  }, [asked.seq, seat]);
  await page.getByRole("tab", { name: "Log" }).click();
  const folded = page.locator(".logview details.ev", { hasText: "Don’t interrupt this turn" }).last();
  await folded.locator("summary").click();
  await folded.getByText("standing order: Interrupting").waitFor();
});

test("a match may begin with everything asked", async (t) => {
  const { page } = await opened(t, 63);
  await newMatch(page, { ...table, askAll: true });
  await page.locator("#orders").click();
  await page.getByRole("dialog", { name: "Standing orders" }).waitFor();
  for (const kind of ["interrupt", "drawn", "gain", "support", "loss", "retreat", "regroup", "opportunity", "return"])
    assert.match(await page.locator(`#order-${kind} option:checked`).innerText(), /^Ask/);
});

for (const [name, size] of Object.entries({ desktop: { width: 1440, height: 900 }, tablet: { width: 1180, height: 820 }, phone: { width: 390, height: 844 } }))
  test(`the form fits a ${name}`, async (t) => {
    const { page, shot } = await opened(t, 64, { size });
    await newMatch(page, table);
    await page.locator("#orders").click();
    const sheet = page.getByRole("dialog", { name: "Standing orders" });
    await sheet.waitFor();
    for (const part of [sheet, sheet.getByRole("button", { name: "Done" }), sheet.getByRole("button", { name: "Close" })]) {
      const box = await part.boundingBox();
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height, JSON.stringify(box));
    }
    for (const box of await sheet.locator("select").evaluateAll((all) => all.map((s) => s.getBoundingClientRect().height))) assert.ok(box >= 44);
    await shot(`orders-${name}`);
  });
