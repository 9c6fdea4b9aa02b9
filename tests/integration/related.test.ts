import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { relatedEvents } from '../../src/features/events/data/eventQueries.ts';
import { relatedAlbums } from '../../src/features/portfolio/data/albumQueries.ts';
import { servicePageSlugs } from '../../src/shared/paths.ts';
import { getVisitorClient } from '../../src/shared/supabase/visitorClient.ts';
import { createTestStack, type Stack } from '../../supabase/local/testing.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await createTestStack('related', { demo: true });
  vi.stubEnv('VITE_SUPABASE_URL', stack.url);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', stack.publishableKey);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await stack?.stop();
});

const { signal } = new AbortController();
const eventsOf = async (service: string) =>
  (await relatedEvents(service).load(getVisitorClient(), signal))?.map(({ title }) => title);
const albumsOf = async (service: string) =>
  (await relatedAlbums(service).load(getVisitorClient(), signal)).map(({ slug }) => slug);
const shownNow = async () => {
  const shown = servicePageSlugs.map(async (service) => [
    service,
    await albumsOf(service),
    await eventsOf(service),
  ]);
  return Promise.all(shown);
};

describe('rows of a service', () => {
  it('stay on its page whatever their category, title and texts become', async () => {
    const before = await shownNow();
    expect(before).toContainEqual([
      'wedding',
      ['marigold-mandap', 'haldi-and-mehendi', 'winter-reception'],
      ['Open House: Plan Your Wedding in an Hour'],
    ]);
    for (const [service, albums] of before) expect([service, albums]).not.toEqual([service, []]);
    await stack.sql`update public.albums set category = 'Shaadi', title = 'Shaadi', description = ''`;
    await stack.sql`update public.upcoming_events set description = '', location = ''`;
    expect(await shownNow()).toEqual(before);
  });

  it('include at most two visible events that are ahead, in the owner’s order', async () => {
    await stack.sql`delete from public.upcoming_events`;
    await stack.sql`
      insert into public.upcoming_events (title, date, date_type, services, is_visible, display_order) values
        ('Open house', now() + interval '9 days', 'specific', '{catering,wedding}', true, 1),
        ('Long ago', now() - interval '9 days', 'specific', '{wedding}', true, 2),
        ('Hidden', now() + interval '9 days', 'specific', '{wedding}', false, 3),
        ('A wedding of others', null, 'soon', '{catering}', true, 4),
        ('Fair', null, 'soon', '{wedding}', true, 5),
        ('A third', null, 'soon', '{wedding}', true, 6)`;
    expect(await eventsOf('wedding')).toEqual(['Open house', 'Fair']);
  });

  it('include no event while the section is hidden', async () => {
    await stack.sql`update public.upcoming_events_section set is_visible = false`;
    expect(await eventsOf('wedding')).toBeUndefined();
  });
});
