// node icons.mjs: draws the app's icon and photographs it at the sizes that home screens ask for.
// A counter lies on the sea beside a coast; on it a serif I is the pole of a flag in the colour of "you may".
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const out = join(new URL('.', import.meta.url).pathname, '../../web/icons');
mkdirSync(out, { recursive: true });
const coast = 'M-20 332C38 320 60 352 104 346S150 388 196 392 236 440 290 436 330 480 372 492 420 540 420 560H-20z';
const isle = 'M382 40C414 20 470 34 486 66S560 96 548 140 470 168 440 150 396 128 388 98 366 56 382 40z';
const wave = (w, o) => `<path d="${coast}${isle}" fill="none" stroke="#7fb4c4" stroke-opacity="${o}" stroke-width="${w}" stroke-linejoin="round"/>`;
const ground = `<path d="M-40-40h592v592H-40z" fill="#1b4f63"/>${wave(92, .16)}${wave(56, .2)}${wave(24, .32)}<path d="${coast}${isle}" fill="#e9dcb8" stroke="#8a7748" stroke-width="5"/><path d="M40 404l18-30 18 30M92 446l18-30 18 30M150 470l16-26 16 26" fill="none" stroke="#8a7748" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
const counter = `<g transform="rotate(-7 256 250)"><rect x="122" y="120" width="268" height="278" rx="34" fill="#12313d" fill-opacity=".55" transform="translate(8 16)"/><rect x="122" y="126" width="268" height="268" rx="34" fill="#c9b98d"/><rect x="122" y="112" width="268" height="268" rx="34" fill="#fbf5e4" stroke="#2a2419" stroke-width="9"/><path d="M182 166h66v-2h12v2h-8v160h30v22H182v-22h30V188h-30z" fill="#2a2419"/><path d="M252 166h104l-26 34 26 34H252z" fill="#0b8a7d" stroke="#2a2419" stroke-width="9" stroke-linejoin="round"/></g>`;
// any: rounded, the whole scene; full: to the edge, the counter inside the circle that a mask leaves.
const any = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><clipPath id="c"><rect width="512" height="512" rx="112"/></clipPath></defs><g clip-path="url(#c)">${ground}<g transform="translate(256 256) scale(1.24) translate(-256 -252)">${counter}</g></g></svg>\n`;
const edge = scale => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${ground}<g transform="translate(256 256) scale(${scale}) translate(-256 -252)">${counter}</g></svg>\n`, full = edge(.98), apple = edge(1.2);
writeFileSync(join(out, 'icon.svg'), any);
writeFileSync(join(out, 'icon-maskable.svg'), full);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const page = await browser.newPage();
for (const [name, svg, size] of [['icon-192', any, 192], ['icon-512', any, 512], ['maskable-512', full, 512], ['apple-touch-180', apple, 180]]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await page.screenshot({ path: join(out, name + '.png'), omitBackground: true });
}
await browser.close();
