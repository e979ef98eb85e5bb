// Conquest & Consequence through the page, in the program for tests.
import assert from "node:assert/strict";
import { aloneToTheEnd, crowds, everyPanel, twoToTheEnd } from "./blocks.mjs";
import { moreOfForm } from "./flow.mjs";
import { harbours, noViolations, opened, test } from "./harness.mjs";

test("1936 of Conquest & Consequence at every size: nothing that axe-core finds, nothing that scrolls sideways", (t) => everyPanel(t, "conquest"));

test("two play Rising Sun to its end on one device, and nothing that the other hides is ever in the document",
  (t) => twoToTheEnd(t, "conquest", "rising-sun", { Ann: ["japan"], Bob: ["us"] }, 5), { timeout: 300_000 });

test("Japan, the USA and the Soviet Union play 1936 to its end; each seat has its emblem from the form on", async (t) => {
  const { page, shot } = await opened(t, 7, { site: harbours, path: "#new-conquest" });
  await moreOfForm(page);
  await page.locator(".seats .seat use").first().waitFor();
  assert.deepEqual(await page.locator(".seats .seat use").evaluateAll((list) => list.map((use) => use.getAttribute("href"))), ["#power-japan", "#power-us", "#power-ussr"]);
  await noViolations(page);
  await shot("conquest-form");
  await aloneToTheEnd(page, { scenario: "1936", seed: 70 }, ["Japan", "USA", "Soviet Union"]);
  await shot("conquest-end");
}, { timeout: 300_000 });

test("crowded boards of Conquest & Consequence: large blocks, and none over a name, a number or another's sign", async (t) =>
  crowds(await opened(t, 10, { site: harbours }), "conquest"));
