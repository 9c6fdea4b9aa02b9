import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { differenceText } from '@/content/en/drawer.ts';
import { formatInr } from '@/shared/lib/money.ts';
import type { Shift } from './data/answers.ts';

const words = adminCheckIn.close;

type TakingsProps = {
  shift: Shift;
  /** Counted cash in paise; undefined: not counted yet. */
  counted: number | undefined;
};

/** Sales of a counter, and whether the cash matches. */
export function Takings({ shift, counted }: TakingsProps) {
  const {
    sold,
    upi_paise: upi,
    float_paise: float,
    cash_paise: cash,
    paid_back_paise: back,
  } = shift;
  const expected = float + cash - back;
  const lines: [string, string][] = [
    [words.sold, String(sold)],
    [words.upi, formatInr(upi)],
    [words.float, formatInr(float)],
    [words.cash, formatInr(cash)],
    ...(back > 0 ? [[words.paidBack, formatInr(back)] as [string, string]] : []),
    [words.expected, formatInr(expected)],
  ];
  if (counted !== undefined)
    lines.push(
      [words.countedShort, formatInr(counted)],
      [words.difference, differenceText(counted - expected)],
    );
  return (
    <dl className="border-line grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-y py-2 text-left tabular-nums">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
