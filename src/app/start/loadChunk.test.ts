import { beforeEach, expect, it, vi } from 'vitest';
import { SETTINGS, writePage } from './start.fixture.ts';

beforeEach(() => void vi.resetModules());

const file = (what: string) => `data:text/javascript,note('${what}');export const it='${what}'`;

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

it('a part’s files are run one by one, what is imported first, and a tap is answered in between', async () => {
  const log: string[] = [];
  vi.stubGlobal('note', (what: string) => {
    log.push(what);
    setTimeout(() => log.push(`a tap after ${what}`));
  });
  const overlays = [file('entry'), file('near'), file('far')];
  writePage('', { chunks: { ...SETTINGS.chunks, overlays, older: ['data:text/javascript,'] } });
  const { loadChunk } = await import('./loadChunk.ts');
  await expect(loadChunk('overlays')).resolves.toMatchObject({ it: 'entry' });
  const files = ['far', 'near', 'entry'];
  expect(log).toEqual(files.flatMap((what) => [what, `a tap after ${what}`]));
  await loadChunk('overlays');
  expect(log).toHaveLength(6);
});

it('the development server, which has no framework file, fetches none', async () => {
  writePage('<p>Page</p>');
  const { prefetch } = await import('./loadChunk.ts');
  prefetch('');
  expect(links()).toEqual([]);
});
