// node shots.mjs: the pictures in web/shots, which a browser shows where it offers to install the page. Run by hand after the table has changed.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, root, serve, started } from "./browser.mjs";
import { install, newMatch, play, seeded } from "./flow.mjs";

const to = join(root, "web/shots");
mkdirSync(to, { recursive: true });
const browser = await launch(), server = await serve();
for (const [name, width, height] of [["wide", 1280, 800], ["narrow", 390, 844]]) {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: name === "narrow", colorScheme: "light" });
  await seeded(context, 7);
  await install(context);
  const page = await context.newPage();
  await page.goto(server.url);
  await started(page);
  await newMatch(page, { game: "Cataclysm", alone: true });
  await play(page, { seed: 3, most: 40 });
  await page.locator(".stage[data-ready]").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { data } = await (await context.newCDPSession(page)).send("Page.captureScreenshot", { format: "webp", quality: 55 });
  writeFileSync(join(to, name + ".webp"), Buffer.from(data, "base64"));
  await context.close();
}
await browser.close();
await server.close();
