// Writes pieces.svg and patterns.svg. Every drawing is made here, from numbers, and nowhere else.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const INK = 'var(--piece-ink,currentColor)';
const FILL = 'var(--piece-fill,#f6f2e8)';
const EDGE = 'var(--piece-edge,#26221c)';
// A light line outside the dark edge, for dark maps; absent unless it is asked for.
const rim = (d, w = 4.4) => `<path fill="none" stroke="var(--piece-rim,none)" stroke-width="${w}" stroke-linejoin="round" d="${d}"/>`;

export const groups = []; // [heading, how to show it, ids]
const symbols = [];
let row;
const group = (name, show) => groups.push([name, show, row = []]);
const n = v => String(+v.toFixed(1)).replace(/^(-?)0\./, '$1.');
const put = (id, attrs, body) => { row.push(id); symbols.push(`<symbol id="${id}" viewBox="0 0 48 48"${attrs}>${body}</symbol>`); };
// A sign is bare: it stands on a body, or alone in a line of text.
const sign = (id, body) => put(id, ` fill="${INK}" fill-rule="evenodd"`, body);
const line = (id, body, w = 3.2) => put(id, ` fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"`, body);
// Mixed: strokes say fill="none", areas say stroke="none" (s and a below).
const mixed = (id, body, w = 3) => put(id, ` fill="${INK}" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" fill-rule="evenodd"`, body);
const s = (d, w) => `<path fill="none"${w ? ` stroke-width="${w}"` : ''} d="${d}"/>`;
const a = d => `<path stroke="none" d="${d}"/>`;
const body = (id, inner) => put(id, '', inner);
const p = d => `<path d="${d}"/>`;
const use = (id, x, y, w, extra = '') => `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${w}"${extra}/>`;

const disc = (x, y, r) => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const box = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}Z`;
const poly = pts => 'M' + pts.map(q => `${n(q[0])} ${n(q[1])}`).join('L') + 'Z';
const at = (r, deg, x = 24, y = 24) => [x + r * Math.sin(deg * Math.PI / 180), y - r * Math.cos(deg * Math.PI / 180)];
const star = (k, R, r, x = 24, y = 24, turn = 0) => poly(Array.from({ length: 2 * k }, (_, i) => at(i % 2 ? r : R, turn + i * 180 / k, x, y)));
const hexagon = (r, x = 24, y = 24) => poly([0, 60, 120, 180, 240, 300].map(d => at(r, d, x, y)));
const diamond = (r, x = 24, y = 24) => poly([[x, y - r], [x + r, y], [x, y + r], [x - r, y]]);
const gear = (k, R, r, x = 24, y = 24, skip = []) => {
  const step = 360 / k, pts = [];
  for (let i = 0; i < k; i++) {
    const m = i * step;
    if (skip.includes(i)) { pts.push(at(r, m - step * .3, x, y), at(r * .62, m - step * .16, x, y), at(r * .86, m, x, y), at(r * .45, m + step * .12, x, y), at(r, m + step * .3, x, y)); continue; }
    pts.push(at(r, m - step * .3, x, y), at(R, m - step * .18, x, y), at(R, m + step * .18, x, y), at(r, m + step * .3, x, y));
  }
  return poly(pts);
};

const fighter = 'M24 6.500C26.300 6.500 27.300 11 27.400 17.500L43 22.500V27.500L27.300 27L26.300 35L32.500 38V41.500L24 40L15.500 41.500V38L21.700 35L20.700 27L5 27.500V22.500L20.600 17.500C20.700 11 21.700 6.500 24 6.500Z';
const conifer = (x, y, k) => `<path stroke="none" transform="translate(${x} ${y}) scale(${k})" d="M0 -17L8 -6H5L11 4H7.500L13 13H2.500V18H-2.500V13H-13L-7.500 4H-11L-5 -6H-8Z"/>`;
// Fire from the trees. The marker is kept inside a token; the technology may use the whole grid.
const ambush = wide => wide ? conifer(14, 25, 1) + conifer(31, 29, .72) + s('M20.500 20.500L42 10.500M29 16.500L30.500 20', 3.400) : conifer(19, 25.500, .86) + s('M24.500 21.500L39 13M30 19L31.500 22.500', 3.200) + a(disc(34, 31.5, 2.7) + disc(28.5, 37, 2.7));

// ---------------------------------------------------------------- bodies
group('Bodies', 'body');
const tile = (id, d) => body(id, `<g transform="translate(0 2.500)">${rim(d)}</g>${rim(d)}<g fill="${EDGE}" stroke="${EDGE}" stroke-width="2" stroke-linejoin="round"><path transform="translate(0 2.5)" d="${d}"/><path fill="${FILL}" d="${d}"/></g>`);
const rounded = (x, y, w, h, r) => `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
tile('tile', rounded(3, 3, 42, 40, 5));
tile('tile-democracy', rounded(3, 3, 42, 40, 15));
tile('tile-fascism', rounded(3, 3, 42, 40, 1));
tile('tile-communism', 'M3 3H45V32L34 43H14L3 32Z');
tile('token', disc(24, 23, 20));
// A wooden block: front, lit top, shaded side. The pips stand on the upper edge of the front.
const block = rim('M2 11L9 3H46V36L39 45H2Z') + `<g stroke="${EDGE}" stroke-width="2" stroke-linejoin="round"><path fill="${FILL}" d="M2 11L9 3H46V36L39 45H2Z"/><path fill="#fff" fill-opacity=".34" d="M2 11L9 3H46L39 11Z"/><path fill-opacity=".3" d="M39 11L46 3V36L39 45Z"/></g>`;
body('block', block);
const pipsAt = { 1: [20.5], 2: [15, 26], 3: [10, 20.5, 31], 4: [7.5, 16.2, 24.8, 33.5] };
for (const k of [1, 2, 3, 4]) body(`block-${k}`, `${use('block', 0, 0, 48)}<path fill="${INK}" d="${pipsAt[k].map(x => disc(x, 16, 2.6)).join('')}"/>`);
for (const k of [1, 2, 3, 4]) body(`block-square-${k}`, `${use('block', 0, 0, 48)}<path fill="${INK}" d="${pipsAt[k].map(x => box(n(x - 2.4), 13.6, 4.8, 4.8)).join('')}"/>`);
body('block-hidden', `${use('block', 0, 0, 48)}<path fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="2" stroke-linecap="round" d="M7 15.500C15 14 26 17 34 15.500M7 40.500C15 39 26 42 34 40.500M7 22V34M34 22V34"/>`);
body('block-lying', rim('M2 3H46V45H2Z') + `<g stroke="${EDGE}" stroke-width="2" stroke-linejoin="round"><path fill="${FILL}" d="M2 3H46V45H2Z"/><path fill-opacity=".34" d="M2 38H46V45H2Z"/></g>`);
for (const k of [1, 2, 3, 4]) body(`block-lying-${k}`, `${use('block-lying', 0, 0, 48)}<path fill="${INK}" d="${pipsAt[k].map(x => disc(x + 3.5, 8.5, 2.6)).join('')}"/>`);
for (const k of [1, 2, 3, 4]) body(`block-lying-square-${k}`, `${use('block-lying', 0, 0, 48)}<path fill="${INK}" d="${pipsAt[k].map(x => box(n(x + 1.1), 6.1, 4.8, 4.8)).join('')}"/>`);
const hex6 = 'M24 3L43 13V35L24 45L5 35V13Z';
const cube = extra => rim(hex6) + `<g stroke="${EDGE}" stroke-width="2.4" stroke-linejoin="round"><path fill="${FILL}" d="${hex6}"/><path fill="#fff" fill-opacity=".36" d="M24 3L43 13L24 23L5 13Z"/><path fill-opacity=".3" d="M24 23L43 13V35L24 45Z"/>${extra}</g>`;
body('cube', cube(''));
body('neutral-cube', rim(hex6) + `<g stroke="${EDGE}" stroke-width="2.4" stroke-linejoin="round"><path fill="#fbf9f3" d="${hex6}"/><path fill="none" stroke-dasharray="4.500 3" d="M5 13L24 23L43 13M24 23V45"/></g>`);
const card = rim(rounded(8, 2, 32, 44, 4)) + `<g stroke="${EDGE}" stroke-linejoin="round"><path fill="${FILL}" stroke-width="2" d="${rounded(8, 2, 32, 44, 4)}"/>`;
body('card', card + '</g>');
body('card-back-action', `${card}<path fill="none" stroke="${INK}" stroke-width="1.6" d="${rounded(11.5, 5.5, 25, 37, 2)}"/></g><path fill="${INK}" fill-rule="evenodd" d="${star(4, 13, 3.6)}${diamond(2.2)}"/><path fill="none" stroke="${INK}" stroke-width="2" d="M24 15.500A8.500 8.500 0 0 1 24 32.500A8.500 8.500 0 0 1 24 15.500"/>`);
body('card-back-investment', `${card}<path fill="none" stroke="${INK}" stroke-width="1.6" d="${rounded(11.5, 5.5, 25, 37, 2)}"/></g><path fill="${INK}" fill-rule="evenodd" d="${gear(8, 11.5, 8.2)}${disc(24, 24, 4)}M14 12h20v2.400h-20ZM14 33.600h20v2.400h-20Z"/>`);

// ---------------------------------------------------------------- owners
const emblem = (id, outer, mark) => body(id, `${rim(outer, 7)}<path fill="${FILL}" stroke="${EDGE}" stroke-width="4" stroke-linejoin="round" d="${outer}"/>${mark && `<path fill="${INK}" fill-rule="evenodd" d="${mark}"/>`}`);
const O = disc(24, 24, 20), Q = box(6, 6, 36, 36), D = diamond(20.5), H = hexagon(20.5);
group('Ideologies and factions', 'emblem');
// The plain shape is the ideology; a mark within it makes it a power.
for (const [id, d] of [['democracy', O], ['fascism', Q], ['communism', D]]) emblem('ideology-' + id, d, '');
group('Powers', 'emblem');
emblem('power-france', O, box(17, 6.5, 14, 35));
emblem('power-uk', O, disc(24, 24, 14.5) + disc(24, 24, 7));
emblem('power-us', O, star(5, 18, 7.6, 24, 25));
emblem('power-germany', Q, box(8, 17, 32, 14));
emblem('power-italy', Q, 'M8 30.500L30.500 8H40V17.500L17.500 40H8Z');
emblem('power-japan', Q, disc(24, 24, 11));
emblem('power-ussr', D, diamond(11.5));
emblem('power-red-china', D, 'M6.500 24H41.500L24 41.500Z');
emblem('power-nationalist-china', O, box(15.5, 15.5, 17, 17));
emblem('power-china', H, box(16, 16, 16, 16));
emblem('power-axis', Q, box(17, 17, 14, 14));
emblem('power-west', O, disc(24, 24, 8));
emblem('power-neutral', H, box(13, 20.5, 22, 7));

// ---------------------------------------------------------------- units
group('Units', 'unit');
mixed('unit-infantry', a('M13 21.500C13.400 21 15.600 20 15.800 17.500C16.400 11.500 20 8.500 25 8.500S33.600 11.500 34.200 17.500C34.400 20 36.600 21 37 21.500Z')
  + a('M18.500 24H31.500C31.500 28.500 28.500 31 25 31S18.500 28.500 18.500 24Z') + a('M11 41C11 35.500 14.500 33.500 19.500 32.500L25 36.500L30.500 32.500C35.500 33.500 39 35.500 39 41Z') + s('M40.500 28V9.500', 2.6) + s('M40.500 28V19', 4));
sign('unit-tank', p(`M12 28.800H36A5.600 5.600 0 0 1 36 40H12A5.600 5.600 0 0 1 12 28.800Z${disc(12.6, 34.4, 2.5)}${disc(20.2, 34.4, 2.5)}${disc(27.8, 34.4, 2.5)}${disc(35.4, 34.4, 2.5)}`)
  + p('M7 26.800L10.500 21.800H17L19 14.500H29.500L30.200 15.600H43.500V19.200H31L31.800 21.800H37.500L41 26.800Z'));
sign('unit-fortress', p('M11.500 18.500H17.500V23H22V15.500H28V23H32.500V18.500H38.500V29L41 40.500H30V35.500A5 5 0 0 0 20 35.500V40.500H9L11.500 29Z'));
sign('unit-surface', p('M4 31H44.500L39 39.500H9.500Z') + p('M9.500 29.500V26.500L4.500 24.300L5.500 21.800L12 24.500H16.500V29.500Z') + p('M38.500 29.500V26.500L43.500 24.300L42.500 21.800L36 24.500H31.500V29.500Z') + p('M18 29.500V23H20.500V16.500H22.500V9H25V16.500H27.500V23H30V29.500Z'));
sign('unit-carrier', p('M2.500 28H45.500V32H40.500L37.500 40H11L7 32H2.500Z') + p('M33.500 26.500V18.500H36V11.500H38.500V18.500H42V26.500Z') + `<path transform="translate(12.800 4.500) scale(.46)" d="${fighter}"/>`);
mixed('unit-submarine', a('M3.500 24.500L8.500 27.200C11 25.800 13 25.500 16 25.500H33C39.500 25.500 44.500 28 44.500 31.300S39.500 37 33 37H16C12 37 9.500 36.300 7.500 35L3.500 37.500Z') + a('M18.500 24V17.500H29L31 24Z') + s('M24 17V9.500H28.500', 2.8));
sign('unit-tactical', p(fighter));
sign('unit-strategic', p('M24 5C26.400 5 27.300 8.500 27.400 13V20.500L30.200 20.800V17A1.800 1.800 0 0 1 33.800 17V21.300L36.900 21.700V18.500A1.800 1.800 0 0 1 40.500 18.500V22.300L45 23V27L27.300 28.500L26.500 35.500L34 37.500V41H25.500L24 43L22.500 41H14V37.500L21.500 35.500L20.700 28.500L3 27V23L7.500 22.300V18.500A1.800 1.800 0 0 1 11.100 18.500V21.700L14.200 21.300V17A1.800 1.800 0 0 1 17.800 17V20.800L20.600 20.500V13C20.700 8.500 21.600 5 24 5Z'));
sign('unit-air-force', p('M24 7C26.400 7 27.300 11 27.400 16V18.800L31 19.200V15.500A2.300 2.300 0 0 1 35.600 15.500V20L44 22.500V27L27.300 27L26.500 34.500H33.500V32.500H36.500V41H33.500V38.500L24 39.500L14.500 38.500V41H11.500V32.500H14.500V34.500H21.500L20.700 27L4 27V22.500L12.400 20V15.500A2.300 2.300 0 0 1 17 15.500V19.200L20.600 18.800V16C20.700 11 21.600 7 24 7Z'));
sign('unit-logistics', p('M4.500 33.500V21C4.500 19.500 5.500 18.500 7 18.500H26C27.500 18.500 28.500 19.500 28.500 21V33.500H21.800A6.500 6.500 0 0 0 8.800 33.500Z') + p('M30.500 33.300V22H37L43.500 28.500V34.500H41.800A6 6 0 0 0 30.500 33.300ZM33 24.500V28.500H39.500L35.700 24.500Z') + p(disc(15.300, 36, 4.6) + disc(35.800, 36.300, 4.3)));
const shield = 'M24 5.500L40 9.500V23.500C40 33 33 39 24 42.500C15 39 8 33 8 23.500V9.500Z';
sign('unit-minor-army', p(shield + 'M13 28.500C15 27.500 15.500 26 15.800 24C16.500 18.500 19.500 15.500 24 15.500S31.500 18.500 32.200 24C32.500 26 33 27.500 35 28.500Z'));
sign('unit-chinese-gmd', p(shield + 'M11.500 17.500C16.500 18 21 16.500 24 12.500C27 16.500 31.500 18 36.500 17.500L34.500 22H13.500ZM16 24.500H32V34H27.500V31A3.500 3.500 0 0 0 20.500 31V34H16Z'));
sign('unit-chinese-chicom', p(shield + 'M12 30.500L20.500 14.500L25.500 23L28.500 19L36 30.500Z'));
mixed('unit-marine', a('M13.500 18.500C14.500 18 16 17 16.200 15C16.800 10 20 7 24.500 7S32.200 10 32.800 15C33 17 34.500 18 35.500 18.500Z') + s('M24.500 22V39.500M17 24.500H32', 3.6) + s('M9.500 30C10.500 36.500 16.500 40.500 24.500 40.500S38.500 36.500 39.500 30', 3.6) + a('M5.500 33.500L9 26L14 32.500Z') + a('M43.500 33.500L40 26L35 32.500Z'));
mixed('unit-militia', a('M15.500 16C15.500 11.500 19 9 24.500 9C29.500 9 32 11.500 32.500 14L36.500 17.500H15.500Z') + a('M17.500 20H31.500C31.500 26.500 29 30 24.500 30S17.500 26.500 17.500 20Z') + a('M10.500 41C10.500 35.500 13.500 33 18 32L29.500 41ZM22.500 31.800H28C34.500 32.500 38.500 35.500 38.500 41H34.500Z') + s('M41 30.500V20M37.500 10V15.500A3.500 3.500 0 0 0 44.500 15.500V10M41 10V20', 2.3));
sign('unit-convoy', p('M4 29.500H36L37.500 26H45L39.500 39.500H8.500Z') + p('M7 28V20H9.500V14H14V20H17.500V28Z') + p(box(19.5, 21, 7, 7) + box(28, 21, 7, 7)) + p('M26 9.500H28.500V19.500H26ZM28.500 11L36 17.500L34.500 19.200L28.500 14Z'));

// ---------------------------------------------------------------- markers
group('Markers', 'marker');
mixed('influence', a(disc(24, 23.5, 4)) + s('M30.800 17.700A8.800 8.800 0 0 1 30.800 29.300M36 13.500A15.600 15.600 0 0 1 36 33.500M17.200 17.700A8.800 8.800 0 0 0 17.200 29.300M12 13.500A15.600 15.600 0 0 0 12 33.500'), 3.2);
line('control', '<circle cx="16.500" cy="23.500" r="6"/><path d="M22.500 23.500H38V30M31.500 23.500V28.500"/>', 4);
const banner = 'M17.500 11C21.500 8.500 25 13 29 12.500S34 11 37.500 11.500V26C34 25.500 33 27 29 27S21.500 23.500 17.500 25.500Z';
mixed('flag', s('M14.500 9.500V38.500', 3.2) + a(banner));
mixed('il-duce-flag', s('M14.500 9.500V38.500', 3.2) + a(banner + 'M25.800 13.900h3.200v3.600h3.600v3.200h-3.600v3.600h-3.200v-3.600h-3.600v-3.200h3.600Z'));
sign('offensive', p('M10 38C9.500 25 16 16.500 26 15.500V8.500L40 19.500L26 30V23.500C20 24 16.500 29 17 38Z'));
sign('home-front', p('M24 8.500L40 22.500H35.500V37.500H12.500V22.500H8ZM24 33.500L30 27A3.700 3.700 0 0 0 24 23.300A3.700 3.700 0 0 0 18 27Z'));
sign('crisis', p(`${star(8, 19, 13.6, 24, 23.5)}M21.200 12h5.600l-1.200 13.500h-3.200Z${disc(24, 30.6, 2.9)}`));
sign('civil-war', p('M23 8A15.600 15.600 0 0 0 19.500 38.800L17 31.500L23 24.500L17.500 17.500Z') + p('M28 8.300A15.600 15.600 0 0 1 25 39L22.500 32L28.500 24.800L23 17.800Z'));
mixed('civil-war-resolution', s('M12 14H36M24 10V15.500L21 21.500L27 26.500L24 33V37M17.500 37.500H30.500', 3.400) + a('M6.500 26.500H18.500A6 5.500 0 0 1 6.500 26.500Z') + a('M29.500 26.500H41.500A6 5.500 0 0 1 29.500 26.500Z') + s('M8 26L12.500 14.500L17 26M31 26L35.500 14.500L40 26', 2.200));
mixed('sudden-death', s('M14 9.500H34M14 38H34', 3.4) + s('M17 10C17 19 22 20 22 23.800S17 28.500 17 37.500M31 10C31 19 26 20 26 23.800S31 28.500 31 37.500', 2.8) + a('M19.500 36.500C19.500 32 22.500 30.500 24 28.500C25.500 30.500 28.500 32 28.500 36.500Z'));
line('surrender', '<path d="M13 39L22.500 9C27.500 8.500 32 15 38.500 13L34 27.500C28 29.500 24 23 18.500 23.500"/>', 3);
sign('damage', p('M25 5.500C25.500 11.500 31 13.500 33.500 18.500C34.500 16.500 34.500 14.500 34 12.500C38 16.500 40 21.500 39 27.500C37.800 34.800 32 39.500 24 39.500S10.200 34.800 9 27.500C8 20.500 12 16 14.500 12C15 15 16 17 18 18.500C18 13 20.500 8.500 25 5.500ZM24.500 21C21.500 25 17.500 27 17.500 31C17.500 34.500 20.500 36.500 24 36.500S30.500 34.500 30.500 31C30.500 28 28.500 26.500 27.500 24C26.500 25.500 26 26 25.500 26C25.800 24 25.500 22.500 24.500 21Z'));
const bullet = (x, f) => `<path ${f} d="M${x - 3.4} 35V21.500C${x - 3.4} 16 ${x - 1.5} 12.500 ${x} 10.500C${x + 1.5} 12.500 ${x + 3.4} 16 ${x + 3.4} 21.500V35Z"/>`;
mixed('limited-supply', bullet(13.5, '') + bullet(24, 'fill="none"') + bullet(34.5, 'fill="none"'), 2.4);
line('surprised', '<path d="M9.500 20C15 29.500 33 29.500 38.500 20M14.500 26.200L11 31M24 28V34.500M33.500 26.200L37 31"/>', 3.4);
mixed('no-surprise', s('M8 23.500C14.500 13.500 33.500 13.500 40 23.500C33.500 33.500 14.500 33.500 8 23.500Z') + a(disc(24, 23.5, 5.2)));
mixed('aid', a('M8.500 22A15.500 14 0 0 1 39.500 22Q34.500 18.500 29.300 22Q24 18.500 18.700 22Q13.500 18.500 8.500 22Z') + s('M9.500 23.500L20.500 31.500M38.500 23.500L27.500 31.500M24 22.500V31', 1.9) + a(box(18.5, 30, 11, 9)));
const chain = '<rect x="6.500" y="15.500" width="15" height="11" rx="5.500"/><rect x="26.500" y="15.500" width="15" height="11" rx="5.500"/><path d="M17.500 21H30.500"/>';
line('blockade', chain + '<path stroke-width="2.600" d="M11 34Q14.200 30.500 17.500 34T24 34T30.500 34T37 34"/>', 3.4);
mixed('med-blockade', a('M7.500 10H17V13.500H15.500V33.500H17V37H7.500V33.500H9V13.500H7.500Z') + a('M31 10H40.500V13.500H39V33.500H40.500V37H31V33.500H32.500V13.500H31Z') + '<path fill="none" stroke-width="3.600" stroke-linecap="butt" stroke-dasharray="4.600 1.800" d="M15 17.500Q24 35 33 17.500"/>');
mixed('raid', s('M13.500 38V20A8.700 8.700 0 0 1 31 20V29', 4.2) + a('M23 27H39L31 38.500Z'));
const sword = 'M10 9.500L14.500 10.500L30.500 26.500L33.300 23.700L36 26.400L33 29.400L38.500 35L36 37.500L30.400 32L27.400 35L24.700 32.300L27.500 29.500L11.500 13.500Z';
sign('battle', p(sword) + `<path transform="matrix(-1 0 0 1 48 0)" d="M10 9.500L14.500 10.500L22.800 18.800L19.300 21.300L11.500 13.500ZM27.900 23.900L30.500 26.500L33.300 23.700L36 26.400L33 29.400L38.500 35L36 37.500L30.400 32L27.400 35L24.700 32.300L27.500 29.500L25.200 27.200Z"/>`);
mixed('partisan', s('M24 13L13.500 31H34.500Z', 2.8) + a(disc(24, 13, 5.2) + disc(13.5, 31, 5.2) + disc(34.5, 31, 5.2)));
mixed('partisan-guerrilla', ambush(0));
sign('insurgent', p('M24.500 6C30.500 11.500 33 14.500 30.500 20.500H17.500C14.500 15.500 18.500 13 19.500 9.500C21 11 22 12 22.500 13C24 11 24.800 9 24.500 6Z') + p('M16 22.500H32V26H16Z') + p('M20.500 28H27.500L26 41H22Z'));
const leaf = (x, y, r) => `<ellipse stroke="none" cx="${x}" cy="${y}" rx="5.800" ry="2.700" transform="rotate(${r} ${x} ${y})"/>`;
const branch = s('M12.500 37.500C22 33.500 30 24.500 35 11', 2.4) + leaf(17, 28.5, 62) + leaf(24, 22.5, 55) + leaf(29.5, 15, 60) + leaf(25, 33.5, 8) + leaf(32, 26.5, 0) + leaf(37, 18.5, -20);
mixed('peace-dividend', branch);
mixed('peace-dividend-0', `<g transform="translate(4.500 -1.500) scale(.8)">${branch}</g><circle cx="24" cy="36" r="3.600" fill="none" stroke-width="2.400"/>`);
mixed('peace-dividend-1', `<g transform="translate(4.500 -1.500) scale(.8)">${branch}</g>` + a(disc(24, 36, 4.2)));
mixed('peace-dividend-2', `<g transform="translate(4.500 -1.500) scale(.8)">${branch}</g>` + a(disc(18, 36, 4.2) + disc(30, 36, 4.2)));
sign('production', p(gear(8, 16.5, 12.2, 24, 23.5) + disc(24, 23.5, 5.2)));
mixed('command', s('M14.500 9V39', 3.2) + a('M17.500 10.500H38.500L32.500 18L38.500 25.500H17.500ZM21 13.800V22.200L26 18Z'));
mixed('resistance', s('M9.500 27H38.500', 3.4) + a('M10 38V16L14 10L18 16V38ZM20 38V16L24 10L28 16V38ZM30 38V16L34 10L38 16V38Z'), 3);

group('Cataclysm special rules', 'marker');
const scroll = 'M13 9.500H33C35.500 9.500 37 11 37 13.500V33H18V36C18 38 16.500 39 15 39S12 38 12 36V13C12 11 12 9.500 13 9.500Z';
mixed('treaty', s('M13 9.500H35V32', 2.8) + s('M13 9.500V34.500A4 4 0 0 0 17 38.500H37.500V33.500H21V35A3.500 3.500 0 0 1 17 38.500', 2.8) + s('M19 16.500H29M19 22.500H29', 2.6));
mixed('treaty-naval', s('M24 9V17M8 21.500H40L34.500 31H13.500Z', 2.8) + s('M12 38H36', 3.2) + s('M17 21V16.500H31V21', 2.8));
mixed('status-quo', s('M24 10V36M16.500 37.500H31.500M11 15H37', 3) + a(box(8, 19, 9, 9) + box(31, 19, 9, 9)) + s('M12.500 15V20M35.500 15V20', 2));
mixed('trade', s('M10 18.500H34M38 29.500H14', 3.4) + a('M31 11L40 18.500L31 26Z') + a('M17 22L8 29.500L17 37Z'));
mixed('lend-lease', a('M10 17L24 11L38 17L24 23Z') + a('M9.500 19.500L22.700 25.200V38L9.500 32.200ZM38.500 19.500L25.300 25.200V38L38.500 32.200Z'));
sign('refit', p('M6 28.500H42L37 37H11.500Z') + p('M18 27V21H23V27ZM25 27V16H30V27Z') + p(`${star(4, 8, 2.6, 14, 15)}`));
sign('a-bomb', p('M24 8.500C32 8.500 37.500 12 37.500 17.500C37.500 21 34 23.500 30 24L28 24.500V31.500C31 32.500 34.500 34 35 38.500H13C13.500 34 17 32.500 20 31.500V24.500L18 24C14 23.500 10.500 21 10.500 17.500C10.500 12 16 8.500 24 8.500Z'));
mixed('railroad', s('M17 9.500L11 38.500M31 9.500L37 38.500', 3.2) + s('M14.500 15H33.500M13.500 22H34.500M12 29H36M10.500 36H37.500', 2.8));
line('posture-reform', '<path d="M24 38V25L12.500 14M24 25L35.500 14M12.500 21V14H19.500M28.500 14H35.500V21"/>', 3.6);
line('posture-purge', '<circle cx="24" cy="15.500" r="5"/><path d="M12.500 37C12.500 29 17 25.500 24 25.500S35.500 29 35.500 37M10.500 10.500L37.500 37.500"/>', 3.4);
mixed('posture-security', s('M24 7.500L37.500 11V23C37.500 31 32 36.500 24 39.500C16 36.500 10.500 31 10.500 23V11Z', 3.200) + a(disc(18.5, 19, 3.2) + disc(29.5, 19, 3.2) + disc(24, 28.5, 3.2)));
mixed('war-limited', s('M24 9.500A14 14 0 0 1 24 37.500A14 14 0 0 1 24 9.500M10 23.500H38', 2.6) + a('M24 9.500A14 14 0 0 1 38 23.500H24Z'));
sign('war-global', p(disc(24, 23.5, 15.5) + 'M10.500 21.500H37.500V25.500H10.500ZM22 10.500H26V21H22ZM22 26H26V36.500H22Z'));
line('turn', '<path d="M36.500 16A14.500 14.500 0 1 0 38.500 24M37.500 8.500V16.500H29.500"/>', 3.6);
sign('upgrade', p('M24 9L39 24H30.500V30H17.500V24H9Z') + p(box(17.5, 33, 13, 4.5)));
sign('stability', p('M10 38V34H38V38ZM13 32V28H35V32ZM24 9.500L37 17V20H11V17ZM14 21.500H18.500V26.500H14ZM21.700 21.500H26.200V26.500H21.700ZM29.500 21.500H34V26.500H29.500Z'));
mixed('effectiveness', s('M9.500 32A15 15 0 0 1 38.500 32', 3.4) + s('M24 31L31.500 20', 3.2) + a(disc(24, 31.5, 3.6)));
mixed('commitment', a('M10 38V29H16V38ZM18 38V23H24V38ZM26 38V17H32V38ZM34 38V11H40V38Z'));
sign('victory', p('M15 9H33V12H39C39 19 36.500 22.500 32 23.500C30.500 26.500 28.500 28 26.200 28.500V33H31V37.500H17V33H21.800V28.500C19.500 28 17.500 26.500 16 23.500C11.500 22.500 9 19 9 12H15ZM12.500 15C13 17.500 13.800 19 15.200 19.800V15ZM32.800 15V19.800C34.200 19 35 17.500 35.500 15Z'));

// ---------------------------------------------------------------- the map
group('Map', 'map');
const frame = (extra = '') => rim(rounded(4, 4, 40, 40, 5), 5.5) + `<path fill="${FILL}" stroke="${EDGE}" stroke-width="2.500" stroke-linejoin="round"${extra} d="${rounded(4, 4, 40, 40, 5)}"/>`;
const pick = `<path fill="none" stroke="${INK}" stroke-width="4.400" stroke-linecap="round" d="M13 36L29.500 18.500"/><path fill="${INK}" d="M17 10.500C27 9.500 37.500 18.500 38 31C34.500 24 32 20.500 29.500 18.500S23.500 13 17 10.500Z"/>`;
const works = `<path fill="${INK}" d="M10 37V22L18 27V22L26 27V22L31 25.200V11H37.500V37Z"/>`;
body('resource-natural', frame() + pick);
body('resource-industrial', frame() + works);
const once = ' stroke-dasharray="6 3.500"';
const glass = `<path fill="${INK}" d="M17 12H31V15L25.500 23.500L31 32V36H17V32L22.500 23.500L17 15Z"/>`;
body('resource-limited', frame(once) + glass);
body('resource-limited-natural', frame(once) + pick);
body('resource-limited-industrial', frame(once) + works);
body('resource-special', `${rim(hexagon(21), 5.5)}<path fill="${FILL}" stroke="${EDGE}" stroke-width="2.500" stroke-linejoin="round" d="${hexagon(21)}"/><g transform="translate(4.300 4.300) scale(.82)">${works}</g>`);
const ring = rim(disc(24, 24, 19.5), 6) + `<circle cx="24" cy="24" r="19.500" fill="${FILL}" stroke="${EDGE}" stroke-width="3"/>`;
body('base-air', ring + use('unit-tactical', 8.5, 7.5, 31));
const anchor = `<g fill="none" stroke="${INK}" stroke-width="3.400" stroke-linecap="round"><circle cx="24" cy="13.500" r="3"/><path d="M24 17V36M17 21H31M12.500 27C13.500 33 18 36 24 36S34.500 33 35.500 27"/></g>`;
body('base-naval', ring + anchor);
body('base-special', `${rim(diamond(21), 6)}<path fill="${FILL}" stroke="${EDGE}" stroke-width="3" stroke-linejoin="round" d="${diamond(21)}"/><g transform="translate(4.800 4.800) scale(.8)">${anchor}</g>`);
const islet = (r, x, y) => rim(hexagon(r, x, y), 6) + `<path fill="${FILL}" stroke="${EDGE}" stroke-width="3" stroke-linejoin="round" d="${hexagon(r, x, y)}"/>`;
body('islet', islet(20, 24, 24));
body('islet-group', islet(16, 19, 19) + `<g fill="${FILL}" stroke="${EDGE}" stroke-width="2.500"><circle cx="39" cy="31" r="5"/><circle cx="28" cy="40.500" r="5"/></g>`);
body('islet-base', islet(20, 24, 24) + `<path fill="${INK}" d="${hexagon(10)}"/>`);
const rings = (...r) => r.map((v, i) => `<circle cx="24" cy="24" r="${v}" fill="${i ? 'none' : FILL}"/>`).join('');
body('place-town', `<g stroke="${EDGE}" stroke-width="3.400">${rings(7)}</g>`);
body('place-city', `<g stroke="${EDGE}" stroke-width="3">${rings(13)}</g><path fill="${EDGE}" d="${disc(24, 24, 6)}"/>`);
body('place-subcapital', `<g stroke="${EDGE}" stroke-width="2.600">${rings(18, 13)}</g><path fill="${EDGE}" d="${star(5, 11, 4.6, 24, 24.8)}"/>`);
body('place-maincapital', `<g stroke="${EDGE}" stroke-width="2.600">${rings(22.5, 17.7, 13)}</g><path fill="${EDGE}" d="${star(5, 11, 4.6, 24, 24.8)}"/>`);
body('delay', `<path fill="${FILL}" stroke="${EDGE}" stroke-width="3" stroke-linejoin="round" d="${rounded(3, 10, 42, 28, 4)}"/><path fill="${INK}" d="${box(16.5, 16, 5, 16)}${box(26.5, 16, 5, 16)}"/>`);
body('connector', `<circle cx="24" cy="24" r="20" fill="${FILL}" stroke="${EDGE}" stroke-width="3"/><path fill="none" stroke="${INK}" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round" d="M12 19H31L26 14M36 29H17L22 34"/>`);
group('Map signs', 'sign');
const triangle = 'M24 5L44.500 41H3.500Z';
sign('resource', p(`${triangle}`));
sign('resource-transafrica', p(`M24 5L33.400 21.500Q28.700 25 24 21.500T14.600 21.500ZM11.500 27.500Q17 31.500 24 27.500T36.500 27.500L44.500 41H3.500Z`));
sign('resource-oil', p(`${triangle}M24 18.500C28 24.500 30 27.500 30 31A6 6 0 0 1 18 31C18 27.500 20 24.500 24 18.500Z`));
sign('capital-star', p(star(5, 21, 8.6, 24, 26)));
mixed('terrain-restricted', s('M13 8C20.500 17 20.500 31 13 40M35 8C27.500 17 27.500 31 35 40', 4.2) + a(disc(24, 24, 3.8)));
line('terrain-adverse', '<path d="M4 22L12.500 10L18 18L23 12L30 22M18 39L26.500 27L32 35L37 29L44 39"/>', 3.2);
line('strait', '<circle cx="24" cy="24" r="20" stroke-dasharray="7 4.200"/><path d="M11 20.500Q15.300 16.500 19.700 20.500T28.300 20.500T37 20.500M11 29.500Q15.300 25.500 19.700 29.500T28.300 29.500T37 29.500"/>', 3);
mixed('crossing-arrow', s('M14 34L34 14', 4.4) + a('M4.500 43.500L8 27L21 40ZM43.500 4.500L40 21L27 8Z'));
mixed('air-arrow', s('M15 38H33', 3.400) + a('M4 38L15.500 30.500V45.500ZM44 38L32.500 30.500V45.500Z') + `<path stroke="none" transform="translate(8.600 -2) scale(.64)" d="${fighter}"/>`);

// ---------------------------------------------------------------- seasons, dice
group('Seasons', 'sign');
mixed('season-spring', s('M24 40V25', 3.4) + a('M24 29.500C23 19.500 17 13.500 7.500 13.500C8 23.500 14 29.500 24 29.500Z') + a('M24 25.500C24.500 15.500 30 8.500 40.500 8C40.500 18.500 34.500 25 24 25.500Z'));
mixed('season-summer', a(disc(24, 24, 8)) + s([0, 45, 90, 135, 180, 225, 270, 315].map(d => `M${at(12.5, d).map(n).join(' ')}L${at(18.5, d).map(n).join(' ')}`).join(''), 3.4));
mixed('season-fall', a('M39.500 8C21 7.500 9.500 16.500 9.500 28C9.500 31.500 11 34.500 13 36L31.500 17.500L16 38.200C28.500 39 40.500 28 39.500 8Z') + s('M14 37L8.500 41.500', 3));
line('season-winter', [0, 60, 120, 180, 240, 300].map(d => `<path transform="rotate(${d} 24 24)" d="M24 24V5.500M18.800 9L24 14.200L29.200 9"/>`).join(''), 3);
group('Dice', 'die');
const spots = { 1: [[24, 24]], 2: [[15, 15], [33, 33]], 3: [[14.5, 14.5], [24, 24], [33.5, 33.5]], 4: [[15, 15], [33, 15], [15, 33], [33, 33]], 5: [[14.5, 14.5], [33.5, 14.5], [24, 24], [14.5, 33.5], [33.5, 33.5]], 6: [[15, 13.5], [33, 13.5], [15, 24], [33, 24], [15, 34.5], [33, 34.5]] };
for (const k of [1, 2, 3, 4, 5, 6]) body(`die-${k}`, `${rim(rounded(5, 5, 38, 38, 8), 5.5)}<path fill="${FILL}" stroke="${EDGE}" stroke-width="2.500" d="${rounded(5, 5, 38, 38, 8)}"/><path fill="${INK}" d="${spots[k].map(([x, y]) => disc(x, y, k === 1 ? 5.2 : 4.2)).join('')}"/>`);

// ---------------------------------------------------------------- technologies
group('Technologies', 'sign');
mixed('tech-airdefense-radar', a('M9.500 14A17.500 17.500 0 0 0 33 37.500Z') + s('M21.500 26L29.500 18', 2.8) + a(disc(30.5, 17, 3.2)) + s('M31 7.500A10 10 0 0 1 40 16.500', 3) + s('M15 34L11.500 41H25', 3));
sign('tech-heavy-bombers', use('unit-strategic', 4, 8.5, 40) + p('M24 2L33 10.500H28L24 7L20 10.500H15Z'));
mixed('tech-precision-bombsight', s('M24 9A15 15 0 0 1 24 39A15 15 0 0 1 24 9M24 4.500V17M24 31V43.500M4.500 24H17M31 24H43.500', 3) + a(disc(24, 24, 3)));
const bomb = 'M24 45C14.500 40 11.500 33 11.500 27.500C11.500 21.500 16 18 18.500 14L14 11V3H19.500L22 8V3H26V8L28.500 3H34V11L29.500 14C32 18 36.500 21.500 36.500 27.500C36.500 33 33.500 40 24 45Z';
sign('tech-incendiaries', p(bomb + 'M24 39C19 38 16.500 34.500 17.500 30C18.500 31.500 19.500 32.300 20.500 32.300C19.800 27.500 21.500 23 25 19.500C25.500 24.500 31 27 31 32.500C31 36 28 38.600 24 39Z'));
sign('tech-jets', p('M24 4C26.800 8.500 27.300 13 27.300 17.500L43.500 33V37.500L27.500 31.500V35L33 39.500V42H15V39.500L20.500 35V31.500L4.500 37.500V33L20.700 17.500C20.700 13 21.200 8.500 24 4Z'));
mixed('tech-naval-radar', a('M5 31.500H43.500L38.500 41H10.500Z') + s('M24 30V18', 3) + a(disc(24, 15, 3.6)) + s('M31.500 8.500A10 10 0 0 1 31.500 21.500M37.500 5A16 16 0 0 1 37.500 25M16.500 8.500A10 10 0 0 0 16.500 21.500M10.500 5A16 16 0 0 0 10.500 25', 2.8));
mixed('tech-sonar', a('M7 6.500H41L36.500 14.500H11.500Z') + s('M17.500 19A8.500 8.500 0 0 0 30.500 19M12.500 23A14.500 14.500 0 0 0 35.500 23M8 27.500A20 20 0 0 0 40 27.500', 3) + a(disc(24, 41.500, 3)));
sign('tech-heavy-tanks', p('M6 18.500H14.500V41H6ZM33.500 18.500H42V41H33.500Z') + p('M16.500 22.500L18 21H14.500L16.500 11H31.500L33.500 21H30L31.500 22.500V37H16.500Z' + disc(24, 16.5, 3.400)) + p(box(22.5, 5, 3, 4.5)));
const rocket = (x, y) => `<path stroke="none" transform="translate(${x} ${y}) rotate(45)" d="M0 -11C2.200 -8.500 2.600 -6.500 2.600 -4V6L5 10H-5L-2.600 6V-4C-2.600 -6.500 -2.200 -8.500 0 -11Z"/>`;
mixed('tech-rocket-artillery', rocket(16, 14) + rocket(26, 22) + rocket(36, 12).replace('36 12', '37 11') + s('M7 41L33 33', 3.2) + s('M14 39V42.500M28 35V42.500', 2.800));
sign('tech-motorized-infantry', p('M4.500 34V24.500H29V34H21.800A6.500 6.500 0 0 0 8.800 34Z') + p('M31 33.500V21H37.500L43.500 28V35H41.800A6 6 0 0 0 31 33.500ZM33.500 23.500V28H39.500L36.200 23.500Z') + p(disc(15.3, 36.5, 4.6) + disc(35.8, 36.8, 4.3)) + p('M5 22.500C5.800 16 7.500 14 10.500 14S15.200 16 16 22.500ZM17.500 22.500C18.300 16 20 14 23 14S27.700 16 28.500 22.500Z'));
mixed('tech-lsts', a('M3 14H7V6H17V14H32V33H9.500ZM11 20.500V26H19V30.500L29 23.200L19 16V20.500Z') + s('M33 31L44 36.500', 3.800) + s('M5 41Q9 37.500 13 41T21 41T29 41', 3));
mixed('tech-amphtracks', s('M14.500 18.500H34L40.500 25L35 31.500H13L7.500 25Z', 3.2) + a(disc(16.5, 25, 2.5) + disc(24, 25, 2.5) + disc(31.5, 25, 2.5)) + a('M14 15L17 9H27V11H38V13.500H28L29 15Z') + s('M6 39.500Q10 36 14 39.500T22 39.500T30 39.500T38 39.500', 3));
mixed('tech-industrial-espionage', s('M20 6.500A13.500 13.500 0 0 1 20 33.500A13.500 13.500 0 0 1 20 6.500M30 30L41 41', 4) + a(gear(7, 8, 5.6, 20, 20) + disc(20, 20, 2.3)));
const stage = k => a(Array.from({ length: k }, (_, i) => disc(24 + (i - (k - 1) / 2) * 8, 42.5, 2.6)).join(''));
mixed('tech-atomic-1', a(box(17, 6, 14, 8) + box(9.2, 16, 14, 8) + box(24.8, 16, 14, 8) + box(2, 26, 13.500, 8) + box(17.200, 26, 13.600, 8) + box(32.500, 26, 13.500, 8)) + stage(1));
mixed('tech-atomic-2', a('M9.500 35V18.500A14.500 13.500 0 0 1 38.500 18.500V35ZM15 18V31H18.200V18ZM22.400 13V31H25.600V13ZM29.800 18V31H33V18Z') + stage(2));
mixed('tech-atomic-3', a(disc(24, 20.5, 4)) + [0, 60, 120].map(d => `<ellipse fill="none" stroke-width="2.500" cx="24" cy="20.500" rx="17" ry="6.200" transform="rotate(${d} 24 20.500)"/>`).join('') + stage(3));
mixed('tech-atomic-4', a(disc(24, 20.5, 5.5)) + a([0, 60, 120, 180, 240, 300].map(d => poly([at(8, d, 24, 20.5), at(17, d - 19, 24, 20.5), at(17, d + 19, 24, 20.5)])).join('')) + stage(4));
mixed('tech-autocannons', a('M10 41L14.500 30H29.500L34 41Z') + s('M19 28L32 9.500M25.500 29.500L38.500 13', 3.600) + a(star(4, 6, 2, 35.5, 6, 20) + star(4, 6, 2, 42, 10.500, 20)));
mixed('tech-dive-bombing', `<path stroke="none" transform="rotate(160 24 24) translate(8 11.500) scale(.72)" d="${fighter}"/>` + a(disc(34, 34, 3)) + s('M10 41.500H41', 3.400));
sign('tech-improved-torpedoes', p('M4.500 16L10 19.500H33C38.500 19.500 43.500 21.500 44 24C43.500 26.500 38.500 28.500 33 28.500H10L4.500 32Z') + p('M12 10.500H30V13.500H12ZM18 34.500H36V37.500H18Z'));
mixed('tech-land-reform', s('M7 22.500H41M16.500 22.500L6 40.500M21.500 22.500L18 40.500M26.500 22.500L30 40.500M31.500 22.500L42 40.500', 3) + a('M24 20C23.500 14 19.500 10.500 13.500 10.500C13.500 16.500 17.500 20 24 20ZM24.500 18C25 11 29 7 36 6.500C36 13 32 17.500 24.500 18Z'));
mixed('tech-propaganda', a('M5.500 19H14L32 8.500V38.500L14 28.500H5.500Z') + a('M9.500 30.500H16L18.500 40H12Z') + s('M37 17A9 9 0 0 1 37 30', 3.200));
mixed('tech-guerrilla-warfare', ambush(1));
const digit = { 0: 'M0 2.500A3.300 3.300 0 0 1 6.600 2.500V7.500A3.300 3.300 0 0 1 0 7.500Z', 2: 'M.2 2.800A3.200 3.200 0 0 1 6.400 3.200C6.400 6 0 8 0 10.800H6.800', 3: 'M.2 1.500A3.300 3 0 1 1 3.300 5A3.400 3 0 1 1 0 9', 4: 'M5.200 11V-.8L-.4 7.500H7.400', 8: 'M3.300 4.900A2.700 2.700 0 1 1 3.400 4.900A3.200 3 0 1 1 3.300 4.900' };
for (const y of ['38', '40', '42', '44']) mixed(`tech-science-19${y}`, s('M19 4.500H29M21 5V12L14 23.500C13.200 25 14 26.500 15.700 26.500H32.300C34 26.500 34.800 25 34 23.500L27 12V5', 2.8) + a('M18.800 19H29.200L32 24H16Z') + `<g fill="none" stroke-width="2.700"><path transform="translate(15 31.500)" d="${digit[y[0]]}"/><path transform="translate(26.500 31.500)" d="${digit[y[1]]}"/></g>`);

group('Intelligence', 'sign');
const hat = 'M6.500 19.500C6.500 17.800 11 17.300 14.500 17C15 10.500 17 7 20 7C22 7 22.500 8.500 24 8.500S26 7 28 7C31 7 33 10.500 33.500 17C37 17.300 41.500 17.800 41.500 19.500S34 22.500 24 22.500S6.500 21.200 6.500 19.500Z';
mixed('intel-agent', a(hat) + '<circle cx="17" cy="28.500" r="4.200" fill="none"/><circle cx="31" cy="28.500" r="4.200" fill="none"/>' + s('M21 28H27', 2.600) + a('M9 42L18.500 35L24 40L29.500 35L39 42Z'), 2.800);
mixed('intel-code-break', s('M16 22V15A8 8 0 0 1 31.500 12.500', 4.2) + a('M10 22H38V42H10ZM14.500 27H17.500V30H14.500ZM20 27H33.500V30H20ZM14.500 34H28V37H14.500ZM30.500 34H33.500V37H30.500Z'));
mixed('intel-spy-ring', '<circle cx="24" cy="25" r="13.500" fill="none"/>' + a([0, 72, 144, 216, 288].map(d => disc(...at(14, d, 24, 25), 5.6)).join('')), 2.800);
mixed('intel-coup', `<g transform="rotate(24 24 26) translate(1 -1)">${a('M8 31L6.500 14L16 21L24 9L32 21L41.500 14L40 31ZM8.500 33.800H39.500V38H8.500Z' + disc(6, 12, 2.6) + disc(24, 6.5, 2.6) + disc(42, 12, 2.6))}</g>` + s('M4 44H27', 3));
mixed('intel-sabotage', a('M9 19H17.500V28H9ZM19.800 19H28.300V28H19.800ZM30.600 19H39.100V28H30.600ZM9 34H17.500V42.500H9ZM19.800 34H28.300V42.500H19.800ZM30.600 34H39.100V42.500H30.600Z') + s('M8 31H40', 3.400) + s('M24 18C24 11.500 27 9 32 9', 2.800) + a(star(5, 6.5, 2.6, 36.5, 8)));
mixed('intel-mole', `<path fill="none" d="${rounded(5.500, 7, 37, 31, 3.500)}"/>` + s('M12 22.500C17 15 31 15 36 22.500C31 30 17 30 12 22.500Z', 2.600) + a(disc(24, 22.5, 3.800) + 'M9.500 39.500H16.500V43.500H9.500ZM31.500 39.500H38.500V43.500H31.500Z'), 3.200);
mixed('intel-double-agent', `<g transform="translate(0 -2.500)">${a(hat)}</g>` + s('M9 28.500H34M39 38H14', 3.600) + a('M31.500 21.500L41.500 28.500L31.500 35.500ZM16.500 31L6.500 38L16.500 45Z'));
mixed('intel-blackmail', s('M6 21H42V42H6ZM6 22L24 34L42 22', 3) + s('M30 5V18.500A5 5 0 0 1 20 18.500V15.500', 3) + a('M16 18L20.300 11L24 17.500Z') + '<circle cx="30" cy="5.500" r="2.200" fill="none" stroke-width="2.200"/>');

// ---------------------------------------------------------------- hatches
export const hatches = [];
const hatch = (id, size, inner, extra = '') => hatches.push([id, `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${extra}>${inner}</pattern>`]);
const HS = 'fill="none" stroke="var(--hatch,currentColor)" stroke-width="1.600"', HF = 'fill="var(--hatch,currentColor)"';
hatch('hatch-france', 8, `<path ${HS} d="M4 0V8"/>`);
hatch('hatch-uk', 12, `<circle ${HS} cx="6" cy="6" r="3"/>`);
hatch('hatch-us', 14, `<path ${HF} d="${star(5, 4, 1.7, 4, 4.5)}${star(5, 4, 1.7, 11, 11.5)}"/>`);
hatch('hatch-germany', 8, `<path ${HS} d="M0 4H8"/>`);
hatch('hatch-italy', 8, `<path ${HS} d="M0 4H8"/>`, ' patternTransform="rotate(-45)"');
hatch('hatch-japan', 12, `<path ${HF} d="${disc(3, 3, 2)}${disc(9, 9, 2)}"/>`);
hatch('hatch-ussr', 12, `<path ${HS} d="M0 6L6 0L12 6L6 12Z"/>`);
hatch('hatch-red-china', 10, `<path ${HS} d="M0 7.500L5 2.500L10 7.500"/>`);
hatch('hatch-nationalist-china', 12, `<path ${HF} d="M1.500 1.500h4v4h-4ZM7.500 7.500h4v4h-4Z"/>`);
hatch('hatch-china', 12, `<path ${HS} d="M3 3h6v6h-6Z"/>`);
hatch('hatch-neutral', 12, `<path ${HS} d="M3 6h6"/>`);
hatch('hatch-west', 18, `<circle ${HS} cx="9" cy="9" r="6.500"/><circle ${HS} cx="9" cy="9" r="2.500"/>`);
hatch('hatch-axis', 18, `<path ${HS} d="M2.500 2.500h13v13h-13ZM6.500 6.500h5v5h-5Z"/>`);
hatch('hatch-soviet', 18, `<path ${HS} d="M9 1L17 9L9 17L1 9ZM9 6L12 9L9 12L6 9Z"/>`);
hatch('terrain-adverse-fill', 14, `<path ${HS} d="M0 6L3.500 1.500L7 6M7 13L10.500 8.500L14 13"/>`);
hatch('terrain-restricted-fill', 12, `<path ${HS} stroke-dasharray="3 3" d="M0 6H12"/>`, ' patternTransform="rotate(-45)"');
hatch('no-entry-fill', 7, `<path ${HS} stroke-opacity=".5" d="M0 3.500H7"/>`, ' patternTransform="rotate(-45)"');
hatch('disputed-fill', 10, `<path ${HF} d="M0 0H5V10H0Z"/>`, ' patternTransform="rotate(45)"');
hatch('choice-fill', 10, `<path ${HF} d="${disc(5, 5, 1.3)}"/>`);

const tidy = t => t.replace(/(\.\d*?)0+(?=[^\d])/g, '$1').replace(/\.(?=[^\d])/g, m => m).replace(/(\d)\.(?=[^\d])/g, '$1').replace(/([^\d])0\.(\d)/g, '$1.$2');
const shrink = t => t.replace(/ (?:d|x|y|r|cx|cy|rx|ry|width|height|stroke-width|stroke-dasharray|stroke-opacity|fill-opacity|transform|points)="[^"]*"/g, tidy);
export const pieces = `<svg xmlns="http://www.w3.org/2000/svg" style="display:none">\n${symbols.map(shrink).join('\n')}\n</svg>\n`;
export const patterns = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute"><defs>\n${hatches.map(h => shrink(h[1])).join('\n')}\n</defs></svg>\n`;
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = new URL('../../../web/', import.meta.url);
  writeFileSync(new URL('pieces.svg', here), pieces);
  writeFileSync(new URL('patterns.svg', here), patterns);
  console.log(`${symbols.length} symbols, ${pieces.length} bytes; ${hatches.length} hatches, ${patterns.length} bytes`);
}
