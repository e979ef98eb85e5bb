import { launch, root, serve, started, harbours } from "./browser.mjs";
import { install, newMatch, play, seeded, where } from "./flow.mjs";
import { mkdirSync } from "node:fs";
const browser = await launch(), server = await serve({ site: harbours });
const context = await browser.newContext({ viewport: { width: Number(process.env.W ?? 1440), height: Number(process.env.H ?? 900) } });
await seeded(context, 4); await install(context);
const page = await context.newPage();
await page.goto(server.url + "#new-triumph"); await started(page);
mkdirSync("/tmp/tp", {recursive:true});
await page.screenshot({path:"/tmp/tp/form.png"});
await newMatch(page, { scenario: "1939", ...(process.env.ALONE ? { alone: true } : { players: Number(process.env.P ?? 2), names: ["Ann", "Bob", "Cem"].slice(0, Number(process.env.P ?? 2)) }) });
const count = () => page.evaluate(() => Object.fromEntries([["all","*"],["bar",".decision *"],["barbtn",".decision > .choices [data-answer]"],["sheet",".sheet *"],["board",".boardview *"],["stacks",".stacks *"],["top",".topbar *"],["hist",".history *"]].map(([k,c])=>[k,document.querySelectorAll(c).length])));
for (let step = 0; step < Number(process.env.STEPS ?? 6) && (await where(page)).screen !== "end"; step++) {
  const t = performance.now();
  const g = await play(page, { seed: 40 + step, most: Number(process.env.MOST ?? 30), ready: true, short: Number(process.env.SHORT ?? 96), hasty: true, bar: Number(process.env.BAR ?? 0) });
  const w = await where(page);
  console.log(w.seq, JSON.stringify(g), Math.round(performance.now() - t), w.kind, JSON.stringify(await count()));
}
await page.screenshot({path:"/tmp/tp/last.png"});
await browser.close(); await server.close();
