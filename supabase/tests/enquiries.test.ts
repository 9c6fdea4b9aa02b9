import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import robot from '../../tests/fixtures/enquiries/robot.json';
import { clientOf, createTestStack, type Stack } from '../local/testing.ts';
import { enquiry, inDays } from './support/enquiry.ts';
import { signInAdmin } from './support/people.ts';

let stack: Stack;
beforeAll(async () => {
  // No timer: it would take the outbox rows that these tests count.
  stack = await createTestStack('enquiries', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());
beforeEach(async () => {
  await stack.sql`truncate private.rate_limits`;
  await stack.sql`delete from public.booking_forms`;
  await limit(5);
});

const limit = (count: number) =>
  stack.sql`update private.settings set value = ${count}::text::jsonb where key = 'enquiry_limit_per_ip'`;

const send = async (body: Record<string, unknown>, client = clientOf(stack)) => {
  const { status, error } = await client.from('booking_forms').insert(body);
  return { status, code: error?.code ?? null, hint: error?.hint ?? null };
};

const countOf = async (id: unknown) => {
  const [row] = await stack.sql<{ rows: number; mails: number }[]>`
    select (select count(*)::int from public.booking_forms where id = ${String(id)}) as rows,
      (select count(*)::int from private.outbox where enquiry_id = ${String(id)}) as mails`;
  return row;
};

const stored = async (id: unknown) => {
  const [row] = await stack.sql`select * from public.booking_forms where id = ${String(id)}`;
  return row ?? {};
};

describe('a resent enquiry', () => {
  test('is one row and one mail for a hundred concurrent requests', async () => {
    const body = enquiry();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(body)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    expect(await countOf(body['id'])).toEqual({ rows: 1, mails: 1 });
  });

  test('counts as delivered even when the quota is used up', async () => {
    await limit(2);
    const first = enquiry();
    expect((await send(first)).status).toBe(201);
    expect((await send(enquiry())).status).toBe(201);
    expect((await send(enquiry())).status).toBe(429);
    expect(await send(first)).toMatchObject({ status: 409, code: '23505' });
  });

  test('never gets PT429 because of its duplicate; without the lock it does', async () => {
    await limit(1);
    const race = async () => {
      await stack.sql`truncate private.rate_limits`;
      const body = enquiry();
      const answers = await Promise.all(Array.from({ length: 100 }, () => send(body)));
      return answers.filter((answer) => answer.status === 429).length;
    };
    expect(await race()).toBe(0);

    const [original] = await stack.sql<{ source: string }[]>`
      select pg_get_functiondef('private.accept_enquiry()'::regprocedure) as source`;
    const source = original?.source ?? '';
    const unlocked = source.replace(`perform private.lock_key('enquiry:' || new.id::text);`, '');
    expect(unlocked).not.toBe(source);
    await stack.sql.unsafe(unlocked);
    // Whether two of a hundred collide is chance: one of several races does.
    let lost = 0;
    for (let tries = 0; lost === 0 && tries < 10; tries += 1) lost = await race();
    expect(lost).toBeGreaterThan(0);
    await stack.sql.unsafe(source);
    expect(await race()).toBe(0);
  });
});

describe('the quota of an address', () => {
  test('accepts five enquiries, rejects the sixth and stores nothing of it', async () => {
    const bodies = Array.from({ length: 6 }, () => enquiry());
    const statuses = [];
    for (const body of bodies) statuses.push((await send(body)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await countOf(bodies[5]?.['id'])).toEqual({ rows: 0, mails: 0 });
  });

  test('is exact for fifty concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(enquiry())));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(45);
  });

  test('is not consumed by invalid enquiries', async () => {
    for (let tries = 0; tries < 8; tries++) {
      expect((await send(enquiry({ guest_count: 0 }))).status).toBe(422);
    }
    expect((await send(enquiry())).status).toBe(201);
  });

  test('cannot be evaded with a forged address', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index++) {
      const answer = await fetch(`${stack.url}/rest/v1/booking_forms`, {
        method: 'POST',
        headers: {
          apikey: stack.publishableKey,
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${index}`,
          'cf-connecting-ip': `203.0.113.${index}`,
          'x-client-address': `203.0.113.${index}`,
        },
        body: JSON.stringify(enquiry()),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('resets after ten minutes', async () => {
    for (let index = 0; index < 5; index++) await send(enquiry());
    expect((await send(enquiry())).status).toBe(429);
    await stack.sql`update private.rate_limits set slot = slot - interval '10 minutes'`;
    expect((await send(enquiry())).status).toBe(201);
  });

  test('does not apply to admins', async () => {
    const admin = await signInAdmin(stack, 'desk@example.org');
    for (let index = 0; index < 7; index++) {
      expect((await send(enquiry(), admin)).status).toBe(201);
    }
  });

  test('stores no address', async () => {
    await send(enquiry());
    const kept = await stack.sql<{ text: string }[]>`
      select r::text as text from private.rate_limits r
      union all select s::text from private.salts s union all select b::text from public.booking_forms b`;
    expect(kept.length).toBeGreaterThan(2);
    for (const { text } of kept) expect(text).not.toMatch(/127\.0\.0\.1|::1/);
  });
});

describe('a suspicious enquiry is stored and mailed with a flag', () => {
  test.each([
    ['a filled honeypot', { website: 'http://spam.example' }, 'honeypot'],
    ['a form sent within three seconds', { fill_ms: 900 }, 'too_fast'],
    ['both', { website: 'x'.repeat(5000), fill_ms: 0 }, 'honeypot'],
    ['nothing', { website: '', fill_ms: 3000 }, null],
    ['no fill_ms, like a script', { fill_ms: null }, 'too_fast'],
  ])('%s', async (_what, changes, suspicion) => {
    const body = enquiry(changes);
    expect((await send(body)).status).toBe(201);
    expect(await stored(body['id'])).toMatchObject({ suspicion, status: 'new' });
    expect(await countOf(body['id'])).toEqual({ rows: 1, mails: 1 });
  });

  test("flags a script's insert without fill_ms", async () => {
    expect((await send(robot)).status).toBe(201);
    const rows = await stack.sql`
      select suspicion, status, fill_ms from public.booking_forms where name = ${robot.name}`;
    expect([...rows]).toEqual([{ suspicion: 'too_fast', status: 'new', fill_ms: null }]);
  });

  test('flags a flood from many addresses instead of dropping it', async () => {
    await limit(100);
    await stack.sql`update private.settings set value = '3' where key = 'enquiry_flag_per_hour'`;
    const bodies = Array.from({ length: 5 }, () => enquiry());
    for (const body of bodies) expect((await send(body)).status).toBe(201);
    const flags = await Promise.all(bodies.map((body) => stored(body['id'])));
    expect(flags.map((row) => row['suspicion'])).toEqual([
      null,
      null,
      null,
      'rate_held',
      'rate_held',
    ]);
    await stack.sql`update private.settings set value = '120' where key = 'enquiry_flag_per_hour'`;
  });
});

describe('columns set by the database', () => {
  test('include a reference, an international number and the time of consent', async () => {
    const body = enquiry({
      phone: '098350-12345',
      marketing_opt_in: true,
      consent_version: '2026-11',
    });
    expect((await send(body)).status).toBe(201);
    const row = await stored(body['id']);
    expect(row['reference']).toBe(String(body['id']).slice(0, 8).toUpperCase());
    expect(row['phone_e164']).toBe('+919835012345');
    expect(row['consent_at']).toBeInstanceOf(Date);
  });

  test('leave consent_at null without consent', async () => {
    const body = enquiry();
    await send(body);
    expect((await stored(body['id']))['consent_at']).toBeNull();
  });

  test('accepts the plain insert of the specification, without an id', async () => {
    const { form_type, name, email, phone, message, status } = enquiry();
    expect((await send({ form_type, name, email, phone, message, status })).status).toBe(201);
  });
});

test('accepts one enquiry per request: a list of two stores neither', async () => {
  const bodies = [enquiry(), enquiry()];
  const { error } = await clientOf(stack).from('booking_forms').insert(bodies);
  expect(error?.code).toBe('PT422');
  for (const body of bodies) expect(await countOf(body['id'])).toEqual({ rows: 0, mails: 0 });
});

test('accepts a date that passed while the enquiry was queued offline', async () => {
  const day = 86_400_000;
  expect((await send(enquiry({ event_date: inDays(-3) }))).status).toBe(422);
  expect((await send(enquiry({ event_date: inDays(-3), fill_ms: 3 * day }))).status).toBe(201);
  expect((await send(enquiry({ event_date: inDays(-30), fill_ms: 40 * (day / 2) }))).status).toBe(
    422,
  );
});

test('prevents visitors from setting flags and changing stored enquiries', async () => {
  const id = randomUUID();
  for (const owned of [
    'suspicion',
    'seen_at',
    'deleted_at',
    'is_demo',
    'consent_at',
    'phone_e164',
    'created_at',
  ]) {
    expect((await send(enquiry({ id, [owned]: null }))).code).toBe('42501');
  }
  const { error } = await clientOf(stack).from('booking_forms').upsert(enquiry({ id }));
  expect(error?.code).toBe('42501');
  expect(await countOf(id)).toEqual({ rows: 0, mails: 0 });
});
