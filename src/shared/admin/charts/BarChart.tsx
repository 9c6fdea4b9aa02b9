import { lazy } from 'react';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import type { KindFigure } from './figures.ts';

const BarDrawing = lazy(async () => {
  const drawings = await import('./drawings.tsx');
  return { default: drawings.BarDrawing };
});

const hasNone = (kinds: readonly KindFigure[]) => kinds.every(({ value }) => value === 0);

type BarChartProps = ChartProps<readonly KindFigure[]> & {
  /** Headings of the table: of the bars and of their values. */
  names: readonly [kind: string, value: string];
};

/** One bar a kind, in the order given. */
export function BarChart({ names, ...frame }: BarChartProps) {
  return (
    <ChartFrame {...frame} isEmpty={hasNone}>
      {(kinds, id) => ({
        drawing: <BarDrawing kinds={kinds} labelledBy={id} />,
        table: {
          headings: names,
          rows: kinds.map(({ label, value }) => ({ label, values: [value] })),
        },
      })}
    </ChartFrame>
  );
}
