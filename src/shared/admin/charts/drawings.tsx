// The only file that imports recharts, loaded lazily and only in the admin area.
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Line,
  LineChart,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCount, formatDayMonth, type KindFigure, type TwoPeriods } from './figures.ts';

const tick = { fill: 'var(--color-muted)', fontSize: 12 };
const count = (value: unknown) => formatCount(Number(value));
/** Of a bar and the room around it. */
const BAR_HEIGHT = 36;

type LineDrawingProps = TwoPeriods & {
  names: readonly [now: string, before: string];
  labelledBy: string;
};

/** Two lines over the days of this period; the arrow keys go from day to day. */
export function LineDrawing({ now, before, names, labelledBy }: LineDrawingProps) {
  const days = now.map(({ day, value }, index) => {
    const earlier = before[index];
    return {
      label: formatDayMonth(day),
      value,
      earlier: earlier?.value,
      earlierLabel: earlier && formatDayMonth(earlier.day),
    };
  });
  // A line needs two points.
  const isOneDay = days.length === 1;
  const content = ({ active, payload }: TooltipContentProps) => {
    const [first] = payload;
    if (!active || !first) return null;
    const day: (typeof days)[number] = first.payload;
    return (
      <dl className="border-line bg-surface grid grid-cols-[auto_auto] gap-x-3 rounded-lg border px-3 py-2 text-xs">
        <dt>{`${names[0]}, ${day.label}`}</dt>
        <dd className="text-right font-semibold tabular-nums">{formatCount(day.value)}</dd>
        {day.earlier !== undefined && (
          <>
            <dt className="text-muted">{`${names[1]}, ${day.earlierLabel}`}</dt>
            <dd className="text-right tabular-nums">{formatCount(day.earlier)}</dd>
          </>
        )}
      </dl>
    );
  };
  return (
    <LineChart
      responsive
      className="h-56 w-full"
      data={days}
      // Room for half a label at both ends.
      margin={{ top: 8, right: 20, left: 12 }}
      aria-labelledby={labelledBy}
    >
      <CartesianGrid vertical={false} stroke="var(--color-line)" />
      <XAxis
        dataKey="label"
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: 'var(--color-edge)' }}
        minTickGap={24}
        interval="equidistantPreserveStart"
      />
      <YAxis
        tick={tick}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        width="auto"
        tickFormatter={count}
      />
      <Tooltip
        content={content}
        cursor={{ stroke: 'var(--color-edge)' }}
        isAnimationActive={false}
      />
      <Line
        dataKey="earlier"
        stroke="var(--color-muted)"
        strokeWidth={2}
        strokeDasharray="5 4"
        dot={isOneDay}
        activeDot={{ fill: 'var(--color-muted)', stroke: 'var(--color-surface)' }}
        isAnimationActive={false}
      />
      <Line
        dataKey="value"
        stroke="var(--color-sindoor)"
        strokeWidth={3}
        dot={isOneDay}
        activeDot={{ fill: 'var(--color-sindoor)', stroke: 'var(--color-surface)' }}
        isAnimationActive={false}
      />
    </LineChart>
  );
}

type BarDrawingProps = { kinds: readonly KindFigure[]; labelledBy: string };

/** Horizontal bars, each with its name before and its figure after it. */
export function BarDrawing({ kinds, labelledBy }: BarDrawingProps) {
  return (
    <BarChart
      responsive
      className="w-full"
      style={{ height: kinds.length * BAR_HEIGHT }}
      layout="vertical"
      data={[...kinds]}
      margin={{ right: 48 }}
      accessibilityLayer={false}
      aria-labelledby={labelledBy}
    >
      <XAxis type="number" hide />
      <YAxis
        type="category"
        dataKey="label"
        interval={0}
        tick={{ ...tick, fill: 'var(--color-ink)' }}
        tickLine={false}
        axisLine={{ stroke: 'var(--color-edge)' }}
        width="auto"
      />
      <Bar dataKey="value" fill="var(--color-peacock)" barSize={18} isAnimationActive={false}>
        <LabelList
          dataKey="value"
          position="right"
          fill="var(--color-ink)"
          fontSize={12}
          formatter={count}
        />
      </Bar>
    </BarChart>
  );
}
