import { existsSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { teaserAlbums } from '@/content/en/galleryTeaser.ts';
import { SitePage } from '../../../../tests/builders/sitePage.tsx';
import { GalleryTeaser } from './GalleryTeaser.tsx';

const teaser = (at = '/') => (
  <SitePage at={at}>
    <GalleryTeaser />
  </SitePage>
);

describe('the gallery teaser', () => {
  it.each(['Wedding Services', 'Corporate Events', 'Anniversary Celebrations', 'Birthday Parties'])(
    'opens %s as a full-screen slider of four pictures',
    async (title) => {
      render(teaser());
      await userEvent.click(screen.getByRole('link', { name: `Open album: ${title}` }));
      const lightbox = await screen.findByRole('dialog', { name: title });
      expect(within(lightbox).getByText('1 / 4')).toBeVisible();
      const lamps = within(lightbox).getByRole('group', { name: 'Choose a picture' });
      expect(within(lamps).getAllByRole('button')).toHaveLength(4);
      await userEvent.click(within(lightbox).getByRole('button', { name: 'Close' }));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('opens the picture of a shared link', async () => {
    render(teaser('/?picture=corporate-events-3'));
    const lightbox = await screen.findByRole('dialog', { name: 'Corporate Events' });
    expect(within(lightbox).getByText('3 / 4')).toBeVisible();
  });

  it('opens nothing for an unknown picture', () => {
    render(teaser('/?picture=corporate-events-5'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows all albums and pictures and links to the gallery without JavaScript', () => {
    const html = renderToString(teaser('/?picture=corporate-events-3'));
    document.body.innerHTML = html;
    expect(document.querySelectorAll('img')).toHaveLength(16);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/gallery');
    expect(screen.queryByRole('button')).toBeNull();
    expect(html).not.toContain('style=');
    document.body.innerHTML = '';
  });

  it('has a file for every picture', () => {
    const named = teaserAlbums.flatMap(({ pictures }) => pictures.map(({ src }) => src));
    expect(new Set(named).size).toBe(16);
    expect(named.filter((src) => !existsSync(`public${src}`))).toEqual([]);
  });
});
