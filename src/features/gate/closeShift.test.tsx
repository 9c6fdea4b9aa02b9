import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { differenceText } from '@/content/en/drawer.ts';
import { CloseShift } from './admin/CloseShift.tsx';
import { createServerClock } from './admin/data/serverClock.ts';
import { openDesk } from './desk.fixture.ts';
import { codeOf } from './gate.fixture.ts';

const words = adminCheckIn.close;

/** The question at the end of a counter's shift: 2,000 at the start, 2,500 taken in cash, 140 of it paid back. */
async function askToEnd({ undecided = null as number | null, isOffline = false } = {}) {
  const money = { float_paise: 200_000, cash_paise: 250_000, paid_back_paise: 14_000 };
  const opened = openDesk([{ code: codeOf(1) }], { shift: { kind: 'counter', ...money } });
  const { desk, calls, server, state } = opened;
  await desk.start();
  if (isOffline) {
    server.isReachable = false;
    await desk.sync();
    await desk.scan(codeOf(1), 'typed');
  }
  const onSell = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CloseShift
        desk={{ ...desk, calls, clock: createServerClock() }}
        kind="counter"
        state={state()}
        undecided={undecided}
        onSell={onSell}
      />
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  await press(words.open);
  const dialog = within(screen.getByRole('dialog'));
  const end = () => dialog.queryByRole('button', { name: words.action });
  return { calls, onSell, person, press, end };
}

it('the drawer is counted before what should be in it is shown', async () => {
  const { calls, person, press, end } = await askToEnd();
  expect(screen.queryByText('₹4,360')).toBeNull();
  expect(end()).toBeNull();
  await press(words.compare);
  expect(await screen.findByText(words.countedWrong)).toBeVisible();
  await person.type(screen.getByLabelText(words.counted), '4300');
  expect(screen.queryByText('₹4,360')).toBeNull();
  await press(words.compare);
  expect(await screen.findByText('₹4,360')).toBeVisible();
  expect(screen.getByText(differenceText(-6_000))).toBeVisible();
  await press(words.again);
  await person.type(screen.getByLabelText(words.counted), '4370');
  await press(words.compare);
  expect(await screen.findByText(differenceText(1_000))).toBeVisible();
  expect(calls.close).not.toHaveBeenCalled();
  await person.click(end() ?? document.body);
  await expect.poll(() => calls.close.mock.calls.map(([, paise]) => paise)).toEqual([437_000]);
});

it('names the scans that are not sent', async () => {
  await askToEnd({ isOffline: true });
  expect(screen.getByRole('alert')).toHaveTextContent('1 scan is not sent');
});

it('a sale without an answer is named, and decided first', async () => {
  const { onSell, press, end } = await askToEnd({ undecided: 85_000 });
  expect(screen.getByText(adminCheckIn.undecided.text('₹850'))).toBeVisible();
  expect(screen.queryByLabelText(words.counted)).toBeNull();
  expect(end()).toBeNull();
  await press(adminCheckIn.undecided.back);
  expect(onSell).toHaveBeenCalledOnce();
});
