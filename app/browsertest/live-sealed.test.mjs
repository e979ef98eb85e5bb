// Live play with sealed dice: an answer stays on its player's device until another player is asked, and can be undone until then.
import assert from "node:assert/strict";
import { opened, test } from "./harness.mjs";
import { newMatch, play, turn } from "./flow.mjs";
import { asked, enter, fragment, host, invite, level, linkOf, seqOf, shut, uncover } from "./live.mjs";

test("two devices play Cataclysm live with sealed dice: the other sees a turn when it ends, and a link says who signed", async (t) => {
  const { page: ann } = await opened(t, 95, { path: "#new-cataclysm" }), { page: bob } = await opened(t, 96), pages = [ann, bob];
  await newMatch(ann, { scenario: "days-of-decision", names: ["Ann", "Bob"], players: 2, here: "Ann", sealed: true });
  await uncover(ann);
  await host(ann);
  await linkOf(ann);
  await invite(ann, bob);
  await enter(bob, "Bob");
  await shut(ann);

  const turns = new Map(pages.map((page) => [page, 0]));
  let undone = 0;
  for (let n = 0; n < 30 && (!undone || Math.min(...turns.values()) < 2); n++)
    for (const [page, other] of [pages, pages.toReversed()]) {
      await uncover(page);
      if (!await asked(page)) continue;
      const before = await level(...pages);
      await play(page, { seed: n, most: 1, ready: true });
      if (await asked(page) && await page.locator("#undo").isEnabled()) { // still the same player's turn
        assert.equal(await seqOf(other), before, "what the other device shows of a turn under way");
        await page.locator("#undo").click();
        await page.waitForFunction((seq) => window.flow.where().seq === seq, before);
        undone++;
      }
      await play(page, { seed: n + 50, ready: true, short: 60, hasty: true });
      assert.ok(await level(...pages) > before, "the turn has come to the other device");
      turns.set(page, turns.get(page) + 1);
    }
  assert.ok(undone > 0 && Math.min(...turns.values()) >= 2, `${undone} answers were undone, ${[...turns.values()]} turns played`);

  const { link } = await turn(await asked(ann) ? bob : ann);
  const { page: mail } = await opened(t, 97, { path: fragment(link) });
  await mail.getByRole("button", { name: "None: I’m just watching" }).click();
  const says = await mail.locator(".letter .verify").innerText();
  for (const name of ["Ann", "Bob"]) assert.match(says, new RegExp(`Signed by ${name}, key [0-9a-f]{8}\\.`));
  assert.match(says, /[1-9]\d* (die or draw|dice and draws) dealt again from the sealed values: all match/);
});
