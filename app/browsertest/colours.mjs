// Colours as eyes see them: contrast (WCAG 2.2), difference (CIEDE2000), and sight without one of the three cones.
export const rgb = (hex) => {
  const h = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  return [0, 2, 4].map((i) => parseInt(h.slice(i, i + 2), 16));
};
const linear = (c) => { const v = c / 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; };
const encoded = (v) => 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * Math.min(1, Math.max(0, v)) ** (1 / 2.4) - 0.055);

const luminance = (c) => { const [r, g, b] = c.map(linear); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
export const contrast = (a, b) => { const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };

// Machado, Oliveira and Fernandes 2009, a cone wholly absent.
const sights = {
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
export const kinds = ["", ...Object.keys(sights)];
export const seen = (c, kind) => (kind ? sights[kind].map((row) => encoded(row.reduce((sum, k, i) => sum + k * linear(c[i]), 0))) : c);

function lab(c) {
  const [r, g, b] = c.map(linear);
  const f = (t) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047), y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b), z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

// difference is CIEDE2000 after Sharma, Wu and Dalal.
export const difference = (c1, c2) => difference2000(lab(c1), lab(c2));
export function difference2000([l1, a1, b1], [l2, a2, b2]) {
  const rad = Math.PI / 180, far = 25 ** 7, mid = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7, g = 0.5 * (1 - Math.sqrt(mid / (mid + far)));
  const polar = (a, b) => { const p = (1 + g) * a; return [Math.hypot(p, b), p || b ? (Math.atan2(b, p) / rad + 360) % 360 : 0]; };
  const [c1, h1] = polar(a1, b1), [c2, h2] = polar(a2, b2);
  let dh = c1 * c2 === 0 ? 0 : h2 - h1;
  if (dh > 180) dh -= 360; else if (dh < -180) dh += 360;
  let h = h1 + h2;
  if (c1 * c2 !== 0) h = Math.abs(h1 - h2) <= 180 ? h / 2 : h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  const l = (l1 + l2) / 2, c = (c1 + c2) / 2, big = 2 * Math.sqrt(c1 * c2) * Math.sin(dh / 2 * rad);
  const t = 1 - 0.17 * Math.cos((h - 30) * rad) + 0.24 * Math.cos(2 * h * rad) + 0.32 * Math.cos((3 * h + 6) * rad) - 0.2 * Math.cos((4 * h - 63) * rad);
  const sl = 1 + 0.015 * (l - 50) ** 2 / Math.sqrt(20 + (l - 50) ** 2), sc = 1 + 0.045 * c, sh = 1 + 0.015 * c * t;
  const turn = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad) * 2 * Math.sqrt(c ** 7 / (c ** 7 + far));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, big / sh];
  return Math.sqrt(x * x + y * y + z * z + turn * y * z);
}
