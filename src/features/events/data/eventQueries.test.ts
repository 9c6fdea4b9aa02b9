import { afterEach, expect, it, vi } from 'vitest';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { fakeBackend } from '../../../../tests/builders/fakeBackend.ts';
import { loadSection } from './eventQueries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const event = (id: string, date: string) => ({ id, date, date_type: 'exact', images: [] });
const later = event('later', '2099-02-01T12:00:00Z');
const sooner = event('sooner', '2099-01-01T12:00:00Z');

it.each([
  ['soonest first', [{ is_visible: true, is_by_hand: false }], ['sooner', 'later']],
  ['in the owner’s order', [{ is_visible: true, is_by_hand: true }], ['later', 'sooner']],
  ['also where the row of the section is missing', [], ['sooner', 'later']],
  ['not while the owner hides the section', [{ is_visible: false, is_by_hand: false }], undefined],
])('the events of the home page are shown %s', async (_, section, ids) => {
  fakeBackend({
    'GET /rest/v1/upcoming_events': { body: [later, sooner] },
    'GET /rest/v1/upcoming_events_section': { body: section },
  });
  const shown = await loadSection(getVisitorClient(), new AbortController().signal);
  expect(shown?.map(({ id }) => id)).toEqual(ids);
});
