import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { signInAdmin, startFixture } from './fixture.ts';

let stack: Stack;
let visitor: SupabaseClient;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await startFixture('rest', { outboxEvery: 0 });
  visitor = clientOf(stack);
  admin = await signInAdmin(stack);
});
afterAll(() => stack?.stop());

const enquiry = { name: 'Ravi Kumar', phone: '+919812345678', message: 'hi' };

it('only the server itself may run long queries', async () => {
  await stack.sql`create function public.patience() returns text language sql stable
    as $$ select current_setting('statement_timeout') $$`;
  await stack.sql`grant execute on function public.patience() to anon, authenticated, service_role`;
  await stack.reloadSchema();
  const server = clientOf(stack, stack.secretKey);
  const answers = await Promise.all(
    [visitor, admin, server].map(async (client) => (await client.rpc('patience')).data),
  );
  expect(answers).toEqual(['3s', '8s', '0']);
});

describe("a visitor's read", () => {
  it('returns the published rows only', async () => {
    const { data } = await visitor.from('services').select('slug').order('id');
    expect(data).toEqual([{ slug: 'wedding' }, { slug: 'corporate' }]);
  });

  it('can be counted without rows', async () => {
    const { count } = await visitor.from('services').select('*', { count: 'exact', head: true });
    expect(count).toBe(2);
  });

  it('can be paged, with the total count', async () => {
    const { data, count } = await visitor
      .from('services')
      .select('slug', { count: 'exact' })
      .order('slug', { ascending: false })
      .range(0, 0);
    expect([data, count]).toEqual([[{ slug: 'wedding' }], 2]);
  });

  it('can be filtered in several ways at once', async () => {
    const { data } = await visitor
      .from('services')
      .select('slug')
      .in('slug', ['wedding', 'x'])
      .ilike('title', '%wed%')
      .or('price_paise.gt.1,slug.eq.x')
      .limit(5);
    expect(data).toEqual([{ slug: 'wedding' }]);
  });

  it('can be searched by words', async () => {
    const { data } = await visitor
      .from('services')
      .select('slug')
      .textSearch('search', 'wedding', { type: 'websearch' });
    expect(data).toEqual([{ slug: 'wedding' }]);
  });

  it('returns CSV on request', async () => {
    const { data } = await visitor.from('services').select('slug').order('id').csv();
    expect(data).toBe('slug\nwedding\ncorporate');
  });

  it('returns times in ISO 8601, as every browser parses them', async () => {
    const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/;
    const { data } = await visitor.from('services').select('updated_at').limit(1).single();
    expect(data?.updated_at).toMatch(iso);
    const answer = await visitor.rpc('echo_time', { t: '2026-11-21T10:00:00+05:30' });
    expect(answer.data).toBe('2026-11-21T04:30:00+00:00');
  });

  it('uses the caller’s rights through a view', async () => {
    const { data } = await visitor.from('service_cards').select('slug');
    expect(data).toHaveLength(2);
  });

  it('is empty if row-level security hides the row', async () => {
    const { data, error } = await visitor.from('services').select('slug').eq('slug', 'secret');
    expect([data, error]).toEqual([[], null]);
  });

  it('returns null for maybeSingle and PGRST116 for single without a row', async () => {
    const maybe = await visitor.from('services').select().eq('slug', 'nope').maybeSingle();
    const single = await visitor.from('services').select().eq('slug', 'nope').single();
    expect([maybe.data, maybe.error]).toEqual([null, null]);
    expect([single.error?.code, single.status]).toEqual(['PGRST116', 406]);
  });
});

describe('a missing object', () => {
  it('is 42703 for a column', async () => {
    const { error } = await visitor.from('services').select('nope');
    expect(error?.code).toBe('42703');
  });

  it('is PGRST205 for a table and PGRST202 for a function', async () => {
    const table = await visitor.from('nope').select();
    const rpc = await visitor.rpc('nope');
    expect([table.error?.code, rpc.error?.code]).toEqual(['PGRST205', 'PGRST202']);
  });

  it('is found after reloadSchema once it is created', async () => {
    await stack.sql`create table public.late (id int primary key)`;
    await stack.sql`grant select on public.late to anon`;
    await stack.reloadSchema();
    expect((await visitor.from('late').select()).data).toEqual([]);
  });
});

describe('a visitor cannot', () => {
  it.each([
    ['read a table without a grant', () => visitor.from('counters').select()],
    ['read enquiries', () => visitor.from('enquiries').select()],
    [
      'write an ungranted column',
      () => visitor.from('enquiries').insert({ ...enquiry, ip_hash: 'x' }),
    ],
    [
      'insert where no policy allows it',
      () => visitor.from('services').insert({ slug: 'h', title: 'hack' }),
    ],
    ['call a function without EXECUTE', () => visitor.rpc('admin_only')],
  ])('%s: 42501', async (_what, attempt) => {
    const { error } = await attempt();
    expect(error?.code).toBe('42501');
  });

  it('update rows: the update affects none', async () => {
    await visitor.from('services').update({ title: 'hacked' }).eq('slug', 'wedding');
    const { data } = await visitor.from('services').select('title').eq('slug', 'wedding').single();
    expect(data?.title).toBe('Wedding planning');
  });

  it('forge an address: quotas use the socket’s', async () => {
    await fetch(`${stack.url}/rest/v1/letters`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.9',
        'cf-connecting-ip': '203.0.113.9',
        forwarded: 'for=203.0.113.9',
      },
      body: '{"subject":"forged"}',
    });
    const [row] = await stack.sql`select headers from public.letters where subject = 'forged'`;
    expect(row?.['headers']).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'cf-connecting-ip': '127.0.0.1',
    });
    expect(JSON.stringify(row)).not.toContain('203.0.113.9');
  });
});

describe("a visitor's write", () => {
  it('is inserted without being read back', async () => {
    const { status, error } = await visitor.from('enquiries').insert(enquiry);
    expect([status, error]).toEqual([201, null]);
  });

  it('is rejected with the database’s code: check, not null, unique, foreign key, enum', async () => {
    const check = await visitor.from('enquiries').insert({ ...enquiry, name: 'R' });
    expect([check.status, check.error?.code]).toEqual([400, '23514']);
    expect(check.error?.message).toContain('enquiries_name_check');
    const missing = await visitor.from('enquiries').insert({ name: 'Ravi' });
    expect([missing.status, missing.error?.code]).toEqual([400, '23502']);
    const twice = await admin.from('services').insert({ slug: 'corporate', title: 'twice' });
    expect([twice.status, twice.error?.code]).toEqual([409, '23505']);
    const orphan = await visitor.from('enquiries').insert({ ...enquiry, service_id: 99999 });
    expect([orphan.status, orphan.error?.code]).toEqual([409, '23503']);
    const unknown = await admin.from('enquiries').update({ status: 'zzz' }).eq('id', 1);
    expect(unknown.error?.code).toBe('22P02');
  });

  it('is returned as data only: not sniffed, framed or cached by browsers', async () => {
    const headers = { apikey: stack.publishableKey };
    for (const path of [
      'rest/v1/services',
      'auth/v1/user',
      'storage/v1/object/media/x',
      'functions/v1/x',
    ]) {
      const answer = await fetch(`${stack.url}/${path}`, { headers });
      expect([path, Object.fromEntries(answer.headers)]).toMatchObject([
        path,
        {
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'cache-control': 'no-store',
        },
      ]);
    }
  });

  it('is rejected if larger than 6 MB', async () => {
    const answer = await fetch(`${stack.url}/rest/v1/enquiries`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...enquiry, message: 'x'.repeat(7 * 1024 * 1024) }),
    });
    expect(answer.status).toBe(413);
  });

  it('reaches a function that reads the request’s headers', async () => {
    const { data } = await visitor.rpc('submit_enquiry', {
      p_name: 'Meera',
      p_phone: '9812345678',
    });
    expect(data).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('reaches a function that returns rows, which can be filtered further', async () => {
    const { data } = await visitor.rpc('search_services', { q: 'wedding' }).select('slug').limit(1);
    expect(data).toEqual([{ slug: 'wedding' }]);
  });
});

describe('a failing function returns its own code', () => {
  it.each([
    ['raise', 400, 'P0001', 'ask nicely'],
    ['limit', 429, 'PT429', 'wait'],
    ['zero', 400, '22012', null],
    ['serial', 500, '40001', null],
  ])('%s: HTTP %i, %s', async (kind, status, code, hint) => {
    const answer = await visitor.rpc('fail_with', { kind });
    expect([answer.status, answer.error?.code, answer.error?.hint]).toEqual([status, code, hint]);
  });

  it('PT422 includes its detail', async () => {
    const { status, error } = await visitor.rpc('submit_enquiry', {
      p_name: 'M',
      p_phone: '9812345678',
    });
    expect([status, error?.code, error?.hint]).toEqual([422, 'PT422', 'check name/phone']);
  });
});
