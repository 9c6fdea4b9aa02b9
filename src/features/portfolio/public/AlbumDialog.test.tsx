import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend, type Answers } from '../../../../tests/builders/fakeBackend.ts';
import { SitePage } from '../../../../tests/builders/sitePage.tsx';
import { AlbumDialog } from './AlbumDialog.tsx';

const id = '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b';
const row = { id, title: 'Haldi', description: '', category: 'Wedding Services', event_date: null };
const image = {
  id: 'i1',
  album_id: id,
  image_url: '/pictures/haldi.jpg',
  alt: 'A brass urli',
  caption: 'Ready for the haldi',
};
const second = {
  ...image,
  id: 'i2',
  image_url: '/pictures/diya.jpg',
  alt: 'A brass diya',
  caption: '',
};
const ALBUM = 'GET /rest/v1/albums';
/** Response of the database: an album with these pictures. */
const albumOf = (...images: unknown[]) => ({ body: [{ ...row, images }] });
const found: Answers = { [ALBUM]: albumOf(image, second) };
/** Without a code: not a database error. */
const gateway = { status: 400, body: { message: 'Bad gateway' } };
const HELP = 'Try refreshing the page or contact support if the issue persists.';

/** The modal on the real client; only the network is replaced. */
function open(answers: Answers, album: { id?: string; image_count?: number } = {}) {
  const backend = fakeBackend({ ...found, ...answers });
  const onClose = vi.fn<() => void>();
  const shown = render(
    <SitePage>
      <AlbumDialog album={{ id, title: 'Haldi', image_count: 2, ...album }} onClose={onClose} />
    </SitePage>,
  );
  return { backend, onClose, ...shown };
}

beforeEach(() => {
  // happy-dom has no layout; the slider needs a width.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the album modal', () => {
  it('a visitor sees that the pictures are loading', () => {
    open({ [ALBUM]: 'silent' });
    expect(screen.getByText('Loading album images...')).toBeVisible();
  });

  it('a visitor looks at the pictures one by one, round and round', async () => {
    // Reduced motion: happy-dom does not report the end of a glide.
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    open({});
    expect(await screen.findByText('1 / 2')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A brass urli' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(await screen.findByText('2 / 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(await screen.findByText('1 / 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show picture 2' }));
    expect(await screen.findByText('2 / 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Full Album' })).toHaveAttribute(
      'href',
      `/portfolio/${id}`,
    );
  });

  it('shows the owner’s caption or the album’s name, not the alternative text', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    open({});
    expect(await screen.findByText('Ready for the haldi')).toBeVisible();
    expect(screen.queryByText('A brass urli')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    await screen.findByText('2 / 2');
    expect(screen.getByText('Haldi', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('A brass diya')).toBeNull();
  });

  it.each<[string, Answers, { id?: string; image_count?: number }]>([
    ['Invalid album ID', {}, { id: '' }],
    ['Could not find album ID to fetch images', { [ALBUM]: { body: [] } }, {}],
    ['Could not find album ID to fetch images', {}, { id: "1' or true" }],
    [
      'No images found for this album. Please add some images or try another album.',
      { [ALBUM]: albumOf() },
      {},
    ],
    [
      "The images in this album don't have proper URLs",
      { [ALBUM]: albumOf({ ...image, image_url: '' }, { ...second, image_url: null }) },
      {},
    ],
    [
      "The images in this album don't have proper URLs",
      { [ALBUM]: albumOf({ ...image, id: null }) },
      {},
    ],
    [
      'Failed to load album images. Database error: permission denied for table portfolio_images',
      {
        [ALBUM]: {
          status: 403,
          body: { code: '42501', message: 'permission denied for table portfolio_images' },
        },
      },
      {},
    ],
    ['Failed to load album images. Bad gateway', { [ALBUM]: gateway }, {}],
  ])('a visitor reads "%s" and what to do', async (text, answers, album) => {
    open(answers, album);
    expect(await screen.findByText(text, { exact: true })).toBeVisible();
    expect(screen.getByText(HELP)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(`${text}${HELP}`);
    expect(screen.queryByText('Loading album images...')).toBeNull();
  });

  it('shows that the connection is down after a few tries', async () => {
    open({ [ALBUM]: 'offline' });
    const text = 'Failed to load album images. TypeError: Failed to fetch';
    expect(await screen.findByText(text, {}, { timeout: 15_000 })).toBeVisible();
  }, 20_000);

  it('a visitor reads that an album known to be empty has no pictures, and no error', async () => {
    open({ [ALBUM]: albumOf() }, { image_count: 0 });
    expect(await screen.findByText('No images found for this album.')).toBeVisible();
    expect(screen.queryByText(HELP)).toBeNull();
  });

  it('a visitor sees the proper pictures of an album where others have no address', async () => {
    open({ [ALBUM]: albumOf({ ...image, image_url: '' }, second) });
    expect(await screen.findByText('1 / 1')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A brass diya' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull();
  });

  it('a visitor sees an arch with a lamp where a picture is broken', async () => {
    open({});
    fireEvent.error(await screen.findByRole('img', { name: 'A brass urli' }));
    const placeholder = screen.getByRole('img', { name: 'A brass urli' });
    expect(placeholder.tagName).toBe('SPAN');
  });

  it('a visitor can retry once the connection is back', async () => {
    const { backend } = open({ [ALBUM]: gateway });
    const again = await screen.findByRole('button', { name: 'Try again' });
    backend.change(found);
    await userEvent.click(again);
    expect(await screen.findByText('1 / 2')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a visitor closes it by its button or a press on the backdrop', async () => {
    const { onClose } = open({});
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    const dialog = screen.getByRole('dialog', { name: 'Haldi' });
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('drops an error on closing: the next opening starts fresh', async () => {
    const { unmount } = open({ [ALBUM]: gateway });
    await screen.findByRole('alert');
    unmount();
    open({});
    expect(screen.getByText('Loading album images...')).toBeVisible();
    await waitFor(() => expect(screen.getByText('1 / 2')).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
