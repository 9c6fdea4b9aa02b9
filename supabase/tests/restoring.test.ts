import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { checkAnswer } from './support/answers.ts';
import { type Change, logOf } from './support/changes.ts';
import { signInAdmin } from './support/people.ts';
import { factsOf } from './support/tables.ts';

let stack: Stack;
let owner: SupabaseClient;
let manager: SupabaseClient;

beforeAll(async () => {
  stack = await createTestStack('restoring');
  owner = await signInAdmin(stack, 'owner@example.org');
  manager = await signInAdmin(stack, 'manager@example.org', 'manager');
});
afterAll(() => stack?.stop());

/** Adds a venue, so that tests are independent. */
async function addVenue(more: object = {}): Promise<string> {
  const id = randomUUID();
  const { error } = await owner.from('venues').insert({
    ...factsOf('venues').row,
    id,
    slug: `venue-${id.slice(0, 8)}`,
    ...more,
  });
  if (error) throw error;
  return id;
}

const venue = async (id: string) =>
  (await owner.from('venues').select().eq('id', id).maybeSingle()).data;

async function edit(client: SupabaseClient, table: string, id: string, patch: object) {
  const { error } = await client.from(table).update(patch).eq('id', id);
  if (error) throw error;
}

/** The newest entry of a row. */
async function lastOf(table: string, key: string): Promise<Change> {
  const [entry] = await logOf(owner, { p_table: table, p_key: key, p_limit: 1 });
  if (!entry) throw new Error(`no entry of ${table} ${key}`);
  return entry;
}

async function restore(id: number, fields: readonly string[], expected?: object | null) {
  const args = { p_id: id, p_fields: fields, ...(expected && { p_expect: expected }) };
  const { data, error } = await owner.rpc('restore_change', args);
  if (data) checkAnswer('restore_change', data);
  return { data, error };
}

describe('restoring', () => {
  test('one field leaves the others, raises the version and is logged', async () => {
    const id = await addVenue({ name: 'Old name', area: 'Digha' });
    await edit(manager, 'venues', id, { name: 'New name', area: 'Patna City' });
    const entry = await lastOf('venues', id);
    expect((await restore(entry.id, ['name'], entry.now)).data).toEqual({
      restored: ['name'],
      gone: [],
    });
    expect(await venue(id)).toMatchObject({ name: 'Old name', area: 'Patna City', version: 3 });
    expect(await lastOf('venues', id)).toMatchObject({
      actor_email: 'owner@example.org',
      action: 'update',
      before: { name: 'New name' },
      after: { name: 'Old name' },
    });
  });

  test('a repeated call answers as the first and changes nothing more', async () => {
    const id = await addVenue({ name: 'Old name' });
    await edit(manager, 'venues', id, { name: 'New name' });
    const entry = await lastOf('venues', id);
    const first = await restore(entry.id, ['name'], entry.now);
    expect(await restore(entry.id, ['name'], entry.now)).toEqual(first);
    expect(await venue(id)).toMatchObject({ version: 3 });
  });

  test('what was changed again is refused with the value that it has', async () => {
    const id = await addVenue({ name: 'First', area: 'Digha' });
    await edit(owner, 'venues', id, { name: 'Second', area: 'Kankarbagh' });
    const entry = await lastOf('venues', id);
    await edit(manager, 'venues', id, { name: 'Third' });
    const { error } = await restore(entry.id, ['area', 'name'], entry.now);
    expect(error).toMatchObject({ code: 'PT409', hint: 'state' });
    expect(JSON.parse(error?.details ?? '')).toEqual({
      field: 'name',
      value: 'Third',
      by: 'manager@example.org',
      at: expect.any(String),
    });
    expect(await venue(id)).toMatchObject({ name: 'Third', area: 'Kankarbagh', version: 3 });
  });

  test('without the expected values the other change is lost: the control', async () => {
    const id = await addVenue({ name: 'First' });
    await edit(owner, 'venues', id, { name: 'Second' });
    const entry = await lastOf('venues', id);
    await edit(manager, 'venues', id, { name: 'Third' });
    expect((await restore(entry.id, ['name'])).error).toBeNull();
    expect(await venue(id)).toMatchObject({ name: 'First' });
  });

  test('a removed row comes back, and is not removed again from the log', async () => {
    const id = await addVenue();
    await edit(manager, 'venues', id, { deleted_at: 'now' });
    const removal = await lastOf('venues', id);
    expect(removal.can_restore).toEqual(['deleted_at']);
    expect((await restore(removal.id, ['deleted_at'], removal.now)).error).toBeNull();
    expect(await venue(id)).toMatchObject({ deleted_at: null });
    const back = await lastOf('venues', id);
    expect(back.can_restore).toEqual([]);
    expect((await restore(back.id, ['deleted_at'])).error?.code).toBe('PT422');
  });

  test('the first edit of a section goes back to the original copy', async () => {
    const key = 'test.section';
    await owner.from('site_content').insert({ key, draft: { heading: 'Ours' } });
    const entry = await lastOf('site_content', key);
    expect(entry).toMatchObject({
      action: 'insert',
      before: { draft: null },
      now: { draft: { heading: 'Ours' } },
      can_restore: ['draft'],
    });
    expect((await restore(entry.id, ['draft'], entry.now)).error).toBeNull();
    const { data } = await owner.from('site_content').select('draft').eq('key', key).single();
    expect(data).toEqual({ draft: null });
    // Publishing is no edit of people.
    await stack.sql`update public.site_content set published = '{}' where key = ${key}`;
    expect((await lastOf('site_content', key)).can_restore).toEqual([]);
    const published = await lastOf('site_content', key);
    expect((await restore(published.id, ['published'])).error?.code).toBe('PT422');
  });
});

describe('nothing is changed', () => {
  test('where the entry or the row is gone', async () => {
    expect((await restore(999_999_999, ['name'])).error?.code).toBe('PT404');
    const id = await addVenue({ name: 'Old name' });
    await edit(owner, 'venues', id, { name: 'New name' });
    const entry = await lastOf('venues', id);
    await stack.sql`delete from public.venues where id = ${id}`;
    expect((await restore(entry.id, ['name'])).error?.code).toBe('PT404');
    const [deletion, change] = await logOf(owner, { p_table: 'venues', p_key: id });
    expect([deletion?.can_restore, change?.can_restore, change?.now]).toEqual([[], [], null]);
    expect((await restore(deletion?.id ?? 0, ['name'])).error?.code).toBe('PT422');
  });

  test.each([[[]], [['version']], [['name', 'no_column']]])('for the fields %j', async (fields) => {
    const id = await addVenue({ name: 'Old name' });
    await edit(owner, 'venues', id, { name: 'New name' });
    const { error } = await restore((await lastOf('venues', id)).id, fields);
    expect(error).toMatchObject({ code: 'PT422', hint: 'p_fields' });
    expect(await venue(id)).toMatchObject({ name: 'New name' });
  });

  test('by a value that breaks a rule, is taken, or refers to what is gone', async () => {
    const id = await addVenue({ min_guests: 10, max_guests: 20, slug: 'first-slug' });
    await edit(owner, 'venues', id, { min_guests: 30, max_guests: 40, slug: 'second-slug' });
    const { id: change } = await lastOf('venues', id);
    expect((await restore(change, ['max_guests'])).error).toMatchObject({
      code: 'PT409',
      hint: 'broken',
    });
    await addVenue({ slug: 'first-slug' });
    expect((await restore(change, ['slug'])).error).toMatchObject({ code: 'PT409', hint: 'taken' });
    const [from, to] = await Promise.all([addVenue(), addVenue()]);
    const picture = { ...factsOf('venue_images').row, id: randomUUID(), venue_id: from };
    expect((await owner.from('venue_images').insert(picture)).error).toBeNull();
    await edit(owner, 'venue_images', picture.id, { venue_id: to });
    const moved = await lastOf('venue_images', picture.id);
    await stack.sql`delete from public.venues where id = ${from}`;
    expect((await restore(moved.id, ['venue_id'])).error?.hint).toBe('broken');
    expect(await venue(id)).toMatchObject({ max_guests: 40, slug: 'second-slug', version: 2 });
  });

  test('by a picture whose file has been deleted', async () => {
    const [from, to] = [randomUUID(), randomUUID()].map(
      (id) => `/storage/v1/object/public/media/venues/${id}-960.webp`,
    );
    const id = randomUUID();
    const row = { ...factsOf('venue_images').row, id, venue_id: await addVenue(), image_url: from };
    expect((await owner.from('venue_images').insert(row)).error).toBeNull();
    await edit(owner, 'venue_images', id, { image_url: to });
    const entry = await lastOf('venue_images', id);
    expect((await restore(entry.id, ['image_url'])).error?.message).toMatch(/picture .* deleted/);
    const [, name] = from?.split('/media/') ?? [];
    await stack.sql`insert into storage.objects (bucket_id, name) values ('media', ${name ?? ''})`;
    expect((await restore(entry.id, ['image_url'])).error).toBeNull();
  });
});

test('fields that a later version has dropped are left out and named', async () => {
  const id = await addVenue({ name: 'Old name' });
  await stack.sql`alter table public.venues add column motto text`;
  await stack.sql`update public.venues set motto = 'Old', name = 'Between' where id = ${id}`;
  await stack.sql`update public.venues set motto = 'New', name = 'New name' where id = ${id}`;
  await stack.sql`alter table public.venues drop column motto`;
  const entry = await lastOf('venues', id);
  expect(entry.can_restore).toEqual(['name']);
  expect((await restore(entry.id, ['name', 'motto'])).data).toEqual({
    restored: ['name'],
    gone: ['motto'],
  });
  expect((await restore(entry.id, ['motto'])).error?.code).toBe('PT422');
});
