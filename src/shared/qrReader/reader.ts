import { openNative } from './nativeReader.ts';
import { openWasm } from './wasmReader.ts';

/** A QR and the middle of it, in px of the picture. */
export type Found = { text: string; x: number; y: number };

/** Reads QRs out of pictures, one at a time. */
export type Reader = {
  kind: 'native' | 'wasm';
  /** @param isHard takes longer and also reads white on black. May draw on the canvas. */
  read: (picture: HTMLCanvasElement, isHard: boolean) => Promise<Found[]>;
  close: () => void;
};

/** The browser's own reader (Android), else ZXing. @throws ReaderError */
export async function openReader(): Promise<Reader> {
  const native = await openNative();
  if (!native) return openWasm();
  // Android's service can go away while the page is open.
  let instead: Promise<Reader> | undefined;
  return {
    kind: 'native',
    read: async (picture, isHard) => {
      if (instead) return (await instead).read(picture, isHard);
      try {
        return await native.read(picture, isHard);
      } catch {
        instead = openWasm();
        return [];
      }
    },
    close: () => {
      native.close();
      instead?.then(
        (reader) => reader.close(),
        () => {},
      );
    },
  };
}
