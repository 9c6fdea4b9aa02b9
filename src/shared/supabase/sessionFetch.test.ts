import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionFetch } from './sessionFetch.ts';

const REFRESH = 'https://api.example/auth/v1/token?grant_type=refresh_token';
const requested = vi.fn<(url: string) => void>();
let given = 0;

beforeEach(() => {
  vi.useFakeTimers();
  given = 0;
  requested.mockReset();
  vi.stubGlobal('fetch', async (url: string) => {
    requested(url);
    given += 1;
    const end = { expires_in: 3600, expires_at: 1_900_000_000 };
    const tokens = { access_token: `access ${given}`, refresh_token: `refresh ${given}` };
    return Response.json(url.includes('/auth/') ? { ...tokens, ...end } : [end]);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function refresh(fetchIt: typeof fetch, token: string): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ refresh_token: token });
  return (await fetchIt(REFRESH, { method: 'POST', body })).json();
}

it('removes expires_at and keeps expires_in', async () => {
  const answer = await sessionFetch(() => undefined)(
    'https://api.example/auth/v1/token?grant_type=password',
  );
  expect(await answer.json()).toEqual({
    access_token: 'access 1',
    refresh_token: 'refresh 1',
    expires_in: 3600,
  });
});

it('passes other responses through', async () => {
  const answer = await sessionFetch(() => undefined)('https://api.example/rest/v1/rows');
  expect(await answer.json()).toEqual([{ expires_in: 3600, expires_at: 1_900_000_000 }]);
});

it('refreshes at most once in ten seconds, whatever the clock', async () => {
  const fetchIt = sessionFetch(() => undefined);
  for (const token of ['old', 'refresh 1', 'refresh 1', 'old'])
    expect(await refresh(fetchIt, token)).toMatchObject({ access_token: 'access 1' });
  expect(requested).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(await refresh(fetchIt, 'refresh 1')).toMatchObject({ access_token: 'access 2' });
});

it('never returns the tokens of another session', async () => {
  const fetchIt = sessionFetch(() => undefined);
  await refresh(fetchIt, 'of the owner');
  expect(await refresh(fetchIt, 'of the manager')).toMatchObject({ access_token: 'access 2' });
});

it('refreshes again after the device has slept', async () => {
  const fetchIt = sessionFetch(() => undefined);
  await refresh(fetchIt, 'old');
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await refresh(fetchIt, 'refresh 1')).toMatchObject({ access_token: 'access 2' });
});
