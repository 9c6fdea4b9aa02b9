import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { signInAdmin, startFixture } from './fixture.ts';

let stack: Stack;
let visitor: SupabaseClient;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await startFixture('rest-admin', { outboxEvery: 0 });
  visitor = clientOf(stack);
  admin = await signInAdmin(stack);
  await visitor.from('enquiries').insert({ name: 'Ravi Kumar', phone: '9812345678' });
});
afterAll(() => stack?.stop());

describe('an administrator', () => {
  it('calls guarded functions and reads enquiries with their service', async () => {
    expect((await admin.rpc('admin_only')).data).toBe('ok');
    const { data } = await admin
      .from('enquiries')
      .select('id,name,services(slug)')
      .order('id')
      .limit(1);
    expect(data).toMatchObject([{ name: 'Ravi Kumar', services: null }]);
  });

  it('upserts by a unique column', async () => {
    const { data } = await admin
      .from('services')
      .upsert({ slug: 'secret', title: 'Renamed' }, { onConflict: 'slug' })
      .select('title')
      .single();
    expect(data?.title).toBe('Renamed');
  });

  it('inserts several rows, with requested defaults', async () => {
    const rows = [
      { slug: 'bulk-a', title: 'Bulk A', price_paise: 0 },
      { slug: 'bulk-b', title: 'Bulk B', price_paise: 5 },
    ];
    const { data } = await admin.from('services').insert(rows).select('slug,price_paise');
    expect(data).toEqual([
      { slug: 'bulk-a', price_paise: 0 },
      { slug: 'bulk-b', price_paise: 5 },
    ]);
  });

  it('cannot delete without a grant', async () => {
    const { error } = await admin.from('enquiries').delete().eq('id', 1);
    expect(error?.code).toBe('42501');
  });

  it('shares connections with others: concurrent callers keep their own rights', async () => {
    const askers = Array.from({ length: 40 }, (_, at) => (at % 2 ? admin : visitor));
    const answers = await Promise.all(
      askers.map((client) => client.from('services').select('slug').eq('slug', 'secret')),
    );
    expect(answers.map(({ data }) => data?.length)).toEqual(
      askers.map((client) => (client === admin ? 1 : 0)),
    );
  });
});
