import type { ReactNode } from 'react';
import { adminCounter as words } from '@/content/en/adminCounter.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { Method } from './data/counter.ts';

type PayBarProps = {
  passes: number;
  /** Paise. */
  amount: number;
  /** What has to be known or decided first. */
  note: ReactNode;
  /** There is a UPI account, and the connection that a sale needs. */
  hasCode: boolean;
  isCodeShown: boolean;
  onCode: () => void;
  isDisabled: boolean;
  /** undefined: the last sale is to be decided first. */
  onPay: ((method: Method) => void) | undefined;
};

/** The total and how it is paid, on the lower edge of the screen whatever stands above. */
export function PayBar(props: PayBarProps) {
  const { passes, amount, note, hasCode, isCodeShown, onCode, isDisabled, onPay } = props;
  const sum = formatInr(amount);
  return (
    <div
      data-bar="bottom"
      className="border-line bg-paper low:static sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 space-y-2 border-t px-4 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      {note}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p aria-live="polite">
          {passes === 0 ? (
            words.nothing
          ) : (
            <>
              {words.total}: <strong className="text-2xl tabular-nums">{sum}</strong>{' '}
              <span className="text-muted">{words.passes(passes)}</span>
            </>
          )}
        </p>
        {hasCode && (
          <Button
            variant="secondary"
            aria-expanded={isCodeShown}
            aria-label={isCodeShown ? words.upiCode.hide : words.upiCode.show(sum)}
            onClick={onCode}
          >
            {words.upiCode.name}
          </Button>
        )}
      </div>
      {onPay && (
        <div className="grid grid-cols-2 gap-3">
          {(['cash', 'upi'] as const).map((method) => (
            <Button
              key={method}
              size="lg"
              className="px-2"
              disabled={isDisabled}
              onClick={() => onPay(method)}
            >
              {words[method](sum)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
