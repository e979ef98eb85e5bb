// Every screen at four sizes, light and dark: what axe-core finds, what overflows, what is too small to be hit, what cannot be
// read on the map; and of a cold start, what jumps and where it loads from. SHOTS=<folder> also takes a picture of each
// (WEBP=1 a small one too), GAMES, SCREENS and SIZES name those alone, as in SCREENS=start,battle.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { contrast, kinds } from "./colours.mjs";
import { newMatch, seen, toQuestion } from "./flow.mjs";
import { momentsOf } from "./largest.mjs";
import { built, harbours, noViolations, opened, root, test, visit } from "./harness.mjs";

const sizes = { wide: [1440, 900], tablet: [1180, 820], upright: [820, 1180], phone: [390, 844] };
const shots = process.env.SHOTS, chosen = (name, list) => !list || list.split(",").includes(name);
const moments = JSON.parse(execFileSync("go", ["run", "./app/browsertest/largest", "moments"], { cwd: root, encoding: "utf8" }));

// laid opens a link to a moment, from the list of matches: all play here, and where one takes over the device, they do.
async function laid({ page }, link, css) {
  await page.locator(".intake textarea").fill(link);
  await page.locator(".intake").getByRole("button", { name: "Open", exact: true }).click();
  await page.locator(".seating, .letter, .toast").first().waitFor();
  if (await page.locator(".seating").count()) await page.locator("#all-here").click();
  if (css === ".hand") return page.locator(css).waitFor();
  const hand = page.locator(".hand .btn.primary");
  await page.locator(`${css}, .letter`).or(hand).first().waitFor();
  if (await hand.count()) await hand.click();
  await page.locator(css + ", .letter").first().waitFor();
  if (css === ".letter") return;
  if (await page.locator(".letter").count()) await toQuestion(page);
  await page.locator(css).first().waitFor();
  await page.evaluate(() => document.querySelector(".toast [data-do=toast]")?.click());
  await page.locator(".toast").waitFor({ state: "detached" });
}
const onTable = ".table .stage[data-ready]";
const home = async ({ page }) => {
  if (await page.locator(".letter").count()) await toQuestion(page);
  await page.getByRole("button", { name: "Your matches" }).or(page.getByRole("button", { name: "Back to your matches" })).first().click();
  await page.locator("#games").waitFor();
};

// diceSeen goes on from the dice that lie over a position, where there are any: on a phone they cover the battle.
async function diceSeen({ page }) {
  await page.locator(".fight").waitFor({ state: "attached" });
  if (await page.locator("#dice-on").count()) await page.locator("#dice-on").click();
}

// What a lesson shows when it has begun and is at a question.
const lesson = (game) => async (at) => {
  await home(at);
  await at.page.locator(`.newg .learn[data-lesson=${game}]`).click();
  await at.page.locator(".lessoncard").waitFor();
  await at.page.locator(".decision .choice.marked").waitFor();
  await at.page.locator(onTable).waitFor();
};

// What lies behind a tab where the page is narrow.
const onTop = {
  history: async ({ page }) => { if (await page.locator(".tab-board").isVisible()) await page.getByRole("tab", { name: "Log" }).click(); },
  hand: async ({ page }) => { if (await page.locator(".tab-board").isVisible()) await page.locator("#to-hand").or(page.getByRole("tab", { name: "Hand" })).first().click(); },
};

// What is looked at, in this order, and how one comes there from the one before.
const screens = {
  home: async ({ page }) => { await page.locator("#games").waitFor(); },
  settings: async ({ page }) => { await page.locator("[data-settings]").click(); await page.locator("#settings fieldset").first().waitFor(); },
  about: async ({ page }) => { await page.keyboard.press("Escape"); await page.locator("[data-about]").click(); await page.locator("#about h3").first().waitFor(); },
  form: async ({ page }) => { await page.keyboard.press("Escape"); await page.getByRole("button", { name: /Cataclysm/ }).first().click(); await page.locator("#begin").waitFor(); },
  end: async (at) => { await home(at); await laid(at, moments.end, ".endscreen"); },
  start: async (at) => { await home(at); await laid(at, moments.start, onTable); },
  battle: async (at) => { await home(at); await laid(at, moments.battle, onTable); await diceSeen(at); await at.page.locator(".fight").waitFor(); },
  letter: async (at) => { await home(at); await laid(at, moments.crowded, ".letter"); },
  crowded: async ({ page }) => { await toQuestion(page); await page.locator(onTable).waitFor(); },
  whole: async ({ page }) => { await page.getByRole("button", { name: "Whole board" }).click(); await page.locator(".boardview[data-zoom=far]").waitFor(); },
  history: async ({ page }) => {
    await onTop.history({ page });
    const seq = Number(await page.locator(".table").getAttribute("data-seq"));
    await page.locator("#history").waitFor(); // what is not yet shown takes no focus
    await page.locator("#history").focus();
    await page.keyboard.press("ArrowLeft");
    await page.waitForFunction((seq) => document.querySelector(".table").dataset.seq === String(seq), seq - 1);
  },
  rules: async ({ page }) => {
    await page.getByRole("button", { name: "Back to now" }).click();
    await page.locator("#ask .rule").click();
    await page.locator(".rulesheet .text").waitFor();
  },
  lesson: async (at) => { await at.page.keyboard.press("Escape"); await lesson("cataclysm")(at); },
};

// The same of a game with wooden blocks: its form, its fullest moments, its lesson and a letter.
const ofBlocks = (game, name) => {
  const held = momentsOf(game), on = (moment) => async (at) => { await home(at); await laid(at, held[moment], onTable); };
  return {
    form: async ({ page }) => { await page.getByRole("button", { name }).first().click(); await page.locator("#begin").waitFor(); },
    crowded: on("crowded"), land: on("land"), sea: on("sea"),
    hand: async (at) => {
      await on("hand")(at);
      await onTop.hand(at);
      await at.page.locator(".hand-of").first().waitFor();
    },
    covered: async (at) => { await home(at); await laid(at, held.blockade, ".hand"); },
    letter: async (at) => { await at.page.locator(".hand .btn.primary").click(); await at.page.locator(".letter").waitFor(); },
    lesson: lesson(game),
  };
};

// faults lists what stands out at the sides and what is too small to be hit.
const faults = (touch) => {
  const list = [], shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (document.documentElement.scrollWidth > innerWidth) list.push(`the page scrolls sideways by ${document.documentElement.scrollWidth - innerWidth} px`);
  for (const e of document.querySelectorAll(".topbar,.facts,.decision,.choices,.panel,.history,.fight,.latest,.home,.hand,.endscreen,.rulesheet .text,.dialog,.newmatch"))
    if (shown(e) && e.scrollWidth > e.clientWidth + 1) list.push(`${e.className} is ${e.scrollWidth - e.clientWidth} px wider than its room`);
  // What is asked for, and the question, is on screen and under nothing: in a lesson the marked answer.
  const bar = document.querySelector(".table:not([inert]) .decision:not(.quiet)"), open = document.querySelector("dialog[open], .over, .rulesheet");
  for (const e of bar && !open ? [bar.querySelector("#ask"), bar.querySelector(".choice.marked")] : []) {
    if (!e || !shown(e)) continue;
    const r = e.getBoundingClientRect(), [x, y] = [r.x + Math.min(r.width / 2, 60), r.y + r.height / 2], there = document.elementFromPoint(x, y);
    if (!e.contains(there)) list.push(`${e.matches("#ask") ? "the question" : "the marked answer"} is ${there ? `under ${there.className?.baseVal ?? there.className}` : "off the screen"}`);
    if (e.matches(".choice") && (r.top < 0 || r.bottom > innerHeight)) list.push(`the marked answer is cut: ${r.top.toFixed(0)} to ${r.bottom.toFixed(0)}`);
  }
  for (const e of document.querySelectorAll(".choice.end b > span:first-child, .btn.primary > span")) {
    const lines = shown(e) && e.textContent.length < 20 && new Set([...e.getClientRects()].map((r) => Math.round(r.top))).size;
    if (lines > 1) list.push(`“${e.textContent}” takes ${lines} lines`);
  }
  const top = document.querySelector("dialog[open]") ?? document;
  for (const e of top.querySelectorAll("button,input:not([type=hidden]),select,textarea,summary,a[href],[role=button]")) {
    if (!shown(e) || e.closest("[popover]:not(:popover-open)")) continue;
    const box = (e.matches("[type=checkbox],[type=radio],[type=file]") && e.closest("label") || e.querySelector(":scope > .hit") || e).getBoundingClientRect();
    if (e.matches(".rule")) { // a larger place to hit lies round it
      const more = getComputedStyle(e, "::after");
      box.width -= parseFloat(more.left) + parseFloat(more.right);
      box.height -= parseFloat(more.top) + parseFloat(more.bottom);
    }
    const inText = e.matches("a[href],.jump") && getComputedStyle(e).display.startsWith("inline") && !e.matches(".btn");
    const name = `${e.tagName.toLowerCase()}.${e.className?.baseVal ?? e.className} “${(e.ariaLabel ?? e.textContent).trim().slice(0, 30)}”`;
    if (!inText && box.width && (box.width < 23.5 || box.height < 23.5)) list.push(`${name} is ${box.width.toFixed(0)} by ${box.height.toFixed(0)}`);
    if (touch && e.matches(".btn,.choice,.tabs button,.viewtools button,.maptabs button,.pick button,.menu button,input[type=range],.newg button") && (box.height < 43.5 || box.width < 39.5)) list.push(`${name} is ${box.width.toFixed(0)} by ${box.height.toFixed(0)}: too small for a finger`);
  }
  return list;
};

// written gives the colours of the words and numbers on the map, where axe-core does not look: each ink, and what lies under it.
const written = () => {
  const list = new Map(), style = (e) => getComputedStyle(e), colour = (text) => text.match(/[\d.]+/g)?.map(Number);
  const grounds = ["germany", "italy", "japan", "france", "uk", "us", "ussr", "china", "neutral"].map((p) => `--${p}-tint`).concat("--out", "--sea", "--wave");
  const probe = document.body.appendChild(document.createElement("i"));
  const ground = Object.fromEntries(grounds.map((g) => { probe.style.color = `var(${g})`; return [g, colour(style(probe).color)]; }));
  probe.remove();
  const note = (what, ink, under) => { if (ink && under) list.set(`${what}: ${ink} on ${under}`, { what, ink: ink.slice(0, 3), under: under.slice(0, 3) }); };
  for (const text of document.querySelectorAll(".stage .lab text, .stage .count text, .stage .connector text")) {
    const s = style(text), ink = colour(s.fill), what = text.textContent;
    const plate = text.parentElement.querySelector(text.closest(".lab") ? ":scope > rect" : ".disc, circle"), solid = plate && style(plate).fill !== "none" && !text.matches(".to") && colour(style(plate).fill);
    if (solid && solid.length === 3) { note(what, ink, solid); continue; }
    // The halo is nearly opaque: what is under a letter is the halo over any ground that can lie there.
    const sea = text.matches(".seaname"), halo = s.stroke !== "none" && colour(s.stroke), much = halo ? Number(s.strokeOpacity) : 0;
    const under = sea ? ["--sea", "--wave"] : plate ? ["--out"] : grounds;
    for (const g of under) note(what, ink, ground[g].map((v, i) => halo ? halo[i] * much + v * (1 - much) : v));
  }
  return [...list.values()];
};

async function picture(at, name) {
  if (!shots) return;
  mkdirSync(shots, { recursive: true });
  await at.page.screenshot({ path: join(shots, `${name}.png`) });
  if (!process.env.WEBP) return;
  const { data } = await (await at.page.context().newCDPSession(at.page)).send("Page.captureScreenshot", { format: "webp", quality: 62 });
  writeFileSync(join(shots, `${name}.webp`), Buffer.from(data, "base64"));
}

// The late war as it is seen without one of the three cones.
async function withoutACone(at) {
  const session = await at.page.context().newCDPSession(at.page);
  for (const type of [...kinds.slice(1), "none"]) {
    await session.send("Emulation.setEmulatedVisionDeficiency", { type });
    if (type !== "none") await picture(at, type);
  }
}

const themed = (page, theme) => page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);

// looked notes what is wrong with a screen, in both themes.
async function looked(at, name, size, i, wrong) {
  const nth = Object.keys(sizes).indexOf(size);
  for (const theme of ["light", "dark"]) {
    await themed(at.page, theme);
    if (chosen(name.replace(/^(triumph|conquest)-/, ""), process.env.SCREENS)) await picture(at, `${name}-${size}-${theme}`);
    if (shots && name === "whole" && size === "tablet" && theme === "light") await withoutACone(at);
    // Each screen is looked through once in each theme, at two sizes, and each size with every other screen.
    if ((i + nth) % 4 === (theme === "dark" ? 2 : 0)) await noViolations(at.page).catch((e) => wrong.push(`${name}, ${theme}: ${e.message}`));
    if (nth || !/^(start|crowded)$/.test(name)) continue;
    for (const { what, ink, under } of await at.page.evaluate(written)) {
      const c = contrast(ink, under);
      if (c < 4.5) wrong.push(`${name}, ${theme}: “${what}” is written ${c.toFixed(2)} to 1 (${ink} on ${under.map(Math.round)})`);
    }
  }
  for (const fault of await at.page.evaluate(faults, size !== "wide")) wrong.push(`${name}: ${fault}`);
  await themed(at.page, "light");
}
const still = (context) => context.addInitScript(() => { try { localStorage.setItem("interbellum/motion", "still"); } catch { /* an empty frame */ } });

// A screen is opened once with a mouse and once with fingers, and turned from size to size there: what it shows are matches of thousands of answers.
for (const [by, all] of [["a mouse", ["wide"]], ["fingers", ["tablet", "upright", "phone"]]]) {
  const these = all.filter((size) => chosen(size, process.env.SIZES));
  if (!these.length) continue;
  for (const [game, list] of [["Cataclysm", () => screens], ["Triumph & Tragedy", () => ofBlocks("triumph", /Triumph/)], ["Conquest & Consequence", () => ofBlocks("conquest", /Conquest/)]]) {
    const id = game.split(" ")[0].toLowerCase();
    if (!chosen(id, process.env.GAMES)) continue;
    test(`every screen of ${game}, with ${by}`, async (t) => {
      const wrong = await screensAt(t, these, list(), id === "cataclysm" ? "" : `${id}-`);
      for (const size of these) await t.test(`${game} at ${sizes[size].join(" by ")}`, () => assert.deepEqual([...new Set(wrong[size])], []));
    });
  }
}

// screensAt opens each of these screens at the first of these sizes, looks at it there and at the others, and gives what is wrong by size.
async function screensAt(t, these, list, prefix) {
  const [first, ...others] = these, [width, height] = sizes[first], wrong = Object.fromEntries(these.map((size) => [size, []]));
  const at = await opened(t, 71, { size: { width, height }, touch: first !== "wide", before: still });
  at.page.setDefaultTimeout(120_000); // thousands of answers are replayed
  const turned = async (size) => {
    const [width, height] = sizes[size];
    await at.page.setViewportSize({ width, height });
    await seen(at.page);
  };
  for (const [i, [name, come]] of Object.entries(list).entries()) {
    await turned(first);
    await come(at);
    await looked(at, prefix + name, first, i, wrong[first]);
    for (const size of others) {
      await turned(size);
      await onTop[name]?.(at);
      await looked(at, prefix + name, size, i, wrong[size]);
    }
  }
  return wrong;
}

test("the device is handed over, at every size", async (t) => {
  const at = await opened(t, 72, { site: harbours, path: "#new-toy", touch: true, before: still }), wrong = [];
  await newMatch(at.page, { players: 2, names: ["Ann", "Bob"] });
  await at.page.locator(".hand").waitFor();
  for (const [i, [size, [width, height]]] of Object.entries(sizes).entries()) {
    await at.page.setViewportSize({ width, height });
    await looked(at, "hand", size, i, wrong);
  }
  assert.deepEqual(wrong, []);
});

test("nothing jumps after the first paint, and nothing comes from another host: a cold home, a cold match", async (t) => {
  for (const [size, path] of [["wide", ""], ["phone", ""], ["tablet", "#" + moments.start], ["phone", "#" + moments.start]]) {
    const asked = [];
    const { page, server } = await visit(t, { size: { width: sizes[size][0], height: sizes[size][1] }, touch: size !== "wide", path, keep: true, before: async (context) => {
      context.on("request", (request) => asked.push(request.url()));
      await context.addInitScript(() => {
        window.jumps = [];
        new PerformanceObserver((list) => {
          for (const e of list.getEntries()) window.jumps.push({ value: e.value, what: e.sources.map((s) => `${s.node?.className?.baseVal ?? s.node?.className ?? s.node?.nodeName} ${JSON.stringify(s.previousRect)} → ${JSON.stringify(s.currentRect)}`) });
        }).observe({ type: "layout-shift", buffered: true });
      });
    } });
    await page.locator(path ? `.seating, .letter, ${onTable}` : "#games").first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => document.documentElement.dataset.offline === "ready", null, { timeout: 60_000 });
    await seen(page);
    const jumps = await page.evaluate(() => window.jumps);
    assert.ok(jumps.reduce((sum, j) => sum + j.value, 0) <= 0.01, `${size} ${path.slice(0, 8)}: ${JSON.stringify(jumps, null, 1)}`);
    assert.deepEqual(asked.filter((url) => !url.startsWith(server.url) && !/^(data|blob):/.test(url)), []);
  }
});

test("styles and the board pictures of a game, which no other game loads, are under 500 KB (gzip)", () => {
  const web = join(built, "web"), files = readdirSync(web, { recursive: true }).map(String).filter((f) => /\.(css|svg)$/.test(f));
  const bytes = files.map((f) => [gzipSync(readFileSync(join(web, f)), { level: 9 }).length, f]), own = ["cataclysm", "triumph", "conquest"];
  for (const game of own) {
    const loaded = bytes.filter(([, f]) => !own.some((other) => other !== game && f.startsWith(`boards/${other}`)));
    assert.ok(loaded.length < bytes.length, `no other game has pictures than ${game}`);
    const all = loaded.reduce((sum, [n]) => sum + n, 0);
    console.log(`${game}: ${all} bytes, ${loaded.sort((a, b) => b[0] - a[0]).slice(0, 5).map(([n, f]) => `${f} ${n}`).join(", ")}`);
    assert.ok(all <= 500 * 1024, `${game}: ${all} bytes`);
  }
});
