import { Lock, LockOpen } from 'lucide-react';
import { calculatorText } from '@/content/en/calculator.ts';
import {
  formatShare,
  readAmount,
  readShare,
  shareDigits,
} from '@/features/calculator/data/figures.ts';
import { WHOLE, type Part } from '@/features/calculator/data/plan.ts';
import { shareIn } from '@/features/calculator/data/summary.ts';
import { inrDigits } from '@/shared/lib/money.ts';
import { CellInput } from './CellInput.tsx';
import type { Planning } from './usePlan.ts';

const text = calculatorText.split;

/** One category: rupees, per cent (of a given total) and the lock that keeps it when others change. */
export function SplitRow({ part, planning }: { part: Part; planning: Planning }) {
  const { plan, edit, leave } = planning;
  const { id, amount, locked } = part;
  const name = calculatorText.categories[id];
  const share = shareIn(plan.total, amount);
  const LockIcon = locked ? Lock : LockOpen;

  const onAmount = (typed: string) => {
    const { value, error } = readAmount(typed);
    return edit(
      error === undefined ? { part: id, amount: value } : { refused: error },
      `${id}-amount`,
    );
  };
  const onShare = (typed: string) => {
    const { value, error } = readShare(typed, WHOLE);
    return edit(
      error === undefined ? { part: id, share: value } : { refused: error },
      `${id}-share`,
    );
  };

  return (
    <li className="border-line flex flex-wrap items-center gap-x-2 gap-y-1 border-b py-3 sm:grid sm:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_6.5rem_3rem]">
      <span aria-hidden className="w-full leading-tight font-medium">
        {name}
      </span>
      <CellInput
        label={text.rupees(name)}
        unit="₹"
        value={inrDigits(amount)}
        onType={onAmount}
        onLeave={leave}
      />
      {plan.mode === 'total' ? (
        <CellInput
          label={text.percent(name)}
          unit="%"
          value={shareDigits(share)}
          onType={onShare}
          onLeave={leave}
        />
      ) : (
        <span className="text-muted grow basis-[5em] pr-3 text-right tabular-nums">
          {formatShare(share)}
        </span>
      )}
      <button
        type="button"
        aria-pressed={locked}
        aria-label={text.lock(name)}
        onClick={() => edit({ part: id, locked: !locked })}
        className="border-edge text-muted hover:border-ink aria-pressed:border-sindoor aria-pressed:bg-sindoor aria-pressed:text-on-sindoor grid size-12 place-items-center rounded-lg border transition-colors duration-150 disabled:opacity-60"
      >
        <LockIcon aria-hidden className="size-5" />
      </button>
    </li>
  );
}
