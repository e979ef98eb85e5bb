// Sealed dice in the games with blocks: the last turns of a match, what a forger makes of a link, strict dice, a turn that was played twice.
// Everything before is played without a page, by the Go tests that LATE=folder has write down keys and links.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { harbours, noViolations, opened, root, sizes, test } from "./harness.mjs";
import { paste, play, toQuestion, turn, where } from "./flow.mjs";

const names = ["Ann", "Bob", "Cem"];
const folder = mkdtempSync(join(tmpdir(), "late-"));
const late = (name) => JSON.parse(readFileSync(join(folder, name + ".json"), "utf8"));
const device = (t, seed, path = "") => opened(t, seed, { site: harbours, path, context: { reducedMotion: "reduce" } });

before(() => execFileSync("go", ["test", "./app", "-count=1", "-timeout=20m", "-run", "TestWholeMatchesWithSealedDice|TestStrictDiceFallOnAnotherDevice|TestAForkIsShown"],
  { cwd: root, env: { ...process.env, LATE: folder } }), { timeout: 900_000 });
after(() => rmSync(folder, { recursive: true }));

// keyed is a device that has the key of a player, and nothing else yet.
async function keyed(t, seed, key) {
  const one = await device(t, seed);
  await one.page.locator("#paste").fill(key);
  await one.page.getByRole("button", { name: "Open", exact: true }).click();
  await one.page.getByText("The key is kept.").waitFor();
  return one;
}

// comes opens a link where its player's key is, and tells what the letter says.
async function comes({ page }, link) {
  await paste(page, link);
  await page.locator("#to-question").waitFor();
  assert.equal(await page.locator(".seating").count(), 0, "nobody is asked which sides they play");
  const says = await page.locator(".letter").innerText();
  await toQuestion(page);
  return says;
}

// looks takes pictures of a page on telephones, upright and lying, and on a large screen.
async function looks({ page, shot }, name, show = async () => {}) {
  for (const [size, scheme] of [[sizes.phone, "light"], [{ width: 844, height: 390 }, "light"], [sizes.phone, "dark"], [sizes.desktop, "light"]]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await show();
    await page.waitForTimeout(300);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} at ${size.width} scrolls sideways`);
    await shot(`sealed-${name}-${size.width}-${scheme}`);
  }
  await noViolations(page);
}

for (const [game, id] of [["Triumph & Tragedy", "triumph"], ["Conquest & Consequence", "conquest"]])
  test(`three end ${game} with sealed dice, over profiles that share only mails; a forger's links are refused`, async (t) => {
    const { Keys, Forged, Changed, Link, From, To } = late(id), people = [];
    let at = To, mail = Link, says = "";
    people[at] = await keyed(t, 80, Keys[at]);
    for (const forged of [Forged, Changed]) {
      await paste(people[at].page, forged);
      await people[at].page.getByText(`a turn in it is not the one that player ${From + 1} signed (player ${From + 1} is ${names[From]})`).first().waitFor();
      if (forged === Forged && id === "triumph") await looks(people[at], "forged");
    }
    await people[at].page.setViewportSize(sizes.desktop);
    for (let mails = 0; ; mails++) {
      people[at] ??= await keyed(t, 81 + mails, Keys[at]);
      const { page } = people[at];
      says = await comes(people[at], mail);
      await play(page, { seed: 500 + mails, hasty: true });
      if ((await where(page)).screen === "end") break;
      assert.ok(mails < 60, "the match ends");
      const to = names.indexOf((await page.locator("#send").innerText()).match(/Send to (\w+) \(/)[1]);
      mail = (await turn(page)).mail;
      at = to;
    }
    assert.match(says, /dealt again from the sealed values: all match/);
    for (const who of names.filter((_, i) => i !== at)) assert.match(says, new RegExp(`Signed by ${who}, key [0-9a-f]{8}\\.`));
  }, { timeout: 500_000 });

for (const id of ["triumph", "conquest"])
  test(`strict dice in ${id}: the form says what they cost, and dice fall where another begins a turn for them`, async (t) => {
    if (id === "triumph") {
      const form = await device(t, 90, "#new-" + id);
      await form.page.getByRole("button", { name: /^3 players/ }).first().click();
      await form.page.locator("#who-here").selectOption({ index: 1 });
      await form.page.locator("#sealed").check();
      await form.page.locator("#strict").check();
      assert.match(await form.page.locator("#strict-says").innerText(), /falls on another player’s device\. The match is sent \d+ to \d+ % more often\./);
      await looks(form, "strict", () => form.page.locator("#strict-says").scrollIntoViewIfNeeded());
    }
    const { Keys, Link, To } = late("strict-" + id);
    const { page, shot } = await keyed(t, 91, Keys[To]);
    const says = await comes({ page }, Link);
    assert.match(says, /dealt again from the sealed values: all match/);
    await page.getByRole("tab", { name: "Log" }).click();
    await page.getByRole("log").getByText(`${names[To]} begins a turn, and the dice fall.`).first().waitFor();
    await shot(`sealed-fell-${id}`);
  });

test("a turn that its player played on two devices is shown side by side, and one of them is played on", async (t) => {
  const { Keys, Link, Other, To } = late("fork-triumph");
  const one = await keyed(t, 78, Keys[To]), { page } = one;
  await comes(one, Link);
  await paste(page, Other);
  await page.getByRole("dialog", { name: /Ann went on in two ways from answer \d+/ }).waitFor();
  assert.equal(await page.locator(".forks section").count(), 2);
  assert.deepEqual(await page.locator(".forks section > p").allInnerTexts(), ["Signed by Ann", "Signed by Ann"]);
  await page.getByText("Only Ann’s key can do that").waitFor();
  await looks(one, "fork");
  await page.locator("#fork-take").click();
  await toQuestion(page);
  assert.equal((await where(page)).screen, "table");
  await page.getByRole("button", { name: "Back to your matches" }).first().click();
  await page.getByText("1936 (2)").first().waitFor(); // the other turn is kept as well
});
