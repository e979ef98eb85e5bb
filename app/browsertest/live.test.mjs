// One match on several devices at once: they connect by codes, play, reload, lose their host, go on by link. Nothing of it is loaded before.
import assert from "node:assert/strict";
import { noViolations, opened, sizes, test } from "./harness.mjs";
import { newMatch, sit, toQuestion, turn } from "./flow.mjs";
import { asked, delays, enter, fragment, host, invite, lateness, level, linkOf, rounds, says, seqOf, shut, timed, uncover } from "./live.mjs";

for (const [game, scenario, names, seed] of [["Cataclysm", "days-of-decision", ["Ann", "Bob"], 71], ["Triumph", "1939", ["Ann", "Bob", "Cy"], 72]])
  test(`${names.length} devices play ${game} live, a guest reloads, the host goes and another hosts on`, async (t) => {
    const loaded = [];
    const ann = await opened(t, seed, { before: (context) => context.on("request", (r) => loaded.push(new URL(r.url()).pathname)) });
    await newMatch(ann.page, { game, scenario, names, players: names.length });
    await uncover(ann.page);
    assert.deepEqual(loaded.filter((path) => /live/.test(path)), [], "loaded before anybody plays live");
    const others = [];
    for (const name of names.slice(1)) {
      const one = await opened(t, seed + 10 * others.length + 5);
      others.push(one);
      if (others.length === 1) {
        await host(ann.page);
        await linkOf(ann.page);
        for (const size of ["phone", "tablet", "desktop"]) {
          await ann.page.setViewportSize(sizes[size]);
          await ann.page.waitForTimeout(300);
          assert.ok(await ann.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "the sheet scrolls sideways");
          const rect = await ann.page.locator("#live-answer").boundingBox(), room = sizes[size].height;
          assert.ok(rect.y + rect.height <= room, `the answer's field ends at ${rect.y + rect.height} of ${room}, below what is in sight`);
          await ann.shot(`live-host-${game}-${size}`);
        }
        await noViolations(ann.page, "#live");
        await ann.page.locator("#live-answer").fill("nonsense");
        await ann.page.getByRole("button", { name: "Connect" }).click();
        await ann.page.locator("#live").getByText("There is no code in this text").waitFor();
      }
      await invite(ann.page, one.page);
      await enter(one.page, name);
      await ann.page.locator("#live li", { hasText: name }).getByText("connected", { exact: true }).waitFor();
    }
    // A line of talk is text, whatever it says, and everybody reads it.
    const line = "<img src=x onerror=alert(1)> ready?";
    await ann.page.locator("#live-line").fill(line);
    await ann.page.locator("#live-line").press("Enter");
    for (const other of others) await says(other.page, `${names[0]}: ${line}`);
    await ann.page.locator("#live").getByText(`${names[0]}: ${line}`).waitFor();
    await ann.shot(`live-connected-${game}`);
    await shut(ann.page);
    assert.equal(await ann.page.evaluate(() => document.activeElement?.id), "more", "the focus after the sheet");
    await uncover(ann.page);
    const pages = [ann.page, ...others.map((o) => o.page)];
    const start = await level(...pages);
    for (const page of pages) await timed(page);
    await rounds(pages, start + 20, seed);
    console.log(`${game}: ${lateness(await delays(pages))}`);
    for (const [i, page] of pages.entries()) {
      await says(page, await asked(page) ? "Live: your decision" : "decides");
      for (const [size, shape] of [["phone", sizes.phone], ["landscape", { width: 844, height: 390 }], ["tablet", sizes.tablet], ["desktop", sizes.desktop]]) {
        await page.setViewportSize(shape);
        await page.waitForTimeout(400);
        await (i ? others[i - 1] : ann).shot(`live-table-${game}-${i}-${size}`);
      }
    }

    // A guest reloads, and comes back by a new code.
    const bob = others[0].page;
    await bob.reload();
    await bob.locator("html[data-ready=yes]").waitFor({ state: "attached" });
    await bob.waitForFunction(() => window.interbellum?.save);
    await uncover(bob);
    await ann.page.locator("#live-line-now").waitFor();
    await invite(ann.page, bob);
    await shut(ann.page);
    await uncover(bob);
    const after = await rounds(pages, await level(...pages) + 12, seed + 500);

    // The host goes without a word; a guest hosts on from its copy, and the others come to it.
    await ann.page.close();
    await says(bob, "Live: the host is gone");
    await bob.locator("#live-line-now").click();
    await others[0].shot(`live-gone-${game}`);
    await bob.getByRole("button", { name: "Host from here" }).click();
    const again = await ann.context.newPage();
    await again.goto(ann.server.url);
    await again.locator("html[data-ready=yes]").waitFor({ state: "attached" });
    await again.waitForFunction(() => window.interbellum?.save);
    await invite(bob, again);
    await uncover(again);
    await again.locator(".table").waitFor();
    for (const other of others.slice(1)) { await invite(bob, other.page); await uncover(other.page); }
    await shut(bob);
    const all = [bob, again, ...others.slice(1).map((o) => o.page)];
    const end = await rounds(all, await level(...all) + 8, seed + 900);
    assert.ok(end > after, `${end} answers after the host went, ${after} before`);

    // It goes on by link from here.
    const away = [];
    for (const page of all) if (!await asked(page)) away.push(page);
    const { link } = await turn(away[0]);
    const mail = await opened(t, seed + 99, { path: fragment(link) });
    await sit(mail.page);
    await uncover(mail.page);
    await toQuestion(mail.page);
    await mail.page.locator(".table").waitFor();
    assert.equal(await seqOf(mail.page), end);
  });
