// @vitest-environment node
import { expect, it } from 'vitest';
import { noticeLine, rowWith } from './notices.ts';

it('names a row by its title and the field by its path', () => {
  const data = {
    'album:1': {
      id: '1',
      title: 'Haldi at Rajgir',
      images: [{ url: 'a' }, { url: '/media/b-9.webp' }],
    },
    venues: [{ name: 'Neem Chhaon', picture: null }],
  };
  expect(rowWith(data, 'b-9')).toEqual({ row: 'Haldi at Rajgir', field: 'images › 2 › url' });
  expect(rowWith(data, 'Neem')).toEqual({ row: 'Neem Chhaon', field: 'name' });
  expect(rowWith(data, 'nowhere')).toBeUndefined();
  expect(noticeLine({ row: 'Haldi', field: '', reason: 'gone' })).toBe('Haldi: gone.');
});
