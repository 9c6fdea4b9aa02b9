import { render, screen, within } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BarChart } from './BarChart.tsx';
import { type DayFigure, type KindFigure, type TwoPeriods, twoPeriods } from './figures.ts';
import { FigureCards } from './FigureCards.tsx';
import { LineChart } from './LineChart.tsx';

const words = { title: 'Visits', unit: 'Number of visits', none: 'Nobody came' };

function Lines({ load }: { load: () => Promise<TwoPeriods> }) {
  const query = useQuery({ queryKey: ['lines'], queryFn: load, retry: false });
  return <LineChart {...words} names={['This week', 'Last week']} query={query} />;
}

function Bars({ kinds }: { kinds: KindFigure[] }) {
  const query = useQuery({ queryKey: ['bars'], queryFn: () => kinds });
  return <BarChart {...words} names={['Device', 'Visits']} query={query} />;
}

function show(chart: React.ReactNode) {
  render(<QueryClientProvider client={new QueryClient()}>{chart}</QueryClientProvider>);
}

/** The table behind "Show as table", a list of texts a row. */
async function tableRows(): Promise<string[][]> {
  await userEvent.click(await screen.findByText('Show as table'));
  return within(screen.getByRole('table', { name: 'Visits' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

const days: DayFigure[] = [
  { day: '2026-11-18', value: 3 },
  { day: '2026-11-19', value: 0 },
  { day: '2026-11-20', value: 125_000 },
  { day: '2026-11-21', value: 2 },
];

it('a line chart tells each day beside the same one of the period before, and the sums', async () => {
  show(<Lines load={async () => twoPeriods(days)} />);
  expect(await tableRows()).toEqual([
    ['Day (period before)', 'This week', 'Last week'],
    ['20 Nov (18 Nov)', '1,25,000', '3'],
    ['21 Nov (19 Nov)', '2', '0'],
    ['Total', '1,25,002', '3'],
  ]);
});

it('a bar chart tells each kind in its order', async () => {
  show(
    <Bars
      kinds={[
        { label: 'Phone', value: 12 },
        { label: 'Desk', value: 3 },
      ]}
    />,
  );
  expect(await tableRows()).toEqual([
    ['Device', 'Visits'],
    ['Phone', '12'],
    ['Desk', '3'],
    ['Total', '15'],
  ]);
});

it('says that nothing was counted instead of drawing a line at nought', async () => {
  const noughts = days.map(({ day }) => ({ day, value: 0 }));
  show(<Lines load={async () => twoPeriods(noughts)} />);
  expect(await screen.findByText('Nobody came')).toBeInTheDocument();
  expect(screen.queryByText('Show as table')).toBeNull();
});

it('says that it loads, then that it failed, and loads again when asked to', async () => {
  const tries = [Promise.reject(new Error('offline')), Promise.resolve(twoPeriods(days))];
  show(<Lines load={async () => tries.shift() ?? twoPeriods([])} />);
  expect(screen.getByText('Loading the figures...')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Show as table')).toBeInTheDocument();
});

it.each([
  [3, 1, '2 more than before (1)'],
  [30, 24, '25% more than before (24)'],
  [1, 3, '2 less than before (3)'],
  [0, 1_25_000, '100% less than before (1,25,000)'],
  [24, 24, 'No change'],
  [0, 0, 'No change'],
  [5, 0, 'None before'],
  [5, null, '-'],
])('a figure of %s after one of %s says so in words', (now, before, said) => {
  render(<FigureCards figures={[{ label: 'Visits', now, before }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent(said);
});
