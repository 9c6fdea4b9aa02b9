import { encodeQR } from 'qr';
import { qrText } from '@/shared/lib/passCode.ts';

/** Quiet zone, in modules: scanners need 4. */
const MARGIN = 4;
/** Smallest side of a QR on screen, CSS px. */
const SIDE = 240;
/** Pixels of a module in the saved picture. */
const MODULE_PX = 24;
const LINE_PX = 40;
const LINE_HEIGHT_PX = 56;
/** Any script: the device's own fonts. */
const FONT = 'system-ui, sans-serif';

type Run = { x: number; y: number; length: number };

/** The dark runs of each row, and the side in modules with the quiet zone. */
function runsOf(text: string): { side: number; runs: Run[] } {
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

/**
 * A pass as a PNG for saving and sending.
 * @param lines written below the QR, the first one bold: kind, night, short code, firm.
 * @throws if the browser refuses a canvas (private modes against fingerprinting).
 */
export async function passPicture(code: string, lines: readonly string[]): Promise<Blob> {
  const { side, runs } = runsOf(qrText(code));
  const width = side * MODULE_PX;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width + (lines.length + 1) * LINE_HEIGHT_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = 'black';
  for (const { x, y, length } of runs)
    context.fillRect(x * MODULE_PX, y * MODULE_PX, length * MODULE_PX, MODULE_PX);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const margin = MARGIN * MODULE_PX;
  for (const [index, line] of lines.entries()) {
    context.font = `${index === 0 ? 'bold ' : ''}${LINE_PX}px ${FONT}`;
    const y = width + (index + 0.5) * LINE_HEIGHT_PX;
    // A long line is condensed.
    context.fillText(line, width / 2, y, width - margin);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png');
  });
}
