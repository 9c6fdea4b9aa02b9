import { Minus } from 'lucide-react';
import { adminCounter as words } from '@/content/en/adminCounter.ts';
import { gstNote } from '@/features/passes/data/passWords.ts';
import { formatInr } from '@/shared/lib/money.ts';
import type { CounterKind } from '@/shared/passes/answers.ts';
import { Button } from '@/shared/ui/Button.tsx';

type KindTileProps = {
  kind: CounterKind;
  quantity: number;
  left: number | null;
  isLocked: boolean;
  onChange: (quantity: number) => void;
};

/** A kind to tap: once for each pass. */
export function KindTile({ kind, quantity, left, isLocked, onChange }: KindTileProps) {
  const { name, people, picks, price_paise: price } = kind;
  const isFull = left !== null && quantity >= left;
  return (
    <li className="relative flex flex-col">
      <button
        type="button"
        disabled={isLocked || isFull}
        onClick={() => onChange(quantity + 1)}
        className={`card-frame flex grow flex-col gap-1 p-3 text-left disabled:opacity-60 ${quantity > 0 ? 'ring-sindoor ring-2' : ''}`}
      >
        <span className={`font-semibold ${quantity > 0 ? 'pr-8' : ''}`}>{name}</span>
        <span className="text-muted text-sm">
          {words.admits(people)}
          {picks === null && ` · ${words.season}`}
        </span>
        <span className="mt-auto text-lg font-semibold tabular-nums">{formatInr(price)}</span>
        <span className="text-muted text-sm">{gstNote(kind)}</span>
        {left !== null && (
          <span className="text-sm">{left === 0 ? words.soldOut : words.left(left)}</span>
        )}
        {quantity > 0 && (
          <span className="bg-sindoor text-on-sindoor absolute top-2 right-2 min-w-8 rounded-full px-2 text-center text-lg font-bold tabular-nums">
            {quantity}
            <span className="sr-only"> {words.chosen}</span>
          </span>
        )}
      </button>
      {quantity > 0 && (
        <Button
          variant="secondary"
          className="absolute right-2 bottom-2 size-11 p-0"
          aria-label={words.less(name)}
          disabled={isLocked}
          onClick={() => onChange(quantity - 1)}
        >
          <Minus aria-hidden />
        </Button>
      )}
    </li>
  );
}
