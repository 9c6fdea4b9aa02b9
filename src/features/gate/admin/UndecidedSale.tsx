import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';

const words = adminCheckIn.undecided;

type UndecidedSaleProps = {
  /** Its total, paise. */
  amount: number;
  onBack: () => void;
  /** Where checking passes cannot wait: the sale can only be decided with a connection. */
  onCheck?: () => void;
};

/** A sale without an answer, named before the counter is left. */
export function UndecidedSale({ amount, onBack, onCheck }: UndecidedSaleProps) {
  return (
    <>
      <p>{words.text(formatInr(amount))}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={onBack}>{words.back}</Button>
        {onCheck && (
          <Button variant="secondary" onClick={onCheck}>
            {words.check}
          </Button>
        )}
      </div>
    </>
  );
}
