import { qrText } from '@/shared/lib/passCode.ts';
import { MARGIN, runsOf } from '@/shared/ui/qr/qrImage.ts';

/** Pixels of a module in the saved picture. */
const MODULE_PX = 24;
const LINE_PX = 40;
const LINE_HEIGHT_PX = 56;
/** Any script: the device's own fonts. */
const FONT = 'system-ui, sans-serif';

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
