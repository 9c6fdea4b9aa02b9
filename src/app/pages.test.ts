import { expect, it } from 'vitest';
import { pages } from '@/shared/lists/pages.ts';
import { publicRoutes } from './routes.tsx';

it('the database counts the views of every public page and of the three kinds of rows, and of nothing else', () => {
  const addresses = publicRoutes.map(({ path }) => path);
  expect(addresses.filter((path) => !path.includes(':'))).toEqual(
    expect.arrayContaining([...pages]),
  );
  expect(addresses).toHaveLength(pages.length + 3);
  expect(addresses.filter((path) => path.includes(':'))).toEqual([
    '/portfolio/:id',
    '/events/:id',
    '/venues/:id',
  ]);
});
