// Live play where not all goes well: a slow network that loses packets, a device that sleeps, one with another version, hostile ones.
import assert from "node:assert/strict";
import { harbours, opened, test } from "./harness.mjs";
import { newMatch, play } from "./flow.mjs";
import { asked, delays, enter, host, invite, lateness, level, linkOf, rounds, says, seqOf, shut, timed, uncover } from "./live.mjs";

const names = ["Ann", "Bob", "Cy"];

// rough stands between a page and its data channels. What is lost is sent again, as the channels do, and holds up what comes after it.
const rough = (context) => context.addInitScript(() => {
  const rough = window.rough = { channels: [], lag: 0, lose: 0, held: null, change: (text) => text };
  const create = RTCPeerConnection.prototype.createDataChannel, send = RTCDataChannel.prototype.send;
  const piece = (text) => Uint8Array.of(1, ...new TextEncoder().encode(text));
  const go = (f) => { if (rough.held) rough.held.push(f); else f(); };
  RTCPeerConnection.prototype.createDataChannel = function (...how) {
    const channel = create.apply(this, how);
    rough.channels.push(channel);
    Object.defineProperty(channel, "onmessage", { set: (take) => channel.addEventListener("message", (event) => go(() => take(event))) });
    return channel;
  };
  const queue = []; // what is under way, in its order: two timers for the same millisecond do not keep it
  let free = 0, chance = 1, slept = 0;
  RTCDataChannel.prototype.send = function (bytes) {
    const whole = bytes[0] === 1 ? piece(rough.change(new TextDecoder().decode(bytes.subarray(1)))) : bytes;
    const on = () => go(() => { if (this.readyState === "open") send.call(this, whole); });
    chance = chance * 16807 % 2147483647;
    const now = performance.now();
    free = Math.max(free, now + rough.lag + (chance / 2147483647 < rough.lose ? 2 * rough.lag : 0));
    if (free <= now && !queue.length) return on();
    queue.push(on);
    setTimeout(() => queue.shift()(), free - now);
  };
  rough.post = (message) => send.call(rough.channels.at(-1), piece(JSON.stringify(message)));
  rough.pieces = (count, kind, size) => { for (let n = 0; n < count; n++) try { send.call(rough.channels.at(-1), new Uint8Array(size).fill(kind, 0, 1)); } catch { return; } };
  // A device that sleeps hears and says nothing; when it wakes its clock has gone on, and all that has come meanwhile is there.
  const now = Date.now;
  Date.now = () => now() + slept;
  rough.sleep = () => { rough.held = []; };
  rough.wake = () => {
    const held = rough.held;
    rough.held = null;
    slept += 600_000;
    for (const f of held) f();
  };
  // Every hidden card that the table ever names, of whom.
  const seen = window.named = {};
  addEventListener("DOMContentLoaded", () => new MutationObserver(() => { for (const [, whose] of (document.querySelector(".table")?.outerHTML ?? "").matchAll(/(\w+)’s card of \d/g)) seen[whose] = true; })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true }));
});

// party is Ann's match on three devices, hers the host.
async function party(t, seed, come) {
  const pages = [];
  for (const [i] of names.entries()) pages.push((await opened(t, seed + i, { site: harbours, path: i ? "" : "#new-toy", before: rough })).page);
  const [ann] = pages;
  await newMatch(ann, { scenario: "short", names, players: 3 });
  await uncover(ann);
  await host(ann);
  await linkOf(ann);
  await ann.evaluate(async () => { Object.assign((await import(new URL("web/late/live.js", document.baseURI))).times, { ping: 300, quiet: 1000 }); });
  await come?.(pages);
  for (const [i, page] of pages.slice(1).entries()) {
    await invite(ann, page);
    await enter(page, names[i + 1]);
  }
  await shut(ann);
  await uncover(ann);
  return { pages, start: await level(...pages) };
}

test("300 ms with 5 in 100 packets lost, and a device that sleeps for ten minutes: nothing is lost, nobody sees another's cards", async (t) => {
  const { pages, start } = await party(t, 81);
  const [ann, bob] = pages;
  for (const page of pages) {
    await timed(page);
    await page.evaluate(() => Object.assign(window.rough, { lag: 300, lose: 0.05 }));
  }
  await rounds(pages, start + 8, 81);
  const late = await delays(pages);
  assert.ok(late.at(-1) >= 300, `the slowest answer took ${late.at(-1)} ms: the network was not slow`);
  console.log(`over a slow network: ${lateness(late)}`);
  for (const page of pages) await page.evaluate(() => Object.assign(window.rough, { lag: 0, lose: 0 }));

  // Bob sleeps while another is asked; his clock has gone on when he wakes.
  for (let n = 0; await asked(bob); n++) {
    await play(bob, { seed: n, most: 1, ready: true });
    await level(...pages);
  }
  const before = await seqOf(ann);
  await bob.evaluate(() => window.rough.sleep());
  for (const page of [ann, pages[2]]) {
    await uncover(page);
    if (await asked(page)) await play(page, { seed: 5, most: 2, ready: true });
  }
  await ann.locator("#live-line-now").click();
  await ann.locator("#live").getByText("Out of reach or asleep").waitFor();
  await shut(ann);
  assert.equal(await seqOf(bob), before, "what Bob shows while he sleeps");
  await bob.evaluate(() => window.rough.wake());
  const now = await level(...pages);
  assert.ok(now > before, "nothing was played while Bob slept");
  await rounds(pages, now + 4, 82);
  await ann.locator("#live-line-now").click();
  assert.equal(await ann.locator("#live").getByText("Out of reach or asleep").count(), 0, "Bob is still said to sleep");
  const named = await Promise.all(pages.map((page) => page.evaluate(() => Object.keys(window.named))));
  assert.equal(new Set(named.flat()).size, named.flat().length, `cards were named on several devices: ${JSON.stringify(named)}`);
  assert.ok(named.every((list) => list.length), `no cards were named: ${JSON.stringify(named)}`);
});

test("a device with another version and hostile ones are refused with a sentence, and change nothing", async (t) => {
  const { pages } = await party(t, 85, async ([ann, bob]) => {
    await bob.evaluate(() => { window.rough.change = (text) => text.replace('"k":"hello","v":1', '"k":"hello","v":2'); });
    await invite(ann, bob);
    await says(ann, "The other device has another version of this page. Reload the page on both.");
    await says(bob, "The other device has left.");
    await bob.evaluate(() => { window.rough.change = (text) => text; });
  });
  const [ann, bob, cy] = pages;
  for (let n = 0; !await asked(ann); n++) await rounds(pages, await level(...pages) + 1, n);
  const seq = await level(...pages), words = await ann.locator(".decision [data-answer]").first().getAttribute("data-answer");
  const post = (page, message) => page.evaluate((message) => window.rough.post(message), message);
  const turn = { k: "play", f: seq, s: seq, m: `${seq}.${"0".repeat(64)}` };
  for (const [message, page, sentence] of [
    [{ ...turn, l: [`1||${words}`] }, ann, "A device answered for a side that it does not play. Nothing was changed."],
    [{ ...turn, l: ["0||roll#6"] }, ann, "An answer of another device was refused."],
    [{ ...turn, f: 0, l: [] }, bob, "That answer stands: others have seen it."],
    [{ k: "sit", p: [0] }, bob, "Somebody else plays that side already."],
    // It has just lost its own seat, and gets no name.
    [{ k: "say", p: [0], t: "<img src=x onerror=alert(1)>\u202e" }, ann, "A device that only watches: <img src=x onerror=alert(1)>"],
  ]) {
    await post(bob, message);
    await says(page, sentence);
  }
  for (const message of [{ k: "who", w: ["<b>", 0, 1, 2] }, { k: "no", t: "<b>no</b>" }, { k: "link", t: "<b>link</b>" }, { k: "say", t: { length: 9 } }]) await post(bob, message);
  // Too many, then too much.
  await bob.evaluate(() => window.rough.pieces(5000, 2, 2));
  await says(ann, "The other device sent too many messages, and was disconnected.");
  await cy.evaluate(() => window.rough.pieces(1600, 0, 64 << 10));
  await says(ann, "The other device sent too much at once, and was disconnected.");
  assert.equal(await seqOf(ann), seq, "answers");
  assert.equal(await ann.locator("dialog, img[src=x], .letter, .seating").count(), 0, "something lies over the table");
  await play(ann, { seed: 3, most: 1, ready: true });
  assert.ok(await seqOf(ann) > seq, "Ann plays on");
});
