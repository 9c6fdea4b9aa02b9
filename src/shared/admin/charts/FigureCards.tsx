import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { adminKit } from '@/content/en/adminKit.ts';
import { formatCount } from './figures.ts';

export type Figure = {
  label: string;
  /** Null where the figure is unknown. */
  now: number | null;
  before: number | null;
  /** In the reader's words; a count in Indian groups otherwise. */
  show?: (value: number) => string;
  /** A caveat, such as that the figure includes sample data. */
  mark?: string | undefined;
};

const { figure: words } = adminKit;

/** Counts below it are compared by their difference: 3 after 1 is not '200% more'. */
const FEW = 20;

/** Change of a figure from the one before it, as a text. */
function changeOf({ now, before, show }: Figure): [string, typeof Minus | null] {
  if (now === null || before === null) return [words.nothing, null];
  const former = (show ?? formatCount)(before);
  if (before === 0) return now === 0 ? [words.same, Minus] : [words.none, TrendingUp];
  const isFew = show === undefined && before < FEW;
  const difference = isFew ? now - before : Math.round(((now - before) / before) * 100);
  if (difference === 0) return [words.same, Minus];
  const size = `${formatCount(Math.abs(difference))}${isFew ? '' : '%'}`;
  return difference > 0
    ? [words.more(size, former), TrendingUp]
    : [words.less(size, former), TrendingDown];
}

function Card({ figure }: { figure: Figure }) {
  const { label, now, show = formatCount, mark } = figure;
  const [change, Icon] = changeOf(figure);
  return (
    <div className="border-line bg-surface flex min-w-0 flex-col rounded-lg border px-4 py-3">
      <dt className="text-muted flex flex-wrap items-center justify-between gap-x-2">
        {label}
        {mark && (
          <span className="border-marigold bg-marigold/15 text-ink rounded-full border px-2 text-xs">
            {mark}
          </span>
        )}
      </dt>
      <dd>
        <span className="block text-2xl font-semibold tabular-nums">
          {now === null ? words.unknown : show(now)}
        </span>
        <span className="mt-1 flex items-start gap-1.5 text-xs">
          {Icon && <Icon aria-hidden className="mt-0.5 size-3.5 flex-none" />}
          {change}
        </span>
      </dd>
    </div>
  );
}

/** Figures side by side, each compared with the same one of the period before. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 max-sm:grid-cols-2 max-sm:[&>:last-child:nth-child(odd)]:col-span-full">
      {figures.map((figure) => (
        <Card key={figure.label} figure={figure} />
      ))}
    </dl>
  );
}
