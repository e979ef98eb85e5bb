// Short messages over the table: they lie over nothing that they tell of nor over an answer, can be closed, and are alarms only where something is wrong.
import assert from "node:assert/strict";
import { begin, games, mine } from "./bots.mjs";
import { moving, opened, sizes, test } from "./harness.mjs";

moving();

// covered are the places that the message lies over: those of the area that it tells of, and the answers of the bar.
const covered = (page) => page.evaluate(() => {
  const r = (e) => e.getBoundingClientRect(), toast = r(document.querySelector(".toast")), of = document.querySelector(".toasts").dataset.of.split(" ").filter(Boolean);
  const meets = (b) => b.width && b.height && toast.left < b.right && b.left < toast.right && toast.top < b.bottom && b.top < toast.bottom;
  const areas = of.flatMap((name) => [...document.querySelectorAll(`.boardview [data-area="${name}"]:is(.area, .stack)`)].map((e) => e.querySelector(".hit") ?? e));
  return { of, over: [...areas, ...document.querySelectorAll(".decision :is(.choices, .ends)")].filter((e) => meets(r(e))).map((e) => e.outerHTML.slice(0, 80)) };
});

for (const size of ["desktop", "phone"]) test(`a message covers nothing that it tells of, and is closed (${size})`, async (t) => {
  const { page, shot } = await opened(t, 5, { size: sizes[size], touch: size === "phone" });
  await begin(page, "triumph", "", ...games.triumph.rivals);
  await mine(page);
  await page.locator(".stage[data-ready]").waitFor();

  await page.locator("[data-do=link]").first().click();
  await page.locator(".toast").getByText("stays on this device").waitFor();
  assert.equal(await page.locator(".toast.bad").count(), 0, "that the match stays here is no alarm");
  await page.locator(".toast [data-do=toast]").click();
  await page.locator(".toast").waitFor({ state: "detached" });

  // The area of the message lies right where the message hangs, and at the board's foot, and in its middle.
  const names = await page.evaluate(() => [...document.querySelectorAll(".area.legal")].map((e) => e.dataset.area));
  assert.ok(names.length, "areas can be chosen");
  for (const part of [.02, .12, .3, .5, .8]) {
    await page.locator("[data-do=link]").first().click();
    await page.locator(".toast").waitFor();
    await page.evaluate(([name, part]) => {
      const area = document.querySelector(`.area[data-area="${name}"]`), frame = document.querySelector(".boardview").getBoundingClientRect(), board = window.interbellum.board;
      board.go(+area.dataset.x, +area.dataset.y, 1);
      const r = area.querySelector(".hit").getBoundingClientRect();
      board.go(+area.dataset.x, +area.dataset.y + (r.y + r.height / 2 - frame.top - frame.height * part));
      document.querySelector(".toasts").dataset.of = name;
      window.interbellum.toast();
    }, [names[0], part]);
    assert.deepEqual((await covered(page)).over, [], `an area ${part} down the board`);
    await page.locator(".toast [data-do=toast]").click();
    await page.locator(".toast").waitFor({ state: "detached" });
  }

  await page.locator("#hint").click();
  await page.locator(".toast").waitFor();
  await page.locator(".choice.marked").waitFor();
  const { of, over } = await covered(page);
  assert.deepEqual(over, [], `the hint tells of ${of}`);
  await shot(`toast-${size}`);
  await page.locator(".toast [data-do=toast]").click();
  await page.locator(".toast").waitFor({ state: "detached" });

  // The place over the board is forgotten on the next screen: there it stands at the foot, in the middle.
  await page.locator("[data-do=link]").first().click();
  await page.locator(".toast").waitFor();
  await page.getByRole("button", { name: "Your matches" }).click();
  await page.locator(".games").first().waitFor();
  const { low, across } = await page.locator(".toast").evaluate((e) => { const r = e.getBoundingClientRect(); return { low: innerHeight - r.bottom, across: (r.left + r.right) / 2 - document.documentElement.clientWidth / 2 }; });
  assert.ok(low > 0 && low < 40 && Math.abs(across) < 10, `the message stands ${low} over the foot, ${across} beside the middle`);
});

test("the words of the chart of points are no markup", async (t) => {
  const { page } = await opened(t, 5);
  await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement("div"));
    box.className = "course";
    Object.assign(box.dataset, { names: 'fas:<i id="slipped">"&', course: "0 1;4 2" });
  });
  await page.locator(".course svg").waitFor();
  assert.equal(await page.locator("#slipped").count(), 0);
  assert.match(await page.locator(".course svg").getAttribute("aria-label"), /<i id="slipped">"&/);
});
