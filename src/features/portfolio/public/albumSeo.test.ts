import { describe, expect, it } from 'vitest';
import type { AlbumWithImages } from '@/features/portfolio/data/albumQueries.ts';
import { albumById } from '@/features/portfolio/data/albumQueries.ts';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { albumSeo } from './albumSeo.ts';

const album: AlbumWithImages = {
  id: '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b',
  title: 'Haldi in the courtyard',
  description: 'Brass, marigold and low seats. '.repeat(12),
  category: 'Wedding Services',
  event_date: null,
  is_demo: false,
  images: [],
};
const picture = {
  album_id: album.id,
  caption: '',
  alt: '',
  width: null,
  height: null,
  focal_x: 0.5,
  focal_y: 0.5,
};

describe('albumSeo', () => {
  it('has its name and a description cut at a word', () => {
    const { title, description } = albumSeo(album);
    expect(title).toContain('Haldi in the courtyard');
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/ \w+…$|\.…$/);
  });

  it('has the first picture with a social variant', () => {
    const images = [
      { ...picture, id: '1', image_url: 'https://cdn.example/a.jpg' },
      { ...picture, id: '2', image_url: '/pictures/haldi.jpg' },
    ];
    expect(albumSeo({ ...album, images })).toHaveProperty('image', '/og/haldi.jpg');
    expect(albumSeo(album)).not.toHaveProperty('image');
  });

  it('does not query the database for an invalid id', async () => {
    expect(
      await albumById("1' or true").load(getVisitorClient(), AbortSignal.timeout(1000)),
    ).toBeNull();
  });
});
