import { launch, root, serve, started, harbours } from "./browser.mjs";
import { install, newMatch, play, seeded, where } from "./flow.mjs";
const browser = await launch(), server = await serve({ site: root + '/.cache/h2' });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await seeded(context, 4); await install(context);
const page = await context.newPage();
await page.goto(server.url + "#new-triumph"); await started(page);
await newMatch(page, { scenario: "1939", players: 2, names: ["Ann", "Bob"] });
let t0 = performance.now();
const kinds = {};
for (let step = 0; step < Number(process.env.STEPS ?? 1) && (await where(page)).screen !== "end"; step++) {
  const a = (await where(page)).seq, t = performance.now();
  const g = await play(page, { seed: 40 + step, most: 50, ready: true, short: 40, hasty: true });
  const w = await where(page);
  console.log(w.seq, JSON.stringify(g), Math.round(performance.now() - t), w.kind);
}
const cdp = await context.newCDPSession(page);
await cdp.send("Profiler.enable"); await cdp.send("Profiler.setSamplingInterval",{interval:1000}); await cdp.send("Profiler.start");
const g = await play(page, { seed: 99, most: Number(process.env.MOST ?? 20), ready: true, short: 40, hasty: true });
const { profile } = await cdp.send("Profiler.stop");
const self = {}; const byId = new Map(profile.nodes.map(n => [n.id, n]));
profile.samples.forEach((id, i) => { const f = byId.get(id).callFrame; const k = f.functionName + " " + f.url.split("/").pop() ; self[k] = (self[k] ?? 0) + profile.timeDeltas[i]; });
const tot = {}; 
const parent = new Map(); profile.nodes.forEach(n => (n.children ?? []).forEach(c => parent.set(c, n.id)));
profile.samples.forEach((id, i) => { const seen = new Set(); for (let x = id; x; x = parent.get(x)) { const f = byId.get(x).callFrame.functionName; if (!seen.has(f)) { seen.add(f); tot[f] = (tot[f] ?? 0) + profile.timeDeltas[i]; } } });
console.log(Object.entries(tot).sort((a,b)=>b[1]-a[1]).slice(0,70).map(([k,v])=>`${Math.round(v/1000)} ${k}`).join("\n"), "\n---");
console.log(Object.entries(self).sort((a,b)=>b[1]-a[1]).slice(0,25).map(([k,v])=>`${Math.round(v/1000)} ${k}`).join("\n"));
await browser.close(); await server.close();
