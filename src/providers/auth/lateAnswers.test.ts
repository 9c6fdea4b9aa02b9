import { afterEach, expect, it, vi } from 'vitest';
import { getSupabase } from '@/shared/supabase/client.ts';
import { leaveAdmin, ownersBackend } from '../../../tests/builders/adminArea.tsx';
import { fakeBackend, sessionOf } from '../../../tests/builders/fakeBackend.ts';
import type { AuthState } from './authState.ts';
import { watchAccess } from './watchAccess.ts';

afterEach(leaveAdmin);

/** A backend whose answers to one path wait for `release`. */
function openSlowly(path: string) {
  const backend = fakeBackend({
    ...ownersBackend,
    'GET /auth/v1/user': { status: 403, body: { error_code: 'session_not_found', msg: 'gone' } },
  });
  const gate = new EventTarget();
  const released = new Promise((resolve) => gate.addEventListener('open', resolve));
  const answered = fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await answered(input, init);
    if (input.includes(path)) await released;
    return answer;
  });
  const signIn = async (id: string) => {
    backend.change({ 'POST /auth/v1/token': { body: sessionOf({ id }) } });
    await getSupabase().auth.signInWithPassword({ email: `${id}@mandap.example`, password: 'x' });
  };
  return { signIn, release: () => gate.dispatchEvent(new Event('open')) };
}

it('a late answer about the session before ends no new one', async () => {
  const { signIn, release } = openSlowly('/auth/v1/user');
  const { auth } = getSupabase();
  await signIn('first');
  const late = auth.getUser();
  await auth.signOut({ scope: 'local' });
  await signIn('second');
  release();
  expect((await late).error).not.toBeNull();
  expect((await auth.getSession()).data.session?.user.id).toBe('second');
  // One about this session ends it.
  await auth.getUser();
  expect((await auth.getSession()).data.session).toBeNull();
});

it('a sign-out that the server confirms late signs nobody out who came since', async () => {
  const { signIn, release } = openSlowly('/auth/v1/logout');
  const states: AuthState[] = [];
  const watch = watchAccess(getSupabase(), (state) => states.push(state));
  const last = () => [states.at(-1)?.status, states.at(-1)?.session?.user.id];
  await signIn('first');
  await vi.waitFor(() => expect(last()).toEqual(['signed-in', 'first']));
  const leaving = watch.signOut();
  await vi.waitFor(() => expect(last()).toEqual(['signed-out', undefined]));
  await signIn('second');
  await vi.waitFor(() => expect(last()).toEqual(['signed-in', 'second']));
  release();
  await leaving;
  expect(last()).toEqual(['signed-in', 'second']);
  watch.stop();
});
