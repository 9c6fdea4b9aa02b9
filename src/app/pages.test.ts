import { expect, it } from 'vitest';
import { pages } from '@/shared/lists/pages.ts';
import { publicRoutes } from './routes.tsx';

it('the database counts views of exactly the public pages and the three kinds of rows', () => {
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
