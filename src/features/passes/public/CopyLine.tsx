import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { orderText } from '@/content/en/passes.ts';
import { Button } from '@/shared/ui/Button.tsx';

type CopyLineProps = {
  label: string;
  value: string;
  /** What is copied, where it is written differently. */
  copied?: string;
  hint?: string;
};

const { pay: text } = orderText;
const SHOWN_MS = 3000;

/** A value with a button that copies it; where the browser refuses, it says how to do it by hand. */
export function CopyLine({ label, value, copied = value, hint }: CopyLineProps) {
  const id = useId();
  const [note, setNote] = useState<string>();
  useEffect(() => {
    if (note === undefined) return undefined;
    const timer = setTimeout(() => setNote(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [note]);
  const copy = () => {
    const done = navigator.clipboard
      ? navigator.clipboard.writeText(copied)
      : Promise.reject(new Error('No clipboard.'));
    done.then(
      () => setNote(text.copied),
      () => setNote(text.notCopied),
    );
  };
  return (
    <div className="border-line flex items-center justify-between gap-3 border-t py-3">
      <div className="min-w-0">
        <p id={id} className="text-muted text-sm">
          {label}
        </p>
        <p aria-labelledby={id} className="text-lg font-semibold wrap-anywhere tabular-nums">
          {value}
        </p>
        {hint && <p className="text-muted text-sm">{hint}</p>}
        <p aria-live="polite" className={note === text.copied ? 'sr-only' : 'text-sindoor text-sm'}>
          {note}
        </p>
      </div>
      <Button variant="secondary" onClick={copy} aria-label={text.copy(label)}>
        {note === text.copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </Button>
    </div>
  );
}
