import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { adminPictures } from '@/content/en/adminPictures.ts';
import { adminPortfolio as words } from '@/content/en/adminPortfolio.ts';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const album = (id: string, title: string) => ({
  id,
  title,
  slug: id,
  description: '',
  category: 'Weddings',
  services: [],
  cover_image_id: null,
  is_featured: false,
  is_visible: true,
  display_order: 1,
  event_date: null,
  deleted_at: null,
  is_demo: false,
  created_at: '2026-11-20T09:00:00+00:00',
  version: 1,
});
const albums = [album('from', 'Haldi'), album('to', 'Vidai')];
const picture = (id: string) => ({
  id,
  image_url: '/pictures/diya.jpg',
  alt: `Lamp ${id}`,
  caption: '',
  width: 1600,
  height: 1000,
  focal_x: 0.5,
  focal_y: 0.5,
  display_order: 10,
  deleted_at: null,
  version: 1,
});

afterEach(leaveAdmin);

async function openHaldi(answer: { status: number; body?: unknown }) {
  let here = ['p1', 'p2'];
  const backend = fakeBackend({
    ...ownersBackend,
    'GET /rest/v1/albums': ({ url }) => ({
      body: albums.filter(({ id }) => [null, `eq.${id}`].includes(url.searchParams.get('id'))),
    }),
    'GET /rest/v1/portfolio_images': () => ({ body: here.map(picture) }),
    'POST /rest/v1/rpc/list_album_summaries': { body: [] },
    'POST /rest/v1/rpc/move_pictures': () => {
      if (answer.status === 204) here = ['p2'];
      return answer;
    },
  });
  await signedInBefore();
  openAdmin('/admin/dashboard/portfolio?open=from');
  const person = userEvent.setup();
  const tick = { name: adminPictures.tick('Lamp p1') };
  await person.click(await screen.findByRole('checkbox', tick));
  await person.selectOptions(screen.getByRole('combobox', { name: words.moveTo }), 'Vidai');
  return { backend, tick };
}

it('the owner moves a picture into another album: the database answers with nothing', async () => {
  const { backend, tick } = await openHaldi({ status: 204 });
  expect(await screen.findByText(words.moved(1, 'Vidai'))).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox', tick)).toBeNull());
  expect(screen.queryByText(adminPictures.ticked(1))).toBeNull();
  const moved = backend.calls.find(({ route }) => route.endsWith('move_pictures'));
  expect(moved?.body).toEqual({ p_ids: ['p1'], p_album: 'to' });
});

it('shows that a picture could not be moved, and it stays ticked', async () => {
  const refused = { code: 'PT422', message: 'This album does not exist any more.' };
  const { tick } = await openHaldi({ status: 422, body: refused });
  expect(await screen.findByText(words.failed)).toBeVisible();
  expect(screen.getByRole('checkbox', tick)).toBeChecked();
});
