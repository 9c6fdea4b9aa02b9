import { useMemo } from 'react';
import { qrImage } from './qrImage.ts';

/** A text as a QR, as wide as there is room, black on white in every theme: Android's detector reads no inverted ones. */
export function TextQr({ text, alt }: { text: string; alt: string }) {
  const { src, side } = useMemo(() => qrImage(text), [text]);
  return (
    <img
      src={src}
      alt={alt}
      width={side}
      height={side}
      className="h-auto max-w-full scheme-only-light [image-rendering:pixelated]"
    />
  );
}
