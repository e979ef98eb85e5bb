// What the tests of live play share: codes, who comes in, and how late each device shows an answer.
import assert from "node:assert/strict";
import { play, sit, toQuestion, where } from "./flow.mjs";

export const linkOf = async (page) => { await page.waitForFunction(() => /#join=\w+\.ibj1/.test(document.querySelector("#live-link")?.textContent)); return page.locator("#live-link").innerText(); };
export const codeOf = async (page) => { await page.waitForFunction(() => /^ibj1/.test(document.querySelector("#live-code")?.textContent)); return page.locator("#live-code").innerText(); };
export const uncover = async (page) => { if (await page.locator(".hand:not(.seating) .btn.primary").count()) await page.locator(".hand .btn.primary").first().click(); };
export const seqOf = async (page) => (await where(page)).seq;
export const asked = async (page) => await page.locator(".elsewhere").count() === 0; // and no other device
export const enter = async (page, name) => {
  await sit(page, name);
  await toQuestion(page);
  await uncover(page);
  await page.locator(".table").waitFor();
};

// timed notes on a page when each answer was tapped there, by its number, and when it was painted. delays are the milliseconds from the
// tap to the last of the other devices, sorted; lateness says them.
export const timed = (page) => page.evaluate(() => {
  const tapped = {}, painted = {};
  window.noted = { tapped, painted };
  let tap = 0, last = document.querySelector(".table")?.dataset.seq;
  addEventListener("click", () => { tap = Date.now(); }, true);
  const look = () => {
    const seq = document.querySelector(".table")?.dataset.seq;
    if (!seq || seq === last) return;
    last = seq;
    if (tap) tapped[seq] = tap;
    tap = 0;
    requestAnimationFrame(() => { painted[seq] ??= Date.now(); });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-seq"] });
});
export const delays = async (pages) => {
  const all = await Promise.all(pages.map((page) => page.evaluate(() => window.noted))), late = [];
  for (const one of all) for (const [seq, tap] of Object.entries(one.tapped)) {
    const others = all.filter((other) => other !== one).map(({ painted }) => painted[seq]);
    if (others.every(Boolean)) late.push(Math.max(...others) - tap);
  }
  return late.sort((a, b) => a - b);
};
export const lateness = (late) => `from a tap to the last of the other devices: median ${late[late.length >> 1]} ms of ${late.length}, most ${late.at(-1)} ms`;

export const fragment = (link) => link.slice(link.indexOf("#"));
export const shut = async (page) => { if (await page.locator("#live").count()) await page.keyboard.press("Escape"); await page.locator("#live").waitFor({ state: "detached" }); };
const focused = (page) => page.evaluate(() => document.activeElement?.textContent);
export const says = (page, text) => page.locator("#live-line-now", { hasText: text }).waitFor({ timeout: 30_000 });

// host begins to play live from the menu; invite connects a guest's page by link and code.
export async function host(page) {
  await page.locator("#more").press("Enter");
  await page.getByRole("button", { name: "Play live" }).press("Enter");
}
export async function invite(page, guest) {
  if (!await page.locator("#live").count()) await page.locator("#live-line-now").click();
  if (!await page.locator("#live-link").count()) await page.getByRole("button", { name: "Invite another device" }).click();
  const link = await linkOf(page);
  await guest.evaluate((hash) => { location.hash = hash; }, fragment(link));
  const code = await codeOf(guest);
  assert.ok(fragment(link).length <= 170 && code.length <= 150, `${link} ${code}`);
  await page.locator("#live-answer").fill("My code: " + code);
  await page.keyboard.press("Tab"); // by keyboard from here: the focus stays in the sheet while it changes
  assert.equal(await focused(page), "Connect");
  await page.keyboard.press("Enter");
  await guest.locator("#live").waitFor({ state: "detached", timeout: 30_000 });
  await page.getByRole("button", { name: "Invite another device" }).waitFor();
  assert.equal(await focused(page), await page.locator("#live-title").innerText());
}
export const level = async (...pages) => {
  for (let tries = 0; tries < 100; tries++) {
    const all = await Promise.all(pages.map(seqOf));
    if (all[0] >= 0 && all.every((seq) => seq === all[0])) return all[0];
    await pages[0].waitForTimeout(100);
  }
  assert.fail("the devices show " + await Promise.all(pages.map(async (page) => JSON.stringify(await where(page)))));
};
// rounds answers for each player who is asked, until the match has come so far.
export const rounds = async (pages, to, seed) => {
  for (let n = 0; n < 60 && await level(...pages) < to; n++) {
    for (const [i, page] of pages.entries()) {
      await uncover(page);
      if (await asked(page)) await play(page, { seed: seed + 10 * n + i, most: 4, ready: true, short: 60, hasty: false });
      await level(...pages);
    }
  }
  return level(...pages);
};
