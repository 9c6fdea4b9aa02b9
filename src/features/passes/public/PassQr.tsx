import { useMemo } from 'react';
import { qrText } from '@/shared/lib/passCode.ts';
import { qrImage } from './drawQr.ts';

type QrProps = { alt: string };

/** A text as a QR, black on white in every theme: Android's detector reads no inverted ones. */
export function TextQr({ text, alt }: QrProps & { text: string }) {
  const { src, side } = useMemo(() => qrImage(text), [text]);
  return (
    <img
      src={src}
      alt={alt}
      width={side}
      height={side}
      className="max-w-none scheme-only-light [image-rendering:pixelated]"
    />
  );
}

/** The QR of a pass, at least 240 CSS px wide. */
export function PassQr({ code, alt }: QrProps & { code: string }) {
  return <TextQr text={qrText(code)} alt={alt} />;
}
