import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import type { Found } from './reader.ts';

const QUICK: ReaderOptions = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 4,
  tryHarder: false,
  tryRotate: false,
  tryInvert: false,
  tryDownscale: false,
};
const HARD: ReaderOptions = { ...QUICK, tryHarder: true, tryInvert: true, tryDownscale: true };

/** Prepares ZXing. @throws where the browser or its policy runs no WebAssembly. */
export async function prepareDecoder(wasmBinary: ArrayBuffer): Promise<void> {
  await prepareZXingModule({
    overrides: { wasmBinary },
    // The default comparison needs Object.hasOwn, which Safari 15.0 lacks.
    equalityFn: Object.is,
    fireImmediately: true,
  });
}

/** Finds QRs in a picture. @param isHard takes longer and also reads white on black. */
export async function findCodes(
  picture: Pick<ImageData, 'data' | 'width' | 'height'>,
  isHard: boolean,
): Promise<Found[]> {
  const results = await readBarcodes(picture as ImageData, isHard ? HARD : QUICK);
  return results.map(({ text, position: { topLeft, bottomRight } }) => ({
    text,
    x: (topLeft.x + bottomRight.x) / 2,
    y: (topLeft.y + bottomRight.y) / 2,
  }));
}
