// Installed: the manifest's shortcuts lead where they should; a card says how to install the page, also on an iPad.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { built, keeping, keptForOffline, noViolations, opened, sizes, started, test, visit } from "./harness.mjs";
import { newMatch, play, where } from "./flow.mjs";

keeping();

const manifest = JSON.parse(readFileSync(join(built, "manifest.webmanifest"), "utf8"));

// launching puts a queue of launches in the place of the browser's, which fills only for an installed page.
const launching = (context) => context.addInitScript(() => {
  Object.defineProperty(window, "launchQueue", { value: { setConsumer: (then) => { window.launch = then; } } });
});
const launch = (page, target, files = []) => page.evaluate(([target, files]) => window.launch({
  targetURL: target, files: files.map(([name, text]) => ({ getFile: async () => new File([text], name, { type: "application/json" }) })),
}), [target, files]);

// sent is a match with some answers, as a link and as a file.
async function sent(t, seed) {
  const { page } = await opened(t, seed);
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await play(page, { seed: 5, most: 4 });
  const { seq } = await where(page);
  await page.getByRole("button", { name: "Link to this match" }).click();
  const link = await page.locator("#link").innerText();
  const [made] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save the match…" }).click()]);
  return { seq, link, file: readFileSync(await made.path(), "utf8") };
}

test("the manifest: everything it names is there, and its pictures are what it says", async (t) => {
  const { page, server } = await visit(t);
  const named = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap((s) => s.icons)];
  for (const { src, sizes, type } of named) {
    const [wide, high, kind] = await page.evaluate(async (src) => {
      const answer = await fetch(src), picture = await createImageBitmap(await answer.clone().blob());
      return [picture.width, picture.height, answer.headers.get("Content-Type")];
    }, src);
    assert.equal(`${wide}x${high} ${kind}`, `${sizes} ${type}`, src);
  }
  assert.deepEqual(manifest.screenshots.map((s) => s.form_factor).sort(), ["narrow", "wide"]);
  assert.ok(manifest.icons.some((i) => i.purpose === "maskable"));
  for (const address of [manifest.start_url, manifest.scope, manifest.share_target.action, ...manifest.shortcuts.map((s) => s.url), ...manifest.file_handlers.map((h) => h.action)])
    assert.ok(new URL(address, server.url).href.startsWith(server.url), `${address} stays on the site, wherever that lies`);
});

test("the shortcuts of the icon lead to a new match and to the field for a turn, also where a match is on the table", async (t) => {
  const { page, server } = await opened(t, 81, { before: launching });
  const [paste, begin] = ["paste", "new-"].map((what) => new URL(manifest.shortcuts.find((s) => s.url.includes("#" + what)).url, server.url).href);
  for (const start of [false, true]) {
    await page.goto("about:blank");
    await page.goto(start ? server.url : begin);
    await started(page);
    if (start) { await page.waitForFunction(() => window.launch); await launch(page, begin); }
    await newMatch(page, { alone: true });
    await play(page, { seed: 5, most: 1 });
    if (start) await launch(page, paste);
    else { await page.goto("about:blank"); await page.goto(paste); await started(page); }
    await page.waitForFunction(() => document.activeElement.id === "paste" && !location.hash);
    assert.equal(await page.locator(".games > ul .gt").count(), start ? 2 : 1, "the match is on the shelf");
  }
});

test("a turn shared by another program is opened, at the start and in a page that is open", async (t) => {
  const { seq, link, file } = await sent(t, 82);
  const shared = (parts) => new URL(manifest.share_target.action, "http://x/").search || "?" + new URLSearchParams(Object.entries(parts).map(([part, text]) => [manifest.share_target.params[part], text]));
  assert.equal(manifest.share_target.method, "GET");
  const ways = { title: "Uppsala", text: `Your turn!\n<${link.replace(/(.{70})/g, "$1\n")}>\n` };
  const { page } = await opened(t, 83, { path: shared(ways) });
  await page.locator(".table").waitFor();
  assert.equal((await where(page)).seq, seq);
  await page.waitForFunction(() => !location.search && location.hash.startsWith("#match-"));
  await page.reload();
  await started(page);
  await page.locator(".table").waitFor();

  const open = await opened(t, 84, { before: launching });
  await open.page.waitForFunction(() => window.launch);
  await launch(open.page, open.server.url); // the icon alone
  await launch(open.page, open.server.url + shared({ url: link }));
  await open.page.locator(".table").waitFor();
  assert.equal((await where(open.page)).seq, seq);

  // A .json that is opened with the installed page.
  const third = await opened(t, 85, { before: launching });
  await third.page.waitForFunction(() => window.launch);
  assert.deepEqual(manifest.file_handlers.map((h) => h.accept), [{ "application/json": [".json"] }]);
  await launch(third.page, new URL(manifest.file_handlers[0].action, third.server.url).href, [["interbellum-Uppsala.json", file]]);
  await third.page.locator(".table").waitFor();
  assert.equal((await where(third.page)).seq, seq);
});

test("the page in one file is offered for taking along, and is not kept twice", async (t) => {
  const { page } = await visit(t);
  await keptForOffline(page);
  await page.getByRole("button", { name: "About these games" }).click();
  const [made] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Interbellum in one file" }).click()]);
  assert.equal(made.suggestedFilename(), "interbellum.html");
  assert.ok(readFileSync(await made.path()).equals(readFileSync(join(built, "interbellum.html"))), "the file itself, not the page's shell");
  assert.ok(await page.evaluate(async () => !(await caches.match("interbellum.html"))));
});

test("where the browser installs pages, a card offers it once it can be done", async (t) => {
  const { page } = await visit(t);
  await page.waitForFunction(() => window.interbellum?.install);
  assert.ok(await page.locator("#install").isHidden(), "nothing is said where nothing can be done");
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = () => { window.asked = true; };
    dispatchEvent(offer);
    window.kept = offer.defaultPrevented;
  });
  await page.getByRole("button", { name: "Install on this device" }).click();
  assert.deepEqual(await page.evaluate(() => [window.asked, window.kept]), [true, true], "it waits to be asked");
  await noViolations(page);
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await page.locator("#install").waitFor({ state: "hidden" });
});

const iPad = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Safari/605.1.15"; // as iPadOS names itself

test("an iPad shows how to put the page on the home screen, and there how to open a turn from a mail", async (t) => {
  const pretend = (installed) => (context) => context.addInitScript((installed) => {
    Object.defineProperty(navigator, "maxTouchPoints", { value: 5 });
    Object.defineProperty(navigator, "standalone", { value: installed });
  }, installed);
  const options = { size: sizes.tablet, touch: true, context: { userAgent: iPad, permissions: ["clipboard-read", "clipboard-write"] } };
  const { page, shot } = await opened(t, 86, { ...options, before: pretend(false) });
  await page.getByText("Add to Home Screen").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "About these games" }).click();
  await page.getByText("What is reconstructed").waitFor();
  assert.equal(await page.locator(".onefile").count(), 0, "a file that it would not run is not offered");
  await page.getByRole("button", { name: "Close About these games" }).click();
  assert.ok(await page.getByText("Add to Home Screen").isHidden(), "it is folded away");
  await page.getByText("Add to the home screen").click();
  await page.getByText("Add to Home Screen").waitFor();
  await shot("ipad-home-screen");
  await noViolations(page);
  await newMatch(page, { game: "Cataclysm", title: "Uppsala", alone: true });
  await play(page, { seed: 5, most: 2 });
  const { seq } = await where(page);
  await page.getByRole("button", { name: "Link to this match" }).click();
  const link = await page.locator("#link").innerText();

  const there = await opened(t, 87, { ...options, before: pretend(true) });
  await there.page.evaluate((link) => navigator.clipboard.writeText(`Your turn: <${link}>`), link);
  await there.page.getByRole("button", { name: "Paste a turn" }).click();
  await there.page.locator(".table").waitFor();
  assert.equal((await where(there.page)).seq, seq);
  assert.equal(await there.page.getByText("Add to Home Screen").count(), 0, "it is installed");
});
