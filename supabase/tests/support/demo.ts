import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientOf, type Stack } from '../../local/testing.ts';
import { newKey, newPhone } from './passes.ts';

const FREE = 'd0000000-0000-4000-8000-000000000611';
const ONE_NIGHT = 'd0000000-0000-4000-8000-000000000801';
const SOLD_OUT = 'd0000000-0000-4000-8000-000000000613';

/** Child tables of demo rows: the parent table, and the referencing column. */
export const children = {
  portfolio_images: ['albums', 'album_id'],
  upcoming_event_images: ['upcoming_events', 'event_id'],
  venue_images: ['venues', 'venue_id'],
  venue_private: ['venues', 'venue_id'],
  garba_nights: ['garba_editions', 'edition_id'],
  garba_faqs: ['garba_editions', 'edition_id'],
  garba_sponsors: ['garba_editions', 'edition_id'],
  garba_interests: ['garba_editions', 'edition_id'],
  pass_settings: ['garba_editions', 'edition_id'],
  pass_kinds: ['garba_editions', 'edition_id'],
  pass_promos: ['garba_editions', 'edition_id'],
  pass_orders: ['garba_editions', 'edition_id'],
  pass_waits: ['garba_editions', 'edition_id'],
} as const;
export type Child = keyof typeof children;

const picture = { image_url: '/pictures/hero-wedding.jpg', alt: 'Ours', width: 1600, height: 1000 };
const added: Record<Child, () => Record<string, unknown>> = {
  portfolio_images: () => picture,
  upcoming_event_images: () => picture,
  venue_images: () => picture,
  venue_private: () => ({ commission_bp: 1, contact_note: 'Ours' }),
  garba_nights: () => ({ date: '2027-12-24', starts_at: '19:00', ends_at: '23:00' }),
  garba_faqs: () => ({ question: 'Is it ours?', answer: 'It is.' }),
  garba_sponsors: () => ({ name: 'Ours' }),
  garba_interests: () => ({}),
  pass_settings: () => ({ refund_text: 'Ours' }),
  pass_kinds: () => ({ name: 'Ours', price_paise: 50_000 }),
  pass_promos: () => ({ code: 'OURS', percent: 10 }),
  pass_orders: () => ({}),
  pass_waits: () => ({}),
};
/** Tables that visitors write, by a call. */
export const visitorsWrite: readonly Child[] = ['garba_interests', 'pass_orders', 'pass_waits'];
/** A save of each table with is_demo. */
export const edits: Record<string, Record<string, unknown>> = {
  albums: { title: 'Ours' },
  upcoming_events: { is_visible: false },
  venues: { description: 'Ours' },
  garba_editions: { theme: 'Ours' },
  booking_forms: { status: 'completed', suspicion: 'rate_held' },
};

/** Awaits a call. @throws its error. */
export const done = async (call: PromiseLike<{ error: { message: string } | null }>) => {
  const { error } = await call;
  if (error) throw new Error(error.message);
};

/** Resets an edition to before its sale, when visitors can sign up for a message. */
export async function announce({ sql }: Stack, edition: string): Promise<void> {
  await sql`update public.garba_editions set status = 'announced', passes_from = private.today() + 30
    where id = ${edition} and status <> 'announced'`;
}

/** Orders a pass of the demo's edition as a visitor, or waits for one. */
async function buyPasses(stack: Stack, as: 'pass_orders' | 'pass_waits', edition: string) {
  await stack.sql`update public.garba_editions set status = 'on_sale' where id = ${edition}`;
  const buyer = {
    p_id: randomUUID(),
    p_key: newKey(),
    p_edition_id: edition,
    p_name: 'Ritu Kumari',
    p_phone: newPhone(),
  };
  const item =
    as === 'pass_orders'
      ? { kind_id: ONE_NIGHT, night_ids: [FREE], quantity: 1 }
      : { kind_id: ONE_NIGHT, night_ids: [SOLD_OUT], quantity: 1 };
  return as === 'pass_orders'
    ? clientOf(stack).rpc('reserve_passes', { ...buyer, p_items: [item] })
    : clientOf(stack).rpc('join_waiting', { ...buyer, p_item: item });
}

/** Resets the demo and edits it like a person. */
export function demoWorld(stack: Stack, owner: SupabaseClient) {
  const { sql } = stack;
  const marked = async () => {
    const rows = await sql<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'is_demo'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`;
    return rows.map(({ name }) => name);
  };
  const idsOf = async (table: string, key = 'id') => {
    const rows = await sql<{ id: string }[]>`
      select ${sql(key)}::text as id from public.${sql(table)} order by 1`;
    return rows.map(({ id }) => id);
  };
  return {
    /** Tables with is_demo. */
    marked,
    idsOf,
    firstOf: async (table: string) => (await idsOf(table))[0] ?? '',
    async isDemo(table: string, id: string): Promise<unknown> {
      const [row] = await sql`select is_demo from public.${sql(table)} where id = ${id}::uuid`;
      return row?.['is_demo'];
    },
    /** The result of public.demo_rows. */
    summary: async () => Object((await owner.rpc('demo_rows')).data),
    /** Restores the initial demo. */
    async begin(): Promise<void> {
      for (const name of await marked()) await sql`delete from public.${sql(name)}`;
      await sql`truncate private.demo_kept, private.rate_limits`;
      const demo = path.join(import.meta.dirname, '../../demo.sql');
      await sql.unsafe(await readFile(demo, 'utf8')).simple();
    },
    /** Adds a child of a demo row as a person would; visitors' rows as a visitor. */
    async hang(child: Child, parent: string): Promise<void> {
      const [, key] = children[child];
      if (child === 'garba_interests') {
        await announce(stack, parent);
        const mine = { p_id: randomUUID(), p_edition_id: parent };
        const visitor = { ...mine, p_name: 'Ritu Kumari', p_phone: '98350 12345' };
        return done(clientOf(stack).rpc('register_garba_interest', visitor));
      }
      if (child === 'pass_orders' || child === 'pass_waits')
        return done(buyPasses(stack, child, parent));
      const row = added[child]();
      if (child === 'venue_private' || child === 'pass_settings')
        return done(owner.from(child).update(row).eq(key, parent));
      return done(owner.from(child).insert({ ...row, [key]: parent }));
    },
  };
}
