// What the tests of live play share: codes, who comes in, and how late each device shows an answer.
import { sit, toQuestion, where } from "./flow.mjs";

export const linkOf = async (page) => { await page.waitForFunction(() => /#join=\w+\.ibj1/.test(document.querySelector("#live-link")?.textContent)); return page.locator("#live-link").innerText(); };
export const codeOf = async (page) => { await page.waitForFunction(() => /^ibj1/.test(document.querySelector("#live-code")?.textContent)); return page.locator("#live-code").innerText(); };
export const uncover = async (page) => { if (await page.locator(".hand:not(.seating) .btn.primary").count()) await page.locator(".hand .btn.primary").first().click(); };
export const seqOf = async (page) => (await where(page)).seq;
export const enter = async (page, name) => {
  await sit(page, name);
  await toQuestion(page);
  await uncover(page);
  await page.locator(".table").waitFor();
};

// timed notes when each number of answers is painted first on a page; delays are the milliseconds from one page to the other.
export const timed = (page) => page.evaluate(() => {
  window.painted = {};
  const look = () => { const seq = document.querySelector(".table")?.dataset.seq; if (seq && !window.painted[seq]) requestAnimationFrame(() => { window.painted[seq] ??= Date.now(); }); };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-seq"] });
});
export const delays = async (pages) => {
  const all = await Promise.all(pages.map((page) => page.evaluate(() => window.painted)));
  return Object.keys(all[0]).filter((seq) => all.every((one) => one[seq])).map((seq) => { const at = all.map((one) => one[seq]); return Math.max(...at) - Math.min(...at); }).sort((a, b) => a - b);
};
