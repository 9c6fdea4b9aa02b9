import { saleText } from '@/content/en/passSale.ts';
import type { CartLine } from '@/features/passes/data/cart.ts';
import { RETRIES } from '@/features/passes/data/passErrors.ts';
import type { PassSale } from '@/features/passes/data/answers.ts';
import { shownChatLink } from '@/shared/data/shownChat.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Alert } from './Alert.tsx';
import { shortDay } from '@/features/passes/data/passWords.ts';
import { orderInWords } from './saleWords.ts';
import type { useSale } from './useSale.ts';

type SaleProblemProps = {
  sale: PassSale;
  cart: ReturnType<typeof useSale>;
  onNight: (night: string) => void;
  onWait: (line: CartLine) => void;
};

const { problem: text, kind: kindText } = saleText;

/** The lines that a full night or kind is the reason for. */
function fullLines(sale: PassSale, lines: readonly CartLine[], full: readonly string[]) {
  return lines.flatMap((line) => {
    const kind = sale.kinds.find(({ id }) => id === line.kind_id);
    const nights = line.night_ids.length > 0 ? line.night_ids : (kind?.night_ids ?? []);
    return kind && (full.includes(kind.id) || nights.some((id) => full.includes(id)))
      ? [{ line, kind }]
      : [];
  });
}

/** Why an order was not made, and what to do; while the backend is busy, that it is tried again. */
export function SaleProblem({ sale, cart, onNight, onWait }: SaleProblemProps) {
  const { sending, refusal, lines, totals } = cart;
  if (sending)
    return sending.retry > 0 ? (
      <p aria-live="polite" className="mt-5 font-semibold">
        {text.trying(sending.retry, RETRIES)}
      </p>
    ) : null;
  switch (refusal?.kind) {
    case undefined:
      return null;
    case 'price': {
      const now = formatInr(refusal.total);
      const buyer = { ...cart.savedBuyer(), website: '' };
      const words = buyer.promo === '' ? text.price : text.withCode;
      return (
        <Alert text={words(formatInr(totals.total), now)}>
          <Button onClick={() => void cart.order(buyer, refusal.total)}>
            {text.acceptPrice(now)}
          </Button>
        </Alert>
      );
    }
    case 'sold_out': {
      const open = sale.nights.filter(({ id }) => refusal.openNights.includes(id));
      return (
        <Alert text={text.soldOut}>
          <p className="w-full">{open.length > 0 ? kindText.otherNights : text.nothingElse}</p>
          {open.map(({ id, date }) => (
            <Button key={id} variant="secondary" onClick={() => onNight(id)}>
              {shortDay(date)}
            </Button>
          ))}
          {fullLines(sale, lines, refusal.full).map(({ line, kind }) => (
            <Button
              key={kind.id + line.night_ids.join()}
              variant="secondary"
              onClick={() => onWait(line)}
            >
              {text.waitFor(kind.name)}
            </Button>
          ))}
        </Alert>
      );
    }
    case 'field':
    case 'refused':
      return <Alert text={refusal.message} />;
    case 'gone':
    case 'busy': {
      const own = 'message' in refusal ? refusal.message : '';
      const usual = navigator.onLine ? text.busy : saleText.form.offline;
      return (
        <Alert text={own || usual}>
          <Button type="submit">{text.again}</Button>
          <a
            {...shownChatLink(text.chat(orderInWords(sale, lines)))}
            className={buttonClass({ variant: 'secondary' })}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text.whatsApp}
          </a>
        </Alert>
      );
    }
  }
}
