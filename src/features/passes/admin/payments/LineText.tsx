import { formatBareDay } from '@/shared/lib/dates.ts';
import type { StoredLine } from './data/matches.ts';

/** A bank line: its day, who paid, its number and text. */
export function LineText({ line }: { line: StoredLine }) {
  const { bookedOn, payer, payerVpa, utr, narration } = line;
  return (
    <div className="max-w-md">
      <p>{[formatBareDay(bookedOn), payer, payerVpa].filter(Boolean).join(' · ')}</p>
      {utr !== null && <p className="font-mono text-sm">{utr}</p>}
      <p className="text-muted text-xs wrap-anywhere">{narration}</p>
    </div>
  );
}
