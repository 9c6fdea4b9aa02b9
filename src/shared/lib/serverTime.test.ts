import { afterEach, expect, it, vi } from 'vitest';
import { apiFetch, noteServerTime, serverNow } from './serverTime.ts';

const SERVER = Date.parse('2026-11-26T06:30:00Z');
const HOUR = 3_600_000;

const answer = (date?: string) => new Response(null, { headers: date ? { date } : {} });
const dated = (ms: number) => answer(new Date(ms).toUTCString());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['serverAhead'];
});

it.each([-72, -2, 2, 72])("returns the server's time on a device that is %i hours off", (hours) => {
  vi.setSystemTime(SERVER + hours * HOUR);
  expect(serverNow()).toBe(SERVER + hours * HOUR);
  noteServerTime(dated(SERVER));
  expect(serverNow()).toBe(SERVER);
});

it('ignores differences below a few seconds and responses without a date', () => {
  vi.setSystemTime(SERVER + 1400);
  noteServerTime(dated(SERVER));
  noteServerTime(answer());
  noteServerTime(answer('no date'));
  expect(serverNow()).toBe(SERVER + 1400);
  expect(document.documentElement.dataset['serverAhead']).toBeUndefined();
});

it('follows a device clock that is corrected while the page is open', () => {
  vi.setSystemTime(SERVER - 2 * HOUR);
  noteServerTime(dated(SERVER));
  vi.setSystemTime(SERVER);
  noteServerTime(dated(SERVER));
  expect(serverNow()).toBe(SERVER);
});

it('updates with every response of the API', async () => {
  vi.setSystemTime(SERVER - 2 * HOUR);
  vi.stubGlobal('fetch', async () => dated(SERVER));
  await apiFetch('/rest/v1/');
  expect(serverNow()).toBe(SERVER);
});
