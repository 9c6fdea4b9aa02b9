import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { identities, type Identity, may } from './support/identities.ts';
import { call } from './support/passes.ts';
import { signInEverybody } from './support/people.ts';
import { personOf, setPerson } from './support/staff.ts';

/** An update of a live table, and the right that its rows need; null: everybody gets them. */
const live = {
  ad_bar: null,
  total_visitor_counter: null,
  page_visibility: null,
  enquiry_signal: 'enquiries',
} as const;

let stack: Stack;
let clients: Record<Identity, SupabaseClient>;
/** Tables whose rows came, by identity. */
const came = Object.fromEntries(identities.map((who) => [who, new Set<string>()]));
const cameTo = (who: Identity) => came[who] ?? new Set();

/** Listens to every live table. */
async function listen(who: Identity): Promise<void> {
  const client = clients[who];
  // The token since the second factor was shown, which is otherwise sent just after joining.
  await client.realtime.setAuth();
  let channel = client.channel(`live-${who}`);
  for (const table of Object.keys(live))
    channel = channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', table },
      (change) => void cameTo(who).add(change.table),
    );
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
      else if (status !== REALTIME_SUBSCRIBE_STATES.CLOSED) reject(error ?? new Error(status));
    });
  });
}

const touchAll = async () => {
  await stack.sql`update public.page_visibility set updated_at = now()`;
  await stack.sql`update public.total_visitor_counter set updated_at = now()`;
  await stack.sql`update public.enquiry_signal set changed_at = now()`;
  // Last: who has this has had the others.
  await stack.sql`update public.ad_bar set updated_at = now()`;
};

beforeAll(async () => {
  stack = await createTestStack('live', { outboxEvery: 0 });
  clients = await signInEverybody(stack);
  for (const who of identities) await listen(who);
  await touchAll();
});
afterAll(async () => {
  await Promise.all(Object.values(clients ?? {}).map((client) => client.removeAllChannels()));
  await stack?.stop();
});

/** Waits for the row that is written last. */
const heard = async (who: Identity) =>
  vi.waitFor(() => expect(cameTo(who)).toContain('ad_bar'), { timeout: 20_000 });

test('exactly the live tables are listed here', async () => {
  const rows = await stack.sql<{ tablename: string }[]>`
    select tablename from pg_publication_tables where pubname = 'supabase_realtime' order by 1`;
  expect(rows.map(({ tablename }) => tablename)).toEqual(Object.keys(live).toSorted());
});

describe.each(identities)('%s', (who) => {
  test('receives the rows that it may read, and no others', async () => {
    await heard(who);
    const expected = Object.entries(live).filter(([, right]) => right === null || may(who, right));
    expect([...cameTo(who)].toSorted()).toEqual(expected.map(([table]) => table).toSorted());
  });
});

test('who is disabled while listening receives nothing more, unlike the others', async () => {
  for (const who of identities) cameTo(who).clear();
  const manager = await personOf(clients.owner, 'manager@example.org');
  expect((await setPerson(clients.owner, manager, { p_active: false })).code).toBeNull();
  expect((await call(clients.manager, 'my_account', {})).code).toBe('42501');
  await touchAll();
  await heard('owner');
  await heard('manager');
  expect(cameTo('owner')).toContain('enquiry_signal');
  expect(cameTo('manager')).not.toContain('enquiry_signal');
});
