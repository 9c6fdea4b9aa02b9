import { lazy } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import { formatDayMonth, type TwoPeriods } from './figures.ts';

const LineDrawing = lazy(async () => {
  const drawings = await import('./drawings.tsx');
  return { default: drawings.LineDrawing };
});

const hasNone = ({ now, before }: TwoPeriods) =>
  [...now, ...before].every(({ value }) => value === 0);

type LineChartProps = ChartProps<TwoPeriods> & {
  /** Names of the two lines: this period, the one before it. */
  names: readonly [now: string, before: string];
};

/** Two periods day by day, one line each. */
export function LineChart({ names, ...frame }: LineChartProps) {
  const [nowName, beforeName] = names;
  return (
    <ChartFrame {...frame} isEmpty={hasNone}>
      {({ now, before }, id) => ({
        legend: (
          <ul className="mb-2 flex flex-wrap gap-x-6 gap-y-1 text-xs">
            <li className="before:border-sindoor flex items-center gap-2 before:w-6 before:border-t-[3px]">
              {nowName}
            </li>
            <li className="before:border-muted flex items-center gap-2 before:w-6 before:border-t-2 before:border-dashed">
              {beforeName}
            </li>
          </ul>
        ),
        drawing: <LineDrawing now={now} before={before} names={names} labelledBy={id} />,
        table: {
          headings: [adminKit.chart.days, nowName, beforeName],
          rows: now.map(({ day, value }, index) => {
            const earlier = before[index];
            return {
              label: adminKit.chart.against(
                formatDayMonth(day),
                earlier ? formatDayMonth(earlier.day) : '',
              ),
              values: [value, earlier?.value ?? 0],
            };
          }),
        },
      })}
    </ChartFrame>
  );
}
