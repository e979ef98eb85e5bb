// The projection of the board of Conquest & Consequence: x follows four scales of longitude (far north, middle, tropics, south), mixed
// by latitude, and y three scales of latitude (India, East Asia, America), mixed by longitude: wide where China, Japan and the Indies
// crowd, narrow over the open ocean. Each scale is a smooth rising curve through its points, so that no two places fall on one another.
import { geoProjection } from 'd3-geo';

export const W = 2400, H = 1800;
const CENTRE = 150, DEGREE = Math.PI / 180;

// The curve through points that are given as "degree place, degree place, ...": never beyond its neighbours (Fritsch and Carlson, 1980).
function curve(text) {
  const points = text.split(', ').map(p => p.split(' ').map(Number)).sort((a, b) => a[0] - b[0]), x = points.map(p => p[0]), y = points.map(p => p[1]), last = x.length - 1;
  const rise = x.slice(1).map((v, i) => (y[i + 1] - y[i]) / (v - x[i]));
  const slope = x.map((_, i) => i === 0 ? rise[0] : i === last ? rise[last - 1] : rise[i - 1] * rise[i] <= 0 ? 0 : 2 * rise[i - 1] * rise[i] / (rise[i - 1] + rise[i]));
  return t => {
    if (t <= x[0]) return y[0] + (t - x[0]) * slope[0];
    if (t >= x[last]) return y[last] + (t - x[last]) * slope[last];
    const i = x.findIndex(v => v >= t) - 1, h = x[i + 1] - x[i], s = (t - x[i]) / h, s2 = s * s, s3 = s2 * s;
    return (2 * s3 - 3 * s2 + 1) * y[i] + (s3 - 2 * s2 + s) * h * slope[i] + (3 * s2 - 2 * s3) * y[i + 1] + (s3 - s2) * h * slope[i + 1];
  };
}

const across = {
  arctic: curve('30 -120, 63 130, 78 290, 92 450, 105 610, 120 830, 135 1060, 146 1240, 160 1430, 180 1630, 190 1710, 200 1790, 220 1935, 235 2035, 283 2420, 320 2600'),
  middle: curve('30 -400, 63 -20, 72 72, 80 155, 90 265, 97 350, 105 482, 112 632, 118 770, 122 868, 126 972, 129 1064, 132 1212, 136 1376, 141 1537, 146 1680, 155 1730, 165 1770, 180 1830, 200 1905, 220 1962, 235 2005, 250 2135, 265 2270, 283 2390, 320 2560'),
  tropics: curve('30 -300, 63 -20, 80 120, 95 262, 105 450, 113 635, 122 840, 130 995, 141 1185, 154 1380, 165 1530, 180 1710, 195 1865, 210 1985, 235 2120, 250 2190, 265 2265, 283 2385, 320 2560'),
  south: curve('30 -300, 63 -20, 80 150, 95 370, 113 690, 130 940, 141 1100, 154 1290, 166 1465, 179 1650, 195 1840, 210 1990, 235 2200, 250 2295, 283 2430, 320 2600'),
};
const down = {
  india: curve('88 -130, 73 -10, 60 115, 50 260, 37 500, 30 625, 22 770, 8 1000, 0 1110, -10 1240, -30 1530, -50 1800, -80 2150'),
  asia: curve('88 -110, 73 -10, 65 58, 55 160, 50 226, 46 285, 41 415, 36 548, 31 700, 26 820, 20 942, 15 1042, 10 1138, 5 1230, 0 1317, -5 1398, -10 1470, -20 1585, -30 1675, -40 1738, -50 1800, -80 2000'),
  america: curve('88 -110, 73 -10, 65 78, 60 155, 55 250, 49 370, 40 565, 32 735, 20 935, 10 1100, 0 1255, -10 1400, -25 1575, -50 1805, -80 2000'),
};
const ease = (a, b, v) => { const t = Math.max(0, Math.min(1, (v - a) / (b - a))); return t * t * (3 - 2 * t); };

function place(lon, lat) {
  const north = ease(45, 66, lat), tropic = ease(24, -10, lat), south = ease(-10, -27, lat), west = ease(108, 78, lon), east = ease(158, 215, lon);
  return [
    across.middle(lon) * (1 - north - tropic) + across.arctic(lon) * north + (across.tropics(lon) * (1 - south) + across.south(lon) * south) * tropic,
    down.asia(lat) * (1 - west - east) + down.india(lat) * west + down.america(lat) * east,
  ];
}

// For d3: it takes radians about the middle, and units with y upward.
export const projection = geoProjection((l, p) => { const [x, y] = place(CENTRE + l / DEGREE, p / DEGREE); return [x, -y]; })
  .rotate([-CENTRE, 0]).scale(1).translate(place(CENTRE, 0)).clipExtent([[0, 0], [W, H]]).precision(.3);
