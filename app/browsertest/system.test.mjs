// The page follows the colours of the system: dark at sunset, and the few colours of a high contrast.
import assert from "node:assert/strict";
import { newMatch } from "./flow.mjs";
import { opened, test } from "./harness.mjs";

test("the page goes dark with its device while it is open, unless a theme was chosen", async (t) => {
  const { page } = await opened(t, 21);
  const theme = (name) => page.locator(`html[data-theme=${name}]`).waitFor({ state: "attached" });
  await theme("light");
  await page.emulateMedia({ colorScheme: "dark" });
  await theme("dark");
  await page.getByRole("button", { name: "Light or dark theme" }).click();
  await theme("light");
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
});

test("with the colours of the system answers have edges, what is chosen is marked, and gauges are drawn", async (t) => {
  const { page, shot } = await opened(t, 21, { context: { forcedColors: "active" } });
  await newMatch(page, { game: "Cataclysm" });
  await page.locator(".table .stage[data-ready]").waitFor();
  await page.locator(".stab").first().waitFor();
  const found = await page.evaluate(() => {
    const style = (css) => getComputedStyle(document.querySelector(css)), ground = getComputedStyle(document.body).backgroundColor, wrong = [];
    const edge = (css, least) => {
      const s = style(css);
      if (parseFloat(s.borderBottomWidth) < least || s.borderBottomColor === ground) wrong.push(`${css}: an edge of ${s.borderBottomWidth} ${s.borderBottomColor}, want ${least} px that can be seen`);
    };
    for (const css of [".decision", ".decision .choice", "#undo", ".pick button:not([aria-pressed=true])", ".whose"]) edge(css, 1);
    for (const css of [".pick [aria-pressed=true]", ".turns [aria-current]", ".tabs [aria-selected=true]"]) edge(css, 3);
    // Of a gauge's parts no two that mean something else look alike.
    const looks = (css) => { const s = style(css); return s.backgroundImage + s.backgroundColor; };
    const alike = (...all) => { if (new Set([ground, ...all.map(looks)]).size <= all.length) wrong.push(`${all.join(" and ")} look alike`); };
    alike(".stab i.on", ".stab i:not(.on, .end)", ".stab i.end");
    alike(".commit td.now", ".commit td:not(.now)");
    alike(".poolbar i");
    if (style(".crises i").boxShadow === "none") wrong.push("a crisis that has not come is not drawn");
    return wrong;
  });
  await shot("forced");
  assert.deepEqual(found, []);
});
