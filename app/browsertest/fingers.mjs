// Fingers on the board, by the protocol that the browser itself is driven with.
export async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const path = (from, to, n) => Array.from({ length: n }, (_, i) => from.map((p, k) => [p[0] + (to[k][0] - p[0]) * (i + 1) / n, p[1] + (to[k][1] - p[1]) * (i + 1) / n]));
  // drag moves as many fingers as there are points from one place to another, in n steps.
  const drag = async (from, to, n = 12) => {
    await send("touchStart", from);
    for (const points of path(from, to, n)) await send("touchMove", points);
    await send("touchEnd", []);
  };
  // tap is a finger set down and lifted at once, with nothing of the test's own in the page.
  const tap = async (element) => {
    const { x, y, width, height } = await element.boundingBox();
    await send("touchStart", [[x + width / 2, y + height / 2]]);
    await send("touchEnd", []);
  };
  return { send, drag, tap, session };
}

// largest is the link to the fullest table of a scenario's warlike matches.
export { largest } from "./largest.mjs";
