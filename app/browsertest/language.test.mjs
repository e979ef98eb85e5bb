// Another language: one file with all texts is fetched, and everything that is read on the page comes from it. The language of this
// test is none: each text in brackets, each letter with an accent, made of the English catalogues.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, sizes, test, visit } from "./harness.mjs";

const accents = Object.fromEntries(["aȧ", "eė", "ií", "oö", "uü", "nñ", "sš", "tť", "AÅ", "EÉ", "IÍ", "OÖ", "UÜ", "NÑ", "SŠ", "TŤ"].map(([from, to]) => [from, to]));
const accented = (text) => text.replace(/[aeiounstAEIOUNST]/g, (c) => accents[c]);
// What stands in braces stays, but for the nouns in it.
const strange = (text) => "⟦" + text.split(/(\{[^}]*\})/).map((part) => part[0] === "{" ? part.replace(/^(\{\S+ \S+ )(.*)\}$/, (_, slot, forms) => slot + accented(forms) + "}") : accented(part)).join("") + "⟧";
const named = /^(language|grammar|and|file\..*)$/;
const translated = (catalogue) => readFileSync(catalogue, "utf8").split("\n").filter((line) => line && line[0] !== "#").map((line) => {
  const [head, text] = line.split("\t"), kind = head.replace(/\(.*/, "");
  return named.test(kind) ? "" : `${kind}\t${strange(text)}\n`;
}).join("");

const books = readdirSync(join(root, "engine/words")).map((name) => [name, join(root, "engine/words", name, "en.tsv")]).filter(([, at]) => existsSync(at));
const language = [["scripts", join(root, "web/words/en.tsv")], ...books].map(([name, at]) => `== ${name}\ngrammar\tone other\n${translated(at)}`).join("");

// left are the texts that can be read or heard and are neither names nor from the language. The board has names of the game's data.
const left = (page, within, names) => page.evaluate(([within, names]) => {
  // Texts of their own, links and drawings.
  const silent = "script,style,noscript,svg,.boardview,.kbd,#rules,#link,[aria-hidden=true]";
  const texts = [], part = document.querySelector(within), walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) if (!node.parentElement.closest(silent)) texts.push(node.data);
  for (const e of part.querySelectorAll("[aria-label],[title],[placeholder],[alt]")) if (!e.closest(silent))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) if (e.hasAttribute(name)) texts.push(e.getAttribute(name));
  return texts.map((text) => {
    let rest = text;
    for (let again = ""; again !== rest;) { again = rest; rest = rest.replace(/⟦[^⟦⟧]*⟧/g, ""); }
    for (const name of names) rest = rest.replaceAll(name, "");
    return /\p{L}/u.test(rest) ? text.trim() : "";
  }).filter(Boolean);
}, [within, names]);

// Names of games, scenarios and seats are those of the games' data.
const titles = [...readFileSync(join(root, "engine/games/titles.go"), "utf8").matchAll(/Name: "(.+?)"/g)].map(([, name]) => name);
const names = [...titles, "France", "Germany", "Italy", "Japan", "Soviet Union", "United Kingdom", "United States", "Interbellum", "Cataclysm", "C.", "Ann", "Bob"]
  .sort((a, b) => b.length - a.length);

// choose takes the language once, and has the settings offer it.
const choose = () => {
  try {
    if (!sessionStorage.getItem("chosen")) localStorage.setItem("interbellum/language", "xx");
    sessionStorage.setItem("chosen", "yes");
  } catch { /* no page yet */ }
  addEventListener("DOMContentLoaded", () => { document.getElementById("words").dataset.languages = '{"en":"⟦E⟧","xx":"⟦X⟧"}'; });
};

test("a language takes the place of English on the page, in its dialogs and at the table", async (t) => {
  const { page } = await visit(t, { size: sizes.desktop, before: async (context) => {
    await context.addInitScript(choose);
    await context.route("**/web/words/xx.txt", (route) => route.fulfill({ body: language, contentType: "text/plain; charset=utf-8" }));
  } });
  const english = [];
  const speaks = async (what, within) => { for (const text of await left(page, within, names)) english.push(`${what}: ${text}`); };
  const shut = async () => { await page.keyboard.press("Escape"); };
  assert.equal(await page.evaluate(() => document.documentElement.lang), "xx");
  await page.getByRole("heading", { name: accented("Your matches") }).waitFor();
  await speaks("the list of matches", "body");
  for (const [opens, box] of [["[data-settings]", "#settings"], ["[data-now]", "#now"]]) {
    await page.locator(opens).first().click();
    await page.locator(box).waitFor();
    await speaks(box, box);
    await shut();
  }
  await page.locator(".newg li button").first().click();
  await page.locator("#begin").waitFor();
  await page.locator(".people .row .btn").nth(1).click();
  await page.locator("#player-1").fill("Ann");
  await page.locator("#player-2").fill("Bob");
  await page.locator("#player-2").blur();
  await speaks("a new match", "body");
  await page.locator("#begin").click();
  await page.locator(".table .stage[data-ready]").waitFor();
  await speaks("the table", "body");
  // The card about an area finds what lies there by data, and says it in the words of the board.
  const lies = await page.evaluate(() => [...document.querySelectorAll(".stack[data-area=germany], .stack[data-area=lorraine]")].map((e) => [e.dataset.area, e.dataset.names.split("|")]));
  assert.ok(lies.length, "pieces lie there");
  for (const [area, pieces] of lies) {
    await page.evaluate((area) => {
      const on = document.querySelector(`.stack[data-area=${area}] .piece`), r = on.getBoundingClientRect();
      on.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: r.x, clientY: r.y }));
    }, area);
    await page.locator("#here:popover-open").waitFor();
    const told = await page.locator("#here li b").allInnerTexts();
    for (const piece of pieces) assert.ok(told.includes(piece[0].toUpperCase() + piece.slice(1)), `${area}: got ${told}, want ${piece}`);
    assert.match(await page.locator("#here-title small").innerText(), /^⟦.*⟧$/);
    await speaks(`what lies in ${area}`, "#here ul");
    await shut();
  }
  for (const item of ["Propose to the others…", "Computer players…", "Dice of this match", "Orders"]) {
    if (item === "Orders") await page.locator("#orders").click();
    else {
      await page.locator("#more").click();
      await page.locator("#menu").getByText(accented(item)).click();
    }
    await page.locator(".over [role=dialog]").waitFor();
    await speaks(item, ".over");
    await shut();
    await page.locator(".over").waitFor({ state: "detached" });
  }
  await page.locator("#ask .rule").click();
  await page.locator("#rules").waitFor();
  await page.locator("#rules header [data-do=close]").click();
  await page.locator(".topbar [data-do=link]").first().click();
  await page.locator(".sharesheet").waitFor();
  await speaks("the link", ".over");
  await shut();
  await page.locator(".sharesheet").waitFor({ state: "detached" });
  await page.locator(".topbar button").first().click();
  await page.locator(".game.you").waitFor();
  await speaks("the list with a match", "body");
  assert.deepEqual(english, []);
  await page.locator("[data-settings]").first().click();
  await page.getByLabel("⟦E⟧").click(); // the page loads again
  await page.getByRole("heading", { name: "Your matches" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
});

test("a language that does not come leaves the page in English", async (t) => {
  const { page } = await visit(t, { errors: [/404/], before: (context) => context.addInitScript(choose) });
  await page.getByRole("heading", { name: "Your matches" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en");
});
