// What a table shows in a window of any size: the question, its first answer, and of what is left three eighths of board. It runs in the
// page, in every browser, and gives what is wrong. Only the topmost element at a point is on screen there.
export function layout() {
  const wrong = [], $ = (css) => document.querySelector(css);
  const named = (e) => (e ? [e.localName, ...e.classList].join(".") : "nothing");
  const at = (x, y) => (x > 0 && y > 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null);
  // The middle of each box and a point near each of its corners.
  const points = (box) => [[.5, .5], [.08, .2], [.92, .2], [.08, .8], [.92, .8]].map(([a, b]) => [box.left + a * box.width, box.top + b * box.height]);
  const seen = (what, element, boxes) => {
    if (!element) return wrong.push(`there is no ${what}`);
    const hidden = boxes(element).filter((box) => box.width).flatMap(points).find(([x, y]) => !element.contains(at(x, y)));
    if (hidden) wrong.push(`${named(at(...hidden))} hides the ${what} at ${hidden.map(Math.round)}`);
  };
  const lines = (element) => { const text = document.createRange(); text.selectNodeContents(element); return [...text.getClientRects()]; };
  seen("question", $("#ask"), lines);
  seen("first answer", $(".decision > .choices [data-answer]") ?? $(".decision [data-answer]:not(.rights *)"), (e) => [e.getBoundingClientRect()]);

  const heading = $(".topbar"), board = $(".boardframe > *"), bar = $(".decision"), top = heading.getBoundingClientRect();
  let rest = 0, shown = 0;
  for (let i = .5; i < 32; i++) for (let j = .5; j < 24; j++) {
    const x = i * innerWidth / 32, y = j * innerHeight / 24, there = at(x, y);
    if (y < top.bottom) { if (!heading.contains(there)) wrong.push(`${named(there)} lies over the heading`); continue; }
    if (bar.contains(there)) continue;
    rest++;
    if (board.contains(there) && !there.closest(".viewtools, .maptabs")) shown++;
  }
  if (shown < .375 * rest) wrong.push(`the board has ${Math.round(100 * shown / rest)} % of what is left`);
  for (const e of document.querySelectorAll(".topbar, .facts, .decision, .choices"))
    if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "contents" && !e.closest("details:not([open])")) {
      const out = [...e.querySelectorAll("*")].find((x) => x.getBoundingClientRect().right > e.getBoundingClientRect().right + 1);
      wrong.push(`${named(e)} is ${e.scrollWidth - e.clientWidth} px wider than its room: ${named(out)} “${out?.textContent.slice(0, 40) ?? ""}”`);
    }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push("the page scrolls");
  return [...new Set(wrong)];
}

// crowd is what a board of blocks shows of them: the sides in pixels of all that stand there, and each name, number, sign or marker that
// a block of another place covers. It runs in the page.
export function crowd() {
  const box = (e) => e.getBoundingClientRect(), over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  // Digits have nothing below their line, which the box of a text leaves room for.
  const ink = (e) => { const { left, right, top, bottom } = box(e), low = e.matches(".cv") ? (bottom - top) / 4 : 0; return { left, right, top: top + low, bottom: bottom - low }; };
  const shown = (e) => box(e).width > 0, said = (e) => e.closest("[data-area]")?.dataset.area ?? e.textContent;
  const blocks = [...document.querySelectorAll(".stack .piece > use[href^='#block']")].map((e) => ({ at: box(e), piece: e.closest(".piece"), of: said(e) }));
  const words = [...document.querySelectorAll(".lab text, .lab .city, .lab > use, .stacks .beside use, .stack .cv, .stack .face, .stack .count circle")].filter(shown);
  const covered = words.flatMap((e) => blocks.filter((b) => b.piece !== e.closest(".piece") && over(b.at, ink(e))).map((b) => `${e.getAttribute("class") ?? e.getAttribute("href") ?? e.localName} of ${said(e)} under a block of ${b.of}`));
  const scale = new DOMMatrix(getComputedStyle(document.querySelector(".stage")).transform).a;
  return { covered: [...new Set(covered)], scale, sides: [...document.querySelectorAll(".stack .piece")].map((e) => e.width.baseVal.value * scale), walls: document.querySelectorAll(".stack .count").length };
}
