import { afterEach, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../../../tests/builders/fakeBackend.ts';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { featuredAlbums } from './albumQueries.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('requests at most six featured albums', async () => {
  const route = 'POST /rest/v1/rpc/get_portfolio_albums_with_cover';
  const { calls } = fakeBackend({ [route]: { body: [] } });
  await featuredAlbums.load(getVisitorClient(), new AbortController().signal);
  expect(calls.map(({ body }) => body)).toEqual([{ p_featured: true, p_limit: 6 }]);
});
