// A table in windows of every size, from a page enlarged fourfold on a small screen to a wide desktop.
import assert from "node:assert/strict";
import { newMatch, play } from "./flow.mjs";
import { opened, test } from "./harness.mjs";
import { layout } from "./layout.mjs";

const widths = [280, 320, 390, 560, 561, 640, 844, 900, 901, 1024, 1100, 1101, 1440, 1920]; // the layout changes after 560, 900 and 1100,
const heights = [256, 320, 390, 500, 600, 601, 700, 840, 841, 1200]; // and after 320, 500, 600 and 840
const grid = heights.flatMap((height) => widths.map((width) => ({ width, height })));

// looked resizes the page to each size and gives what is wrong, as "320x256: …". A narrow window is a page enlarged on a wide screen.
async function looked(page, session, sizes) {
  const wrong = [];
  for (const { width, height } of sizes) {
    await session.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: Math.min(4, Math.max(1, Math.floor(1920 / width))), mobile: false });
    for (const fault of await page.evaluate(layout)) wrong.push(`${width}x${height}: ${fault}`);
  }
  return wrong;
}

for (const game of ["Cataclysm", "Triumph", "Conquest"]) {
  test(`${game}: question, first answer and board are on screen in a window of any size`, async (t) => {
    const { page, context } = await opened(t, 7);
    await newMatch(page, { game });
    const takeOver = () => page.evaluate(() => document.querySelector(".hand .btn.primary")?.click()); // the device, where it changes hands
    await takeOver();
    await page.locator(".table .stage[data-ready]").waitFor();
    await page.addStyleTag({ content: ".stage { display: none }" }); // to draw the map takes most of the time; it has no size of its own
    const session = await context.newCDPSession(page);
    assert.deepEqual(await looked(page, session, grid), []);
    await play(page, { seed: 5, most: 60, ready: true });
    await takeOver();
    await page.locator(".table .decision").waitFor();
    await page.evaluate(() => document.querySelector("#dice-on")?.click()); // dice stay until the player goes on
    await page.locator("#dice-on").waitFor({ state: "detached" });
    assert.deepEqual(await looked(page, session, grid.filter((_, i) => i % 5 === 0)), []);
  });
}
