import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isDeep, sized } from '../../tests/sizes.ts';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { enquiry } from './support/enquiry.ts';
import { signInAdmin } from './support/people.ts';

const MAILS = sized(60, 200);

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('outbox', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());
beforeEach(() => stack.sql`delete from public.booking_forms`);

interface Claim {
  id: string;
  kind: string;
  enquiry_id: string;
  attempts: number;
  payload: Record<string, unknown>;
}

const worker = () => clientOf(stack, stack.secretKey);

async function claim(options: { p_limit?: number; p_enquiry_id?: string } = {}): Promise<Claim[]> {
  const { data, error } = await worker().rpc('claim_outbox', options);
  if (error) throw error;
  return data;
}

async function finish(id: string, ok: boolean, why?: string): Promise<void> {
  const { error } = await worker().rpc('finish_outbox', {
    p_id: id,
    p_ok: ok,
    p_error: why ?? null,
  });
  if (error) throw error;
}

const due = async () => (await worker().rpc('outbox_due')).data;

/** Adds enquiries as the operator, without a quota. @returns their ids. */
async function write(count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => enquiry());
  for (const row of rows) {
    await stack.sql`insert into public.booking_forms (id, form_type, name, email, phone)
      values (${String(row['id'])}, 'Wedding', 'Asha Devi', 'asha@example.org', '9835012345')`;
  }
  return rows.map((row) => String(row['id']));
}

const entry = async (enquiryId: string | undefined) => {
  const [row] = await stack.sql`
    select *, extract(epoch from next_try_at - now())::float as wait
    from private.outbox where enquiry_id = ${enquiryId ?? ''}`;
  if (!row) throw new Error('no such entry');
  return row;
};

test('an enquiry and its mail are written in one transaction', async () => {
  await stack.sql`alter table private.outbox add constraint broken check (false) not valid`;
  const body = enquiry();
  const { error } = await clientOf(stack).from('booking_forms').insert(body);
  await stack.sql`alter table private.outbox drop constraint broken`;
  expect(error?.code).toBe('23514');
  const left =
    await stack.sql`select id from public.booking_forms where id = ${String(body['id'])}`;
  expect([...left]).toEqual([]);
});

test('a claimed row contains the data of the enquiry', async () => {
  const body = enquiry();
  await clientOf(stack).from('booking_forms').insert(body);
  const [mail] = await claim();
  expect(mail).toMatchObject({ kind: 'booking_notification', enquiry_id: body['id'], attempts: 0 });
  const { name, email, phone, message, page_path, service, form_type } = body;
  expect(mail?.payload).toMatchObject({
    name,
    email,
    phone,
    message,
    page_path,
    service,
    form_type,
  });
  expect(mail?.payload['reference']).toBe(String(body['id']).slice(0, 8).toUpperCase());
});

/** A worker that claims until nothing is due. @returns the ids of its enquiries. */
async function drain(): Promise<string[]> {
  const mine: string[] = [];
  for (;;) {
    const claimed = await claim({ p_limit: 7 });
    if (claimed.length === 0) return mine;
    mine.push(...claimed.map((mail) => mail.enquiry_id));
  }
}

test(`eight workers share ${MAILS} mails without duplicates`, async () => {
  const ids = await write(MAILS);
  const shares = await Promise.all(Array.from({ length: 8 }, drain));
  const all = shares.flat();
  expect(all).toHaveLength(MAILS);
  expect(new Set(all)).toEqual(new Set(ids));
});

test.runIf(isDeep)('without the lock two workers would claim the same mail', async () => {
  await write(20);
  const [original] = await stack.sql<{ source: string }[]>`
    select pg_get_functiondef('private.claim_outbox(integer,uuid)'::regprocedure) as source`;
  const source = original?.source ?? '';
  // Makes the race visible: reads without locking, pauses, then writes.
  const racing = source
    .replace('for update skip locked', '')
    .replace('from due where o.id = due.id', 'from due, pg_sleep(1) where o.id = due.id');
  expect(racing).not.toContain('skip locked');
  await stack.sql.unsafe(racing);
  const [one, two] = await Promise.all([claim({ p_limit: 20 }), claim({ p_limit: 20 })]);
  await stack.sql.unsafe(source);
  expect((one?.length ?? 0) + (two?.length ?? 0)).toBeGreaterThan(20);
});

test('a mail of a crashed worker is due again after a minute', async () => {
  const [id] = await write(1);
  expect(await claim()).toHaveLength(1);
  expect([await claim(), await due()]).toEqual([[], 0]);
  await stack.sql`update private.outbox set lease_until = now() - interval '1 second'`;
  expect(await due()).toBe(1);
  expect((await claim()).map((mail) => mail.enquiry_id)).toEqual([id]);
});

test('claims only the given enquiry', async () => {
  const [, second] = await write(3);
  const claimed = await claim({ p_limit: 10, p_enquiry_id: second ?? '' });
  expect(claimed.map((mail) => mail.enquiry_id)).toEqual([second]);
});

describe('a failed mail', () => {
  test('is retried after 5 s, then four times as long each time, at most 4 hours, and is dead after the tenth failure', async () => {
    const [id] = await write(1);
    const waits: { since: number; left: number }[] = [];
    for (let attempt = 1; attempt <= 10; attempt++) {
      const [before] = await stack.sql<{ begun: Date }[]>`
        update private.outbox set next_try_at = now() returning now() as begun`;
      const [mail] = await claim();
      expect(mail?.attempts).toBe(attempt - 1);
      await finish(mail?.id ?? '', false, 'mailbox full '.repeat(100));
      const row = await entry(id);
      expect(row['status']).toBe(attempt < 10 ? 'pending' : 'dead');
      expect(row['last_error']).toHaveLength(500);
      const since = (Number(row['next_try_at']) - Number(before?.begun)) / 1000;
      waits.push({ since, left: Number(row['wait']) });
    }
    for (const [index, { since, left }] of waits.entries()) {
      const base = Math.min(5 * 4 ** index, 14_400);
      // Measured from before to after the failure, to be independent of the duration of the queries.
      expect(since).toBeGreaterThan(base * 0.75);
      expect(left).toBeLessThan(base * 1.25);
    }
    expect(await due()).toBe(0);
  });

  test("is counted on the admin's badge and sent after retry_mails", async () => {
    const admin = await signInAdmin(stack, 'badge@example.org');
    const [id] = await write(2);
    await stack.sql`update private.outbox set status = 'dead' where enquiry_id = ${id ?? ''}`;
    expect((await admin.rpc('mail_summary')).data).toMatchObject([{ waiting: 1, dead: 1 }]);
    expect((await admin.rpc('retry_mails')).data).toBe(1);
    expect(await due()).toBe(2);
  });
});

test('a sent mail stays sent after a late report', async () => {
  const [id] = await write(1);
  const [mail] = await claim();
  await finish(mail?.id ?? '', true);
  await finish(mail?.id ?? '', false, 'too late');
  expect(await entry(id)).toMatchObject({ status: 'sent', attempts: 1, last_error: null });
  expect(await claim()).toEqual([]);
});
