// The carriers of live play by themselves: codes, connections, what is too large or garbled, sleep, two windows of one browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { code as qr } from "../../web/late/qr.js";
import { root, test, theBrowser } from "./harness.mjs";

// empty is a page without the program, with the wires in window.w.
async function empty(t, context) {
  context ??= await (await theBrowser()).newContext();
  t.after(() => context.close());
  await context.route("http://localhost/**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>.</title>" });
    return route.fulfill({ contentType: "text/javascript", body: readFileSync(join(root, "web/late", pathname)) });
  });
  const page = await context.newPage();
  await page.goto("http://localhost/");
  await page.evaluate(async () => {
    window.w = window.c = await import("/live.js");
    window.got = [];
    window.states = [];
    window.heard = { state: (wire) => states.push([wire.state, wire.why].join(" ").trim()), text: (wire, text) => got.push(text) };
    window.failed = (f) => Promise.resolve().then(f).then(() => "", (error) => error.message);
  });
  return page;
}
const now = (page, state) => page.waitForFunction((state) => states.at(-1) === state, state, { timeout: 30_000 });

async function joined(t) {
  const host = await empty(t), guest = await empty(t);
  const offer = await host.evaluate(async () => { window.wire = new w.Inviting(heard, []); return wire.ready(); });
  const answer = await guest.evaluate(async (offer) => { window.wire = new w.Joining(heard, [], offer); return wire.ready(); }, offer);
  await host.evaluate((answer) => wire.answer(answer), answer);
  await Promise.all([now(host, "connected"), now(guest, "connected")]);
  return { host, guest, offer, answer };
}

test("two browsers connect by codes of at most 150 characters, and texts come whole and in their order", async (t) => {
  const { host, guest, offer, answer } = await joined(t);
  for (const code of [offer, answer]) assert.ok(code.length <= 150, `${code.length} characters`);
  const modules = qr(offer).length;
  assert.ok(modules <= 4 * 8 + 17, `the code alone has ${modules} modules, more than version 8`);
  console.log(`offer ${offer.length}, answer ${answer.length} characters, QR version ${(modules - 17) / 4}`);
  const texts = ["", "x", "Łódź", "a".repeat(300_000), "<b onclick=alert(1)>"];
  await host.evaluate((texts) => texts.forEach((text) => wire.send(text)), texts);
  await guest.waitForFunction((n) => got.length === n, texts.length);
  assert.deepEqual(await guest.evaluate(() => got), texts);
  await guest.evaluate(() => wire.close());
  await now(host, "closed live.left");
});

test("what is no code, is cut off, or is one's own, is refused with a reason", async (t) => {
  const page = await empty(t);
  const got = await page.evaluate(async () => {
    const host = new w.Inviting(heard, []), offer = await host.ready(), guest = new w.Joining(heard, [], "Come: <" + offer + ">"), answer = await guest.ready();
    const other = "ibj2" + offer.slice(4);
    return [await failed(() => host.answer("hello")), await failed(() => host.answer(answer.slice(0, 60))), await failed(() => host.answer(offer)), await failed(() => host.answer(other)),
      await failed(() => new w.Joining(heard, [], answer)), await failed(() => new w.Joining(heard, [], offer + "A".repeat(100))), await failed(() => host.answer("my answer is " + answer + " here"))];
  });
  assert.deepEqual(got, ["live.no-code", "live.cut-off", "live.own-code", "live.other-version", "live.not-an-offer", "live.bad-code", ""]);
});

test("a hostile device is put off: 100 MB, no text, no known piece, a flood", async (t) => {
  for (const [what, why] of [["large", "live.too-long"], ["kind", "live.garbled"], ["string", "live.garbled"], ["bytes", "live.garbled"], ["flood", "live.flood"]]) {
    const { host, guest } = await joined(t);
    await guest.evaluate(async (what) => {
      const send = (data) => wire.channel.send(data);
      if (what === "kind") send(Uint8Array.of(9, 1));
      if (what === "string") send("0hello");
      if (what === "bytes") send(Uint8Array.of(1, 0xff, 0xfe));
      for (let n = 0; what === "flood" && n < 5000; n++) send(Uint8Array.of(1, 120));
      const block = new Uint8Array(64 << 10);
      for (let sent = 0; what === "large" && sent < 100 << 20 && wire.channel.readyState === "open"; sent += block.length) {
        while (wire.channel.bufferedAmount > 4 << 20 && wire.channel.readyState === "open") await new Promise((on) => setTimeout(on, 5));
        try { send(block); } catch { break; }
      }
    }, what);
    await now(host, "closed " + why);
    const taken = await host.evaluate(() => got.length);
    assert.ok(what === "flood" ? taken < 700 : taken === 0, `${what}: ${taken} texts were taken`);
  }
});

test("a device that nobody answers fails with a reason, and a waiting code is renewed", async (t) => {
  const host = await empty(t), guest = await empty(t);
  const [first, second] = await host.evaluate(async () => { window.wire = new w.Inviting(heard, []); return [await wire.ready(), await wire.renew()]; });
  assert.notEqual(first, second);
  const answer = await guest.evaluate(async (offer) => { window.wire = new w.Joining(heard, [], offer); return wire.ready(); }, first); // of the code that is no more
  await host.evaluate((answer) => { w.times.reach = 1500; return wire.answer(answer); }, answer);
  await now(host, "failed live.apart");
});

test("two windows of one browser play without codes", async (t) => {
  const one = await empty(t), two = await empty(t, one.context()), three = await empty(t, one.context());
  await one.evaluate(() => { window.wires = []; window.stop = w.besideHost("m", (wire) => wires.push(wire), heard); });
  for (const page of [two, three]) { await page.evaluate(() => { window.wire = w.besideGuest("m", heard); }); await now(page, "connected"); }
  await one.waitForFunction(() => wires.length === 2);
  await one.evaluate(() => wires.forEach((wire, i) => wire.send("to " + i)));
  for (const [i, page] of [two, three].entries()) { await page.waitForFunction(() => got.length); assert.deepEqual(await page.evaluate(() => got), ["to " + i]); }
  await two.evaluate(() => wire.send("back"));
  await one.waitForFunction(() => got.length);
  await one.evaluate(() => stop());
  await now(two, "closed live.left");
});
