import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { relatedEvents } from '../../src/features/events/data/eventQueries.ts';
import { getVisitorClient } from '../../src/shared/supabase/visitorClient.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await createTestStack('related-events');
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
  await stack.sql`
    insert into public.upcoming_events (title, description, date, date_type, is_visible, display_order) values
      ('Open house', 'Your Wedding in an hour', now() + interval '9 days', 'specific', true, 1),
      ('A wedding long ago', '', now() - interval '9 days', 'specific', true, 2),
      ('Weddings, hidden', 'wedding', now() + interval '9 days', 'specific', false, 3),
      ('Wedding fair', '', null, 'soon', true, 4),
      ('The third wedding', '', null, 'soon', true, 5),
      ('Ghazals by husbands', 'A challenge', null, 'soon', true, 6)`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stack.stop();
});

const titles = async (...words: string[]) =>
  (await relatedEvents(words).load(getVisitorClient(), AbortSignal.timeout(20_000)))?.map(
    ({ title }) => title,
  );

describe('events that belong to a service', () => {
  it('a visitor sees the first two that are ahead and name it, in the owner’s order', async () => {
    expect(await titles('wedding', 'bride')).toEqual(['Open house', 'Wedding fair']);
  });

  it('a word inside another word is no sign', async () => {
    expect(await titles('band', 'hall')).toEqual([]);
    expect(await titles('HUSBANDS')).toEqual(['Ghazals by husbands']);
  });

  it('none is shown while the owner hides events', async () => {
    await stack.sql`update public.upcoming_events_section set is_visible = false`;
    expect(await titles('wedding')).toBeUndefined();
    await stack.sql`update public.upcoming_events_section set is_visible = true`;
  });
});
