import { expect, it } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { offlineDesk, openDesk } from './desk.fixture.ts';
import { codeOf } from './gate.fixture.ts';
import { sendLeftScans } from './admin/data/leftScans.ts';

const codes = [codeOf(1), codeOf(2), codeOf(3)];
const passes = codes.map((code) => ({ code }));
const nothing = { sent: 0, conflicts: [], lost: 0, waiting: 0, foreign: 0 };

/** A phone whose shift ended while two scans waited. */
async function endedPhone() {
  const opened = await offlineDesk(passes);
  await opened.desk.scan(codes[0] ?? '', 'camera');
  await opened.desk.scan(codes[1] ?? '', 'wedge');
  await opened.desk.sync();
  const ids = [...opened.phone.kept.queue.keys()];
  // As the page does when the session or the shift is over.
  await opened.phone.store.wipe();
  return { ...opened, ids };
}

it('keeps what waits when the shift ends, without a code that can be read', async () => {
  const { phone, ids } = await endedPhone();
  expect(phone.kept.list).toBeUndefined();
  expect(phone.kept.shift).toBeUndefined();
  expect(ids).toHaveLength(2);
  const written = JSON.stringify([...phone.kept.queue.values()]);
  for (const code of codes) expect(written).not.toContain(code.slice(0, 8));
});

it('sends them at the next sign-in of their account, with their ids, to their shift', async () => {
  const { phone, ids, calls, server } = await endedPhone();
  expect(await sendLeftScans('u', calls, phone.store)).toEqual({ ...nothing, waiting: 2 });
  server.isReachable = true;
  calls.push.mockClear();
  server.judge = ({ id }) =>
    id === ids[1] ? { result: 'conflict', reason: 'inside' } : { result: 'admitted', admitted: 1 };
  const left = await sendLeftScans('u', calls, phone.store);
  expect(left).toMatchObject({ sent: 2, waiting: 0 });
  expect(left.conflicts).toEqual([expect.objectContaining({ scan_id: ids[1] })]);
  const [shift, scans] = calls.push.mock.calls[0] ?? [];
  expect(shift).toMatch(/^0b7f9a52/);
  expect(scans?.map(({ id }) => id)).toEqual(ids);
  expect(phone.kept.queue.size).toBe(0);
  expect(await sendLeftScans('u', calls, phone.store)).toEqual(nothing);
});

it('leaves those of another account for it', async () => {
  const { phone, calls, server } = await endedPhone();
  server.isReachable = true;
  calls.push.mockClear();
  for (const user of ['other', undefined])
    expect(await sendLeftScans(user, calls, phone.store)).toEqual({ ...nothing, foreign: 2 });
  expect(calls.push).not.toHaveBeenCalled();
  expect(phone.kept.queue.size).toBe(2);
});

it('keeps them for an account that does not come back no longer than two weeks', async () => {
  const { phone, calls } = await endedPhone();
  const [first] = phone.kept.queue.values();
  if (!first) throw new Error('no scan');
  const at = new Date(Date.now() - 15 * 86_400_000).toISOString();
  phone.kept.queue.set(first.id, { ...first, at });
  const left = await sendLeftScans(undefined, calls, phone.store);
  expect(left).toEqual({ ...nothing, lost: 1, foreign: 1 });
  expect(phone.kept.queue.has(first.id)).toBe(false);
});

it('says that a shift is gone, and keeps what the server is too busy for', async () => {
  const { phone, calls } = await endedPhone();
  calls.push.mockRejectedValueOnce(new DataError({ code: 'PT503', message: '' }, 503));
  expect(await sendLeftScans('u', calls, phone.store)).toEqual({ ...nothing, waiting: 2 });
  calls.push.mockRejectedValueOnce(new DataError({ code: 'PT404', message: '' }, 404));
  expect(await sendLeftScans('u', calls, phone.store)).toEqual({ ...nothing, lost: 2 });
  expect(phone.kept.queue.size).toBe(0);
});

it('a shift of another night neither counts nor sends them', async () => {
  const { phone } = await endedPhone();
  for (const scan of phone.kept.queue.values())
    phone.kept.queue.set(scan.id, { ...scan, shift: 'old', night: 'before' });
  const { desk, state, calls } = openDesk(passes, { phone });
  await desk.start();
  expect(state().waiting).toBe(0);
  expect(calls.push).not.toHaveBeenCalled();
  expect(phone.kept.queue.size).toBe(2);
});
