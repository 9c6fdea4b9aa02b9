import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  enquiries,
  listArrivals,
  listLatestEnquiries,
  markEnquirySeen,
  readEnquiry,
  readNewestArrival,
  setEnquiryStatus,
} from '@/features/enquiries/admin/data/bookingQueries.ts';
import { readAccess } from '@/providers/auth/access.ts';
import { PAGE_SIZE } from '@/shared/admin/pagedList.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import type { Stack } from '../../supabase/local/options.ts';
import {
  clientOf,
  createTestStack,
  createUser,
  enrollTotp,
  signIn,
} from '../../supabase/local/testing.ts';

const PASSWORD = 'a password for tests only';
const { signal } = new AbortController();
const everything = { search: '', status: null };
const listEnquiries = async (filter: Parameters<typeof enquiries.load>[0], page = 1) =>
  enquiries.load(filter, (page - 1) * PAGE_SIZE, PAGE_SIZE, signal);

let stack: Stack;

/** Signs in the tab's single client, like the login form. */
async function enter(email: string, password = PASSWORD): Promise<void> {
  const { error } = await getSupabase().auth.signInWithPassword({ email, password });
  if (error) throw error;
}

/** The access of a client's session according to the database. */
async function accessOf(client: SupabaseClient) {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('No account is signed in.');
  return readAccess(client, data.session);
}

/** Records every change of these tables that the client receives; resolves once the channel is open. */
async function listen(client: SupabaseClient, names: string[]): Promise<string[]> {
  const received: string[] = [];
  await client.realtime.setAuth();
  const channel = client.channel('everything');
  for (const table of names) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table }, ({ eventType }) => {
      received.push(`${eventType} ${table}`);
    });
  }
  await new Promise<void>((joined, failed) => {
    channel
      .on('system', {}, (message: { status?: string }) => {
        if (message.status === 'ok') joined();
      })
      .subscribe((_status, error) => {
        if (error) failed(error);
      });
  });
  return received;
}

/** Adds an enquiry as the database's owner; `minutesAgo` sets the order. @returns its id. */
async function addEnquiry(
  given: { id?: string; name?: string; status?: string; minutesAgo?: number } = {},
) {
  const { id = randomUUID(), name = 'Ritu Kumari', status = 'new', minutesAgo = 0 } = given;
  await stack.sql`insert into public.booking_forms (id, form_type, name, email, phone, location, status, created_at)
    values (${id}, 'Wedding', ${name}, 'ritu@mail.example', '98350 12345', 'Boring Road', ${status},
      now() - ${`${minutesAgo} minutes`}::interval)`;
  return id;
}

beforeAll(async () => {
  stack = await createTestStack('admin', { outboxEvery: 0 });
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  await createUser(stack, { email: 'manager@mandap.example', password: PASSWORD, role: 'manager' });
  await createUser(stack, { email: 'gate@mandap.example', password: PASSWORD, role: 'gate' });
  await createUser(stack, { email: 'counter@mandap.example', password: PASSWORD, role: 'counter' });
  await createUser(stack, { email: 'stranger@mandap.example', password: PASSWORD });
});

afterAll(async () => {
  await getSupabase().removeAllChannels();
  await stack?.stop();
  vi.unstubAllEnvs();
});

beforeEach(async () => {
  await stack.sql`delete from public.booking_forms`;
});

describe('the access of a session', () => {
  it('is granted to an owner and a manager, not to gate staff, the counter and strangers', async () => {
    const { email, password } = stack.admin;
    const owner = await accessOf(await signIn(stack, email, password));
    expect(owner).toMatchObject({ isAdmin: true, role: 'owner', needsCode: false });
    const manager = await accessOf(await signIn(stack, 'manager@mandap.example', PASSWORD));
    expect(manager).toMatchObject({ isAdmin: true, role: 'manager' });
    const gate = await accessOf(await signIn(stack, 'gate@mandap.example', PASSWORD));
    expect(gate).toMatchObject({ isAdmin: false, role: 'gate', needsCode: false });
    const counter = await accessOf(await signIn(stack, 'counter@mandap.example', PASSWORD));
    expect(counter).toMatchObject({ isAdmin: false, role: 'counter', needsCode: false });
    const stranger = await accessOf(await signIn(stack, 'stranger@mandap.example', PASSWORD));
    expect(stranger).toMatchObject({ isAdmin: false, role: null, needsCode: false });
  });

  it('requires the code of a factor enrolled on another device', async () => {
    const email = 'careful@mandap.example';
    await createUser(stack, { email, password: PASSWORD, role: 'manager' });
    const phone = await signIn(stack, email, PASSWORD);
    await enrollTotp(phone);
    const laptop = await accessOf(await signIn(stack, email, PASSWORD));
    expect(laptop).toMatchObject({ isAdmin: false, needsCode: true, aal: 'aal1', nextAal: 'aal2' });
    expect(await accessOf(phone)).toMatchObject({ isAdmin: true, aal: 'aal2', needsCode: false });
  });

  it('ends when the session is ended on the server', async () => {
    const email = 'ended@mandap.example';
    await createUser(stack, { email, password: PASSWORD, role: 'manager' });
    const client = await signIn(stack, email, PASSWORD);
    await stack.sql`delete from auth.sessions where user_id = (select id from auth.users where email = ${email})`;
    await expect(accessOf(client)).rejects.toThrow('session');
  });
});

describe('an owner on the bookings screen', () => {
  beforeEach(async () => {
    await enter(stack.admin.email, stack.admin.password);
  });

  it('pages through enquiries, newest first', async () => {
    for (let n = 0; n < PAGE_SIZE + 2; n += 1) {
      await addEnquiry({ name: `Visitor ${n}`, minutesAgo: n });
    }
    const first = await listEnquiries(everything);
    expect(first.total).toBe(PAGE_SIZE + 2);
    expect(first.rows).toHaveLength(PAGE_SIZE);
    expect(first.rows[0]?.name).toBe('Visitor 0');
    const second = await listEnquiries(everything, 2);
    expect(second.rows.map(({ name }) => name)).toEqual(['Visitor 25', 'Visitor 26']);
    expect((await listEnquiries(everything, 3)).rows).toEqual([]);
  });

  it('searches by name, place, phone and reference, and filters by status', async () => {
    const id = await addEnquiry({ name: 'Farah Naaz', status: 'quoted' });
    await addEnquiry({ name: 'Imran Ahmad' });
    const namesFor = async (search: string) =>
      (await listEnquiries({ ...everything, search })).rows.map(({ name }) => name);
    expect(await namesFor('farah boring')).toEqual(['Farah Naaz']);
    expect(await namesFor(id.slice(0, 8).toUpperCase())).toEqual(['Farah Naaz']);
    expect(await namesFor('98350-12345')).toHaveLength(2);
    expect(await namesFor('%')).toEqual([]);
    expect(await namesFor('x'.repeat(5000))).toEqual([]);
    const quoted = await listEnquiries({ ...everything, status: 'quoted' });
    expect(quoted).toMatchObject({ total: 1, rows: [{ id }] });
  });

  it('sees the latest five first, with everything needed to answer them', async () => {
    for (const minutesAgo of [6, 5, 4, 3, 2]) await addEnquiry({ minutesAgo });
    const id = await addEnquiry({ name: 'Farah Naaz' });
    const { rows, total } = await listLatestEnquiries(signal);
    expect(rows).toHaveLength(5);
    expect(total).toBe(6);
    expect(rows[0]).toMatchObject({ id, name: 'Farah Naaz', phone_e164: '+919835012345' });
  });

  it('changes a status, opens an enquiry once, and gets no row for an unknown id', async () => {
    const id = await addEnquiry();
    await setEnquiryStatus({ id, status: 'confirmed' });
    await markEnquirySeen(id);
    const opened = await readEnquiry(id, signal);
    expect(opened).toMatchObject({ status: 'confirmed', seen_at: expect.any(String) });
    await markEnquirySeen(id);
    expect((await readEnquiry(id, signal))?.seen_at).toBe(opened?.seen_at);
    expect(await readEnquiry(randomUUID(), signal)).toBeNull();
    expect(await readEnquiry("1' or true --", signal)).toBeNull();
    await expect(setEnquiryStatus({ id: randomUUID(), status: 'lost' })).rejects.toMatchObject({
      code: 'PGRST116',
    });
  });

  it('gets the enquiries after a time, to the microsecond', async () => {
    await addEnquiry({ minutesAgo: 5 });
    const since = await readNewestArrival(signal);
    expect(await listArrivals(since, signal)).toEqual([]);
    const id = await addEnquiry();
    expect(await listArrivals(since, signal)).toEqual([id]);
  });
});

describe('an account without access', () => {
  it.each(['stranger@mandap.example', 'gate@mandap.example', 'counter@mandap.example'])(
    '%s reads and changes nothing',
    async (email) => {
      const id = await addEnquiry();
      await enter(email);
      await expect(listEnquiries(everything)).rejects.toMatchObject({ code: '42501' });
      expect(await readEnquiry(id, signal)).toBeNull();
      expect(await listLatestEnquiries(signal)).toEqual({ rows: [], total: 0 });
      await expect(setEnquiryStatus({ id, status: 'spam' })).rejects.toMatchObject({
        code: 'PGRST116',
      });
      const [row] = await stack.sql`select status from public.booking_forms where id = ${id}`;
      expect(row?.['status']).toBe('new');
    },
  );
});

describe('a new enquiry', () => {
  it('is sent live to admins; other listeners do not even learn that one arrived', async () => {
    const published = await stack.sql<{ name: string }[]>`
      select tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`;
    const names = published.map(({ name }) => name);
    const admin = await signIn(stack, stack.admin.email, stack.admin.password);
    const stranger = await signIn(stack, 'stranger@mandap.example', PASSWORD);
    const visitor = clientOf(stack);
    const [byAdmin, ...byOthers] = await Promise.all(
      [admin, stranger, visitor].map(async (client) => listen(client, names)),
    );
    const ids = Array.from({ length: 10 }, () => randomUUID());
    for (const id of ids) await addEnquiry({ id });
    // Sent last: a listener that has received it has received everything before it.
    await stack.sql`update public.total_visitor_counter set updated_at = now()`;
    const last = 'UPDATE total_visitor_counter';
    for (const received of [byAdmin, ...byOthers])
      await vi.waitFor(() => expect(received).toContain(last), { timeout: 20_000 });
    expect(byAdmin).toEqual([...ids.map(() => 'UPDATE enquiry_signal'), last]);
    expect(byOthers).toEqual([[last], [last]]);
    // A change or a removal is not sent to others either; one transaction is one signal.
    await stack.sql`delete from public.booking_forms`;
    await stack.sql`update public.total_visitor_counter set updated_at = now()`;
    await vi.waitFor(
      () =>
        expect(byOthers).toEqual([
          [last, last],
          [last, last],
        ]),
      { timeout: 20_000 },
    );
    await vi.waitFor(() => expect(byAdmin).toHaveLength(13), { timeout: 20_000 });
    await Promise.all([admin, stranger, visitor].map((client) => client.removeAllChannels()));
  });
});
