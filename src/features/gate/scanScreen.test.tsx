import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { adminCheckIn as words } from '@/content/en/adminCheckIn.ts';
import type { CounterNow } from './admin/counter.ts';
import { ScanScreen } from './admin/ScanScreen.tsx';
import { useCamera } from './admin/scan/useCamera.ts';
import { useReader } from './admin/scan/useReader.ts';
import { createServerClock } from './admin/data/serverClock.ts';
import { openDesk } from './desk.fixture.ts';
import { codeOf } from './gate.fixture.ts';

type Opened = ReturnType<typeof openDesk>;

/** A counter that has a sale without an answer, until it is asked again. */
function Counter({ onUndecided }: CounterNow) {
  useEffect(() => onUndecided(85_000), [onUndecided]);
  return <button onClick={() => onUndecided(null)}>Ask again</button>;
}

function Phone({ desk, calls, phone }: Opened) {
  const state = useSyncExternalStore(desk.state.subscribe, desk.state.get);
  const camera = useCamera();
  const reader = useReader(camera, () => {});
  const { shift: kept } = phone.kept;
  return kept ? (
    <ScanScreen
      desk={{ ...desk, calls, clock: createServerClock() }}
      state={state}
      camera={camera}
      reader={reader}
      wakeLock="off"
      kept={kept}
      renderCounter={(counter) => <Counter {...counter} />}
    />
  ) : null;
}

const verdict = () => screen.findByRole('alert');

/** Opens a scanning phone whose server answers each pass with `judge`. */
async function openGate(judge: Opened['server']['judge'], kind: 'gate' | 'counter' = 'gate') {
  const passes = [{ code: codeOf(1) }, { code: codeOf(2), people: 6, kind: 1 }];
  const opened = openDesk(passes, { shift: { kind } });
  opened.server.judge = judge;
  opened.phone.kept.shift = { shift: await opened.calls.count(''), user: 'u', ahead: 0 };
  await opened.desk.start();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Phone {...opened} />
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  const type = async (code: string) => {
    await person.keyboard('t');
    await person.click(await screen.findByLabelText(words.scan.typeLabel));
    await person.paste(code.slice(0, 8));
    await person.keyboard('{Enter}');
  };
  return { ...opened, person, type };
}

describe('a guard', () => {
  it('notes why somebody insists who was sent away, once there is a reason', async () => {
    const since = '2026-10-09T14:00:00Z';
    const { person, type, calls } = await openGate(() => ({
      result: 'refused',
      reason: 'inside',
      since,
      gate: 'Gate 2',
    }));
    await type(codeOf(1));
    expect(screen.queryByRole('button', { name: words.counter.sell })).toBeNull();
    expect(await verdict()).toHaveTextContent(words.verdict.stop);
    expect(await verdict()).toHaveTextContent(/since 7:30 pm.*, Gate 2/);
    await person.click(screen.getByRole('button', { name: words.dispute.open }));
    const dialog = await screen.findByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: words.dispute.submit }));
    expect(within(dialog).getByText(words.dispute.reasonMissing)).toBeVisible();
    expect(calls.dispute).not.toHaveBeenCalled();
    await person.click(within(dialog).getByLabelText(words.dispute.reason));
    await person.paste('Shows the payment of today');
    await person.click(within(dialog).getByRole('button', { name: words.dispute.submit }));
    expect(await within(dialog).findByText(words.dispute.done)).toBeVisible();
    const [scan] = calls.checkIn.mock.calls[0]?.slice(1) ?? [];
    expect(calls.dispute.mock.calls).toEqual([
      [expect.any(String), Object(scan).id, 'Shows the payment of today'],
    ]);
  });

  it('takes back by a key whom it let in, and lets the others of the order in', async () => {
    const { person, type, server } = await openGate(() => ({
      result: 'admitted',
      admitted: 1,
      others: { passes: 3, people: 3 },
    }));
    await type(codeOf(1));
    expect(await verdict()).toHaveTextContent('ADMIT 1');
    await person.keyboard('a');
    expect(await screen.findByText('ADMIT 3')).toBeVisible();
    await person.keyboard('u');
    await expect.poll(() => server.undone.length).toBe(1);
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  });

  it('lets in as many of a group as the key says, and asks again for the rest', async () => {
    const group = codeOf(2);
    const { person, type, calls } = await openGate(({ people }) => ({
      result: 'admitted',
      people: 6,
      admitted: people,
      left: 6 - people,
    }));
    await type(group);
    expect(await verdict()).toHaveTextContent(words.verdict.howMany(6));
    await person.keyboard('4');
    expect(await screen.findByText('ADMIT 4')).toBeVisible();
    expect(calls.checkIn.mock.calls.map(([, { people }]) => people)).toEqual([4]);
    await person.keyboard('{Enter}');
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
    await type(group);
    expect(await verdict()).toHaveTextContent(words.verdict.howMany(2));
  });
});

it('a counter names a sale without an answer before it checks passes, and keeps it meanwhile', async () => {
  const { person } = await openGate(() => ({}), 'counter');
  const press = async (name: string) => person.click(screen.getByRole('button', { name }));
  expect(screen.queryByText(words.scan.ready)).toBeNull();
  expect(screen.queryByRole('heading', { name: words.last.heading })).toBeNull();
  await press(words.counter.check);
  expect(screen.getByText(words.undecided.text('₹850'))).toBeVisible();
  await press(words.undecided.back);
  expect(screen.queryByText(words.scan.ready)).toBeNull();
  await press(words.counter.check);
  await press(words.undecided.check);
  expect(screen.getByText(words.scan.ready)).toBeVisible();
  await press(words.close.open);
  expect(screen.getByText(words.undecided.text('₹850'))).toBeVisible();
  await press(words.undecided.back);
  await press('Ask again');
  await press(words.counter.check);
  expect(screen.getByText(words.scan.ready)).toBeVisible();
});
