import { adminPayments } from '@/content/en/adminPayments.ts';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import type { ReadStatement } from './data/importStatement.ts';

const { sums: sumWords, sample: words } = adminPayments.statement;

/** Credits, debits and lines left out: sums, and some lines of each kind. */
export function StatementSample({ statement: { sums, sample } }: { statement: ReadStatement }) {
  return (
    <div className="max-w-3xl space-y-3">
      <section aria-label={sumWords.title}>
        <h2 className="font-semibold">{sumWords.title}</h2>
        <ul>
          <li>{sumWords.in(sums.in.count, formatInr(sums.in.paise))}</li>
          <li>{sumWords.out(sums.out.count, formatInr(sums.out.paise))}</li>
          {sums.left.map(({ why, count, paise }) => (
            <li key={why}>{sumWords.left(count, formatInr(paise), why)}</li>
          ))}
        </ul>
      </section>
      {sample.length > 0 && (
        <section aria-label={words.title}>
          <h2 className="font-semibold">{words.title}</h2>
          <ol className="divide-line divide-y">
            {sample.map(({ line, bookedOn, kind, paise, text, why }) => (
              <li key={line} className="py-2">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className={kind === 'in' ? 'font-semibold' : 'text-muted'}>
                    {words.kinds[kind]}
                    {why !== '' && `: ${why}`}
                  </span>
                  {kind !== 'fault' && <span>{formatInr(paise)}</span>}
                </p>
                <p className="text-muted text-xs wrap-anywhere">
                  {[words.line(line), bookedOn && formatBareDay(bookedOn), text]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
