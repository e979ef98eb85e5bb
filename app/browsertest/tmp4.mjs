import { launch, root, serve, started, harbours } from "./browser.mjs";
import { install, newMatch, play, seeded, where } from "./flow.mjs";
const browser = await launch(), server = await serve({ site: harbours });
const sizes = { wide: [1440, 900], tablet: [1180, 820], upright: [820, 1180], phone: [390, 844] };
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await seeded(context, 4); await install(context);
const page = await context.newPage();
page.on("console", m => console.log(m.type(), m.text().slice(0, 600))); page.on("pageerror", e => console.log("PE", String(e).slice(0,600)));
await page.goto(server.url + (process.env.POS ? "" : "#new-triumph")); await started(page);
if (process.env.POS) { await page.locator("input[type=file]").first().setInputFiles(root + "/engine/triumph/testdata/positions/" + process.env.POS + ".json"); await page.locator("#begin").waitFor(); }
await newMatch(page, { scenario: process.env.SC, alone: true });
const most = Number(process.env.MOST ?? 0);
if (most) await play(page, { seed: Number(process.env.SEED ?? 7), most, short: Number(process.env.SHORT ?? 20), hasty: !!process.env.HASTY, bar: Number(process.env.BAR ?? 0) });
if (process.env.UNTIL) for (let i = 0; i < 150 && !(await page.evaluate((c) => document.querySelector(c) !== null, process.env.UNTIL)); i++) await play(page, { seed: 100 + i, most: 1, short: Number(process.env.SHORT ?? 20), hasty: !!process.env.HASTY, bar: Number(process.env.BAR ?? 0) });
console.log(JSON.stringify(await where(page)));
for (const size of (process.env.SIZES ?? "wide,tablet,upright,phone").split(",")) {
  await page.setViewportSize({ width: sizes[size][0], height: sizes[size][1] });
  if (process.env.TAB) await page.getByRole("tab", { name: process.env.TAB }).click();
  else if (size === "phone") await page.getByRole("tab", { name: "Board" }).click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/tp/${process.env.NAME}-${size}.png` });
}
await browser.close(); await server.close();
