import { qrText } from '@/shared/lib/passCode.ts';
import { TextQr } from '@/shared/ui/qr/TextQr.tsx';

/** The QR of a pass, 240 CSS px wide, or as wide as its card. */
export function PassQr({ code, alt }: { code: string; alt: string }) {
  return <TextQr text={qrText(code)} alt={alt} />;
}
