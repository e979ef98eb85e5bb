// What a page of the games with wooden blocks must never hold: run in the page before anything else.

// guard searches the document after every change for blocks, cards and questions of Factions that the looking player does not hold. Who
// looks is known by the button that was pressed, and nobody looks while the table is covered; where one person alone has a browser, that one.
export function guard(held) {
  const [first, another] = Object.keys(held), only = another ? null : first;
  const state = (window.guard = { looking: only, leaks: [], changes: 0, own: 0, table: false });
  const nations = { axis: "germany italy", west: "uk france us", ussr: "ussr red-china", japan: "japan", us: "us uk nationalist-china" };
  addEventListener("click", (event) => {
    const name = event.target.closest?.(".hand .btn.primary")?.textContent.match(/I am (\w+),/)?.[1];
    if (name) state.looking = name;
  }, { capture: true });
  const leak = (what) => { if (state.leaks.length < 20) state.leaks.push(`${what}, while ${state.looking ?? "nobody"} looks`); };
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    state.changes++;
    if (document.querySelector(".endscreen, .newform")) return;
    const table = Boolean(document.querySelector(".table"));
    if (state.table && !table) state.looking = only;
    state.table = table;
    const mine = held[state.looking] ?? [], blocks = mine.flatMap((faction) => nations[faction].split(" "));
    if ((!state.looking || document.querySelector(".seating")) && document.querySelector("[data-answer], [data-card], .stack")) leak("something lies under the cover");
    for (const piece of document.querySelectorAll(".stack .piece")) {
      const signed = piece.querySelector('use[href^="#unit-"]'), owner = [...piece.classList].find((name) => name.startsWith("p-")).slice(2);
      if (!signed || owner === "neutral" || piece.querySelector('use[href^="#block-lying"]')) continue;
      if (blocks.includes(owner)) state.own++;
      else leak(`${signed.getAttribute("href")} of ${owner}`);
    }
    for (const hand of document.querySelectorAll(".hand-of")) if (!mine.includes(hand.dataset.faction)) leak(`the hand of ${hand.dataset.faction}`);
    for (const card of document.querySelectorAll("[data-card]")) if (!card.closest(".hand-of")) leak(`${card.dataset.card} outside a hand`);
    const asked = document.querySelector("#ask[data-kind]")?.dataset.seat;
    if (asked && !mine.includes(asked)) leak(`a question to ${asked}`);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }));
}
