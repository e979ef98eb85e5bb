// What is printed on a board and can be corrected: the name and signs of an area, the line between two. The map maker draws the pictures
// with `label`; the page draws anew with `redraw` where a match has other data than the picture.
export const SIGN = 18, LINE = 18;
export const tenth = v => Math.round(v * 10) / 10;
const escape = s => s.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);
const times = (n, sign) => Array(+n || 0).fill(sign);

export const isCapital = row => 'city' in row ? /^(main|sub)capital$/.test(row.city) : row.capital === '1';
export const isSea = row => ['sea', 'ocean'].includes(row.kind);

// signs are the symbols after a name, in order. A row is one of areas.csv: the columns tell the games apart.
export const signs = row => 'resource' in row
  ? [...(row.resource === 'none' ? [] : row.resource.split('+')), ...times(row.resistance, 'resistance'), ...(row.delay === '1' ? ['delay'] : [])]
  : [...times(row.oil, 'oil'), ...times(row.res - (row.oil || 0), 'res'), ...times(row.res_transafrica, 'res-africa')];

const STAR = 'M0-5.200l1.500 3.300 3.600.400-2.700 2.400.8 3.500L0 2.600l-3.200 1.800.8-3.500-2.700-2.400 3.600-.400z';

// label is the name of an area with its signs, as SVG: at is its place in the layout, star that it is the capital of a Nation.
export function label(raw, at, star) {
  const row = Object.fromEntries(Object.entries(raw).map(([k, v]) => [k, typeof v === 'string' && k !== 'name' ? escape(v) : v]));
  const { x, y, w } = at.label, capital = isCapital(row), lines = at.label.lines ?? [capital ? row.name.toUpperCase() : row.name];
  const text = lines.length > 1 ? lines.map((t, i) => `<tspan x="${x}"${i ? ` dy="${LINE}"` : ''}>${escape(t)}</tspan>`).join('') : escape(lines[0]);
  const put = (sign, cls = '') => `<use href="#map-${sign}" x="${at.cube?.x}" y="${at.cube?.y}"${cls}/>`;
  const group = (cls, inner) => `<g class="lab${cls}" data-of="${row.id}">${inner}</g>`;
  const after = cls => signs(row).map((s, i) => `<use href="#map-${s}" x="${tenth(x + w / 2 + SIGN * (i + .5) + 5)}" y="${y - 6}"${cls(s)}/>`).join('');
  const cataclysm = 'resource' in row;
  if (isSea(row)) {
    const base = cataclysm && !['none', ''].includes(row.base) ? `<g class="base p-${row.base_owner === 'none' ? 'neutral' : row.base_owner}" transform="translate(${at.cube.x} ${at.cube.y})"><circle r="11.500"/><use href="#map-${row.base}"/></g>` : '';
    return group(` sealab${row.kind === 'ocean' ? ' ocean' : ''}`, `<text class="seaname" x="${x}" y="${y}">${text}</text>${base}`);
  }
  if (!cataclysm) {
    const city = row.city === 'none' ? '' : put(row.city === 'capital-city' ? 'city' : row.city);
    return group(capital ? ' chief' : '', `<text x="${x}" y="${y}">${text}</text>${row.base === '1' ? put('base') : ''}${city}${star ? put('star') : ''}${after(() => '')}`);
  }
  const home = row.status === 'home', plate = home ? `<rect x="${tenth(x - w / 2)}" y="${y - 16}" width="${w}" height="${LINE * lines.length + 3}" rx="3.500"/>` : '';
  const mark = capital ? `<path class="star" transform="translate(${tenth(x - w / 2 + 10.5)} ${y - 5}) scale(1.2)" d="${STAR}"/>` : '';
  return group(home ? ` home p-${row.nation} of-${row.nation}` : '', `${plate}${mark}<text x="${tenth(x + (capital ? 7.5 : 0))}" y="${y}">${text}</text>${after(s => ` class="res ${s}"`)}`);
}

// ---- lines between areas
const SVG = 'http://www.w3.org/2000/svg';
const node = (name, attributes) => { const e = document.createElementNS(SVG, name); for (const [k, v] of Object.entries(attributes)) e.setAttribute(k, v); return e; };
// pair names two areas, whichever comes first.
export const pair = b => [b.a, b.b].sort().join(' ');

// rings are the corners of an outline, which is written in steps from the first.
export const rings = d => d.split('M').slice(1).map(part => {
  const v = part.match(/-?\d*\.?\d+/g).map(Number), ring = [[v[0], v[1]]];
  for (let i = 2; i + 1 < v.length; i += 2) ring.push([ring.at(-1)[0] + v[i], ring.at(-1)[1] + v[i + 1]]);
  return [...ring, ring[0]];
});
const corner = p => p.map(tenth).join(' ');

// common is the line that two outlines share, as path data: empty if they do not touch.
export function common(one, other) {
  const edges = (ring, take) => { for (let i = 1; i < ring.length; i++) take(corner(ring[i - 1]), corner(ring[i])); }, theirs = new Set();
  for (const ring of other) edges(ring, (p, q) => theirs.add(`${p},${q}`).add(`${q},${p}`));
  let d = '', end = '';
  for (const ring of one) edges(ring, (p, q) => { if (theirs.has(`${p},${q}`)) { d += (p === end ? '' : `M${p}`) + `L${q}`; end = q; } });
  return d;
}

// nearest are the two nearest corners of two outlines, drawn apart until the line between them can be seen.
export function nearest(one, other) {
  let best, near = Infinity;
  for (const p of one.flat()) for (const q of other.flat()) { const d = Math.hypot(p[0] - q[0], p[1] - q[1]); if (d < near) { near = d; best = [p, q]; } }
  const [p, q] = best, long = near || 1, more = Math.max(6, (30 - near) / 2), u = [(q[0] - p[0]) / long, (q[1] - p[1]) / long];
  return [p[0] - u[0] * more, p[1] - u[1] * more, q[0] + u[0] * more, q[1] + u[1] * more].map(tenth);
}
const bridge = (one, other) => { const [x, y, u, v] = nearest(one, other); return `M${x} ${y}L${u} ${v}`; };

// How each kind of border is drawn: along the line that the two share, or as a bridge from one to the other. The others need no sign
// where the areas touch. Areas that touch without a border between them are parted by a bar.
const along = new Set(['river', 'forest', 'mountain', 'desert', 'wilderness', 'impassable', 'none']);
const across = { 'air-only': 'aircross' };

function line([ground, lines], { a, b, kind, game }) {
  const outline = id => rings(ground.querySelector(`[id="a-${id}"]`)?.getAttribute('d') ?? ''), one = outline(a), other = outline(b);
  if (!one.length || !other.length) return null;
  const shared = common(one, other), of = pair({ a, b }), cataclysm = game === 'cataclysm';
  if (across[kind] || cataclysm && kind === 'strait') return node('path', { class: across[kind] ?? 'strait', d: bridge(one, other), 'data-between': of });
  if (kind === 'none') return shared ? node('path', { class: 'bars', d: shared, 'data-between': of }) : null;
  const wet = [a, b].some(id => lines.querySelector(`[data-of="${id}"]`)?.classList.contains('sealab')); // the shore is drawn already
  const cls = cataclysm ? along.has(kind) && kind : (along.has(kind) || kind === 'strait') && !wet && `bord ${kind}`;
  if (shared) return cls ? node('path', { class: cls, d: shared, 'data-between': of }) : null;
  return node('path', { class: ['joint', kind].join(' '), d: bridge(one, other), 'data-between': of });
}

// redraw draws corrected areas and borders into a board's picture: [ground, lines] are the two parts that board.js cuts it into. areas are
// { row, at, star }, borders { a, b, kind, game }. The kind "none" says that there is no border.
export function redraw([ground, lines], { areas = [], borders = [] }) {
  for (const { row, at, star } of areas) {
    const old = lines.querySelector(`[data-of="${row.id}"]`);
    if (!old) continue;
    old.outerHTML = label(row, at, star);
    if (!('restricted' in row)) continue;
    const relief = lines.querySelector(`[data-relief="${row.id}"]`), rough = `${+row.restricted}${+row.adverse}`;
    if ((relief?.dataset.rough ?? '00') === rough) continue;
    relief?.remove();
    if (rough !== '00') lines.querySelector('#map-lines').firstElementChild.append(node('use', { href: '#a-' + row.id, class: +row.adverse ? 'roughened' : 'roughened level', 'data-relief': row.id, 'data-rough': rough }));
  }
  const first = lines.querySelector('.lab');
  for (const border of borders) {
    lines.querySelectorAll(`[data-between="${pair(border)}"]`).forEach(e => e.remove());
    const drawn = line([ground, lines], border);
    if (drawn) first.before(drawn);
  }
}
