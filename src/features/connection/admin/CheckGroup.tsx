import { ChevronDown } from 'lucide-react';
import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { CheckRow } from './CheckRow.tsx';
import type { Check, Result } from './data/check.ts';

/** A group of more checks stays folded up while none of them fails. */
const SHOWN_MAX = 8;

type CheckGroupProps = {
  group: Check['group'];
  checks: readonly Check[];
  results: ReadonlyMap<string, Result>;
  onRepaired: () => void;
};

/** Checks of one kind, those that failed on top, and how many are well. */
export function CheckGroup({ group, checks, results, onRepaired }: CheckGroupProps) {
  const outcomes = checks.flatMap(({ name }) => results.get(name) ?? []);
  const hasFailed = ({ name }: Check) => results.get(name)?.ok === false;
  const well = outcomes.filter(({ ok }) => ok).length;
  return (
    <details
      open={checks.length <= SHOWN_MAX || well < outcomes.length}
      className="group border-line bg-surface rounded-lg border px-4 py-1"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md">
        <h2 className="font-display text-lg">{words.groups[group]}</h2>
        <span className="text-muted flex items-center gap-2 tabular-nums">
          {words.well(well, checks.length)}
          <ChevronDown aria-hidden className="size-5 group-open:rotate-180" />
        </span>
      </summary>
      <ul>
        {checks
          .toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)))
          .map((check) => (
            <CheckRow
              key={check.name}
              check={check}
              result={results.get(check.name)}
              onRepaired={onRepaired}
            />
          ))}
      </ul>
    </details>
  );
}
