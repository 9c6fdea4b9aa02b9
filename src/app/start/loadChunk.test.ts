import { beforeEach, expect, it, vi } from 'vitest';
import { writePage } from './start.fixture.ts';

beforeEach(() => void vi.resetModules());

const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

it('a part’s files are fetched ahead once each, without running', async () => {
  writePage('<p>Page</p>');
  const { prefetchChunk, prefetch } = await import('./loadChunk.ts');
  prefetchChunk('overlays');
  prefetchChunk('overlays');
  prefetch('/assets/shared-1.js');
  expect(links()).toEqual([
    ['modulepreload', '/assets/overlays-1.js'],
    ['modulepreload', '/assets/shared-1.js'],
  ]);
});

it('the development server, which has no framework file, fetches none', async () => {
  writePage('<p>Page</p>');
  const { prefetch } = await import('./loadChunk.ts');
  prefetch('');
  expect(links()).toEqual([]);
});
