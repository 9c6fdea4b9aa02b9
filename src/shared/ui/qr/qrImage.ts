import { encodeQR } from 'qr';

/** Quiet zone, in modules: scanners need 4. */
export const MARGIN = 4;
/** Smallest side of a QR on screen, CSS px. */
const SIDE = 240;

type Run = { x: number; y: number; length: number };

/** The dark runs of each row, and the side in modules with the quiet zone. */
export function runsOf(text: string): { side: number; runs: Run[] } {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: MARGIN });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [{ x, y, length: end - x }];
    }),
  );
  return { side: rows.length, runs };
}

/** A QR as an address for `<img>`, black on white, and its side in CSS px: whole px for each module, so that edges are sharp. */
export function qrImage(text: string): { src: string; side: number } {
  const { side, runs } = runsOf(text);
  const dark = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  const size = Math.ceil(SIDE / side) * side;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M0 0h${side}v${side}H0z"/><path fill="black" d="${dark}"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, side: size };
}
