// Boards whose data were corrected: what is drawn live is what the picture has, and a correction is seen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, test, visit } from "./harness.mjs";
import { table } from "../../cmd/mapmaker/csv.mjs";

const boards = {
  "cataclysm-europe": { game: "cataclysm", map: "europe" },
  "cataclysm-pacific": { game: "cataclysm", map: "pacific" },
  triumph: { game: "triumph" },
  conquest: { game: "conquest" },
};

// Hong Kong's square is stamped on the coast, so its outline has no corner of Canton's.
const stamped = { conquest: ["canton hong-kong"] };

// printedOn lists what a board shows: its areas as redraw takes them, and the borders between them.
function printedOn(board) {
  const { game, map } = boards[board], data = (name) => table(join(root, `engine/${game}/data/${name}.csv`));
  const { viewBox, areas: layout } = JSON.parse(readFileSync(join(root, `web/boards/${board}.json`), "utf8"));
  const capitals = new Set(game === "cataclysm" ? [] : data("nations").map((n) => n.capital));
  const rows = data("areas").filter((a) => !map || a.map === map), ids = new Set(rows.map((a) => a.id));
  const areas = rows.map((row) => ({ row, at: layout.find((a) => a.id === row.id), star: capitals.has(row.id) && !row.kind.startsWith("islet") }));
  return { size: viewBox.slice(2), areas, borders: data("borders").filter((b) => ids.has(b.a) && ids.has(b.b)).map(({ a, b, kind }) => ({ a, b, kind, game })) };
}

// shown puts a board by itself into the page, with these corrections, and waits until it is drawn.
const shown = async (page, board, [width, height], corrections) => {
  await page.evaluate(([board, width, height, corrections]) => {
    document.querySelector(".boardview")?.remove();
    const view = document.createElement("section");
    view.className = "boardview";
    view.style.cssText = "position:fixed;inset:0;z-index:9";
    Object.assign(view.dataset, { board: `web/boards/${board}.svg`, width, height, ...(corrections ? { corrections: JSON.stringify(corrections) } : {}) });
    view.innerHTML = '<div class="stage"><div id="board-picture"></div><div id="board-lines"></div></div>';
    document.body.append(view);
  }, [board, width, height, corrections]);
  await page.locator(".stage[data-ready] #map-lines").waitFor({ state: "attached" });
};
const labels = (page) => page.evaluate(() => Object.fromEntries([...document.querySelectorAll("#map-lines [data-of]")].map((e) => [e.dataset.of, e.outerHTML])));
const lines = (page) => page.evaluate(() => [...document.querySelectorAll("#map-lines path[data-between]")].map((e) => ({ of: e.dataset.between, cls: e.getAttribute("class"), long: Math.round(e.getTotalLength()) })));
const sorted = (list) => list.map((l) => `${l.of} ${l.cls}`).sort();

for (const board of Object.keys(boards)) test(`${board}: every name, sign and line drawn live is that of the picture`, async (t) => {
  const { page } = await visit(t), { size, areas, borders } = printedOn(board);
  await shown(page, board, size);
  const names = await labels(page), pictured = await lines(page);
  assert.equal(Object.keys(names).length, areas.length);
  await shown(page, board, size, { areas, borders });
  assert.deepEqual(await labels(page), names);
  const live = await lines(page), joined = new Set(live.filter((l) => l.cls.startsWith("joint")).map((l) => l.of));
  assert.deepEqual(pictured.filter((l) => joined.has(l.of)).map((l) => l.of), stamped[board] ?? []);
  assert.deepEqual(sorted(live.filter((l) => !joined.has(l.of))), sorted(pictured.filter((l) => !joined.has(l.of))));
  const far = pictured.filter((l) => !joined.has(l.of) && (l.cls.startsWith("bord") || l.cls === "impassable"))
    .map((l) => ({ of: l.of, want: l.long, got: live.find((n) => n.of === l.of && n.cls === l.cls).long })).filter(({ got, want }) => Math.abs(got - want) > 3 + want / 12);
  assert.deepEqual(far.map((l) => l.of), board === "conquest" ? ["mexico panama"] : [], JSON.stringify(far)); // the circle of Panama takes in water
});

test("a corrected border and a corrected area are seen, and what is written into a name stays text", async (t) => {
  const { page, shot } = await visit(t), { size, areas } = printedOn("cataclysm-europe");
  const poland = areas.find(({ row }) => row.id === "poland"), game = "cataclysm";
  await shown(page, "cataclysm-europe", size, {
    areas: [{ ...poland, row: { ...poland.row, name: "Po<b>land", resource: "natural", resistance: "2", adverse: "1" } }],
    borders: [{ a: "poland", b: "rumania", kind: "none", game }, { a: "spain", b: "ireland", kind: "normal", game }, { a: "sweden", b: "denmark", kind: "air-only", game }],
  });
  const got = await page.evaluate(() => {
    const at = document.querySelector('[data-of="poland"]'), of = (pair) => [...document.querySelectorAll(`[data-between="${pair}"]`)].map((e) => e.getAttribute("class"));
    return { text: at.querySelector("text").textContent, signs: [...at.querySelectorAll("use")].map((u) => u.getAttribute("href")), rough: document.querySelector('[data-relief="poland"]')?.dataset.rough,
      barred: of("poland rumania"), joined: of("ireland spain"), air: of("denmark sweden") };
  });
  assert.deepEqual(got, { text: "Po<b>land", signs: ["#map-natural", "#map-resistance", "#map-resistance"], rough: "01", barred: ["bars"], joined: ["joint normal"], air: ["aircross"] });
  await shot("printed-corrected");
});
