import { launch, root, serve, started, harbours } from "./browser.mjs";
import { install, newMatch, play, seeded, where } from "./flow.mjs";
const browser = await launch(), server = await serve({ site: harbours });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
await seeded(context, 4); await install(context);
const page = await context.newPage();
await page.goto(server.url + "#new-triumph"); await started(page);
await newMatch(page, { scenario: "1939", alone: true });
await play(page, { seed: 40, most: 5, ready: true, short: 96, hasty: true });
const r = await page.evaluate(async () => {
  const out = {};
  const key = (n) => { const e = n.nodeType === 1 ? n : n.parentElement; const c = e?.closest(".boardview .layer, .decision, .sheet, .topbar, .history, .chooser, .boardview"); return (c?.getAttribute("class") ?? "?") };
  const o = new MutationObserver(l => { for (const m of l) { const k = key(m.target) + " " + m.type + " " + (m.attributeName ?? "") + " " + (m.target.getAttribute?.("class") ?? m.target.nodeName) + (m.addedNodes.length ? "+" : "") + (m.removedNodes.length ? "-" : ""); out[k] = (out[k] ?? 0) + 1; } });
  o.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  await window.flow.play({ seed: 7, most: 10, short: 96, hasty: true });
  return out;
});
console.log(Object.entries(r).sort((a,b)=>b[1]-a[1]).slice(0,50).map(x=>x[1]+" "+x[0]).join("\n"));
await browser.close(); await server.close();
