// Hosts and programs that change addresses, headers or files: the page opens all the same, or says in a sentence what is wrong.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { built, opened, root, started, test, visit } from "./harness.mjs";
import { newMatch, where } from "./flow.mjs";

// The policy that cmd/README.md gives.
const policy = readFileSync(join(built, "../cmd/README.md"), "utf8").match(/^Content-Security-Policy: (.+)$/m)[1];
const said = (page, text) => page.getByText(text).first().waitFor();

test("the policy of the README is enough for a match against the computer", async (t) => {
  const { page } = await opened(t, 81, { keep: true, host: { extra: { "Content-Security-Policy": policy } } });
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await page.waitForFunction(() => window.interbellum?.think);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".choice.marked").first().waitFor({ timeout: 60_000 });
});

test("a policy without WebAssembly is named", async (t) => {
  const { page } = await visit(t, { start: false, errors: [/./], host: { extra: { "Content-Security-Policy": policy.replace("'wasm-unsafe-eval'", "") } } });
  await said(page, "Content-Security-Policy");
});

test("a policy without the page's own script is named", async (t) => {
  const { page } = await visit(t, { start: false, errors: [/./], host: { extra: { "Content-Security-Policy": "script-src 'self' 'wasm-unsafe-eval'" } } });
  await said(page, "Content-Security-Policy");
});

test("the page opens without its last slash, and with # written as %23", async (t) => {
  const { page, server } = await visit(t, { errors: [/404/], host: { fallback: true } }); // what stands below the wrong address is asked for as well
  await page.goto(server.url.slice(0, -1));
  await started(page);
  await page.goto(server.url + "%23new-cataclysm");
  await started(page);
  await page.locator(".newmatch").waitFor();
  assert.equal(new URL(page.url()).hash, "#new-cataclysm");
});

test("# written as %23 opens on a host that has a page for what it does not find", async (t) => {
  const { page, server } = await visit(t, { errors: [/404/], host: { notFound: true } });
  const context = await page.context().browser().newContext(); // one that keeps nothing yet
  t.after(() => context.close());
  const other = await context.newPage();
  await other.goto(server.url + "%23new-cataclysm");
  await other.locator(".newmatch").waitFor();
  await other.goto(server.url + "lost.html");
  await said(other, "There is no page at this address");
});

test("an address below the page says that its files are not there", async (t) => {
  const { page, server } = await visit(t, { errors: [/./], host: { fallback: true } });
  const context = await page.context().browser().newContext(); // one that keeps nothing yet
  t.after(() => context.close());
  const other = await context.newPage();
  await other.goto(server.url + "no/such/place");
  await said(other, "not where its address says");
});

test("a file that the host has changed is named", async (t) => {
  const { page, server } = await visit(t, { keep: true, start: false, errors: [/./] });
  const changed = readFileSync(join(built, "web/boot.js"), "utf8") + "// added by the host";
  server.swap("web/boot.js", changed);
  await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((r) => r.unregister()))));
  await page.reload();
  await started(page);
  await said(page, "web/boot.js is not the file of this version");
});

test("a computer player that cannot be fetched says why", async (t) => {
  const { page, server } = await opened(t, 82, { errors: [/./] });
  server.swap("web/cataclysm-bots.wasm", null);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await page.waitForFunction(() => window.interbellum?.think);
  await page.getByRole("button", { name: "Hint" }).click();
  await said(page, "web/cataclysm-bots.wasm is not on the server (status 404). If the page offers a newer version");
  assert.equal(await page.getByText("an answer is missing").count(), 0, "and nothing else");
});

test("a percent sign in the fragment is a damaged link, not the end of the program", async (t) => {
  const { page, server } = await visit(t, { path: "#ib2m%zz100%" });
  await page.locator(".toast").getByText(/link/).waitFor();
  await page.goto(server.url + "#50%");
  await page.locator(".toast").getByText(/link/).waitFor();
  await page.evaluate(() => { location.hash = "#new-cataclysm"; });
  await page.locator(".newmatch").waitFor();
});

test("Back closes a sheet first, then the table, then leaves", async (t) => {
  const { page } = await opened(t, 83);
  await page.goto("about:blank");
  await page.goBack();
  await started(page);
  const before = await page.evaluate(() => history.length);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const at = await where(page);
  await page.locator("#orders").click();
  await page.locator(".over [role=dialog]").waitFor();
  await page.goBack();
  await page.locator(".over [role=dialog]").waitFor({ state: "detached" });
  await page.locator("#more").click();
  await page.locator("#menu:popover-open").waitFor();
  await page.goBack();
  await page.locator("#menu:popover-open").waitFor({ state: "detached" });
  assert.deepEqual(await where(page), at, "the table is as it was");
  await page.reload(); // the way back is the same after a reload
  await page.locator(".table").waitFor();
  await page.goBack();
  await page.locator(".home").waitFor();
  assert.ok(await page.evaluate(() => history.length) <= before + 1, "no steps pile up");
});

test("a link opened from a mail goes back to the list of matches", async (t) => {
  const { page } = await opened(t, 84, { path: "#new-triumph" });
  await page.locator(".newmatch").waitFor();
  await page.goBack();
  await page.locator(".home").waitFor();
});

test("a key held down answers once, and letters go by their place on other layouts", async (t) => {
  const { page } = await opened(t, 85);
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  const { seq } = await where(page);
  const press = (init) => page.evaluate((init) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init })), init);
  await press({ key: "1", code: "Digit1", repeat: true });
  assert.equal((await where(page)).seq, seq, "a repeated key answers nothing");
  await press({ key: "&", code: "Digit1" }); // a French keyboard
  await page.waitForFunction((seq) => window.flow.where().seq > seq, seq);
  await press({ key: "д", code: "KeyL" }); // a Russian one: L opens the log
  await page.locator("#tab-log[aria-selected=true]").waitFor();
});

test("browsers do not translate the page", async (t) => {
  const { page } = await visit(t);
  assert.equal(await page.locator("html").getAttribute("translate"), "no");
});

test("“copied” is said only when it was", async (t) => {
  const { page } = await opened(t, 86, { before: (context) => context.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("no")) } });
    document.execCommand = () => false;
  }) });
  await newMatch(page, { game: "Cataclysm", names: ["Ann", "Bob"] });
  await page.locator("#more").click();
  await page.locator("#menu").getByText("Copy the log as text").click();
  await said(page, "did not allow copying");
});

// leads runs the first script of a page of cmd/site at an address, and gives the address that it goes to, if any.
function leads(page, address) {
  const script = readFileSync(join(root, "cmd/site/page", page), "utf8").match(/<script>([^]*?)<\/script>/)[1];
  const { protocol, origin, pathname, search, hash } = new URL(address);
  let to;
  runInNewContext(script, { location: { protocol, origin, pathname, search, hash, replace: (x) => { to = new URL(x, address).href; } } });
  return to;
}

test("an address that is put right never leads to another site, and a file's stays as it is", () => {
  for (const page of ["index.html", "404.html"]) {
    assert.equal(leads(page, "https://example.org/games/interbellum/%23new-triumph"), "https://example.org/games/interbellum/#new-triumph", page);
    assert.equal(leads(page, "https://example.org//other.example/%23x"), "https://example.org//other.example/#x", page);
  }
  assert.equal(leads("index.html", "https://example.org//other.example/x"), "https://example.org//other.example/x/");
  assert.equal(leads("index.html", "file:///home/ann/%23games/interbellum.html"), undefined);
});

test("a script that shortens the address keeps what Back goes by", () => {
  const web = join(root, "web"), address = /\/\/ --- the address[^]*?\n\}\)\(\);/; // of boot.js, which sets it
  for (const name of readdirSync(web).filter((name) => name.endsWith(".js"))) {
    const text = readFileSync(join(web, name), "utf8").replace(address, "");
    assert.doesNotMatch(text, /(replace|push)State\((?!history\.state)/, `${name} drops the state of its step`);
  }
});
