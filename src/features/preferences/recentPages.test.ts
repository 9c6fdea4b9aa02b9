import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '@/content/site.ts';
import { recall, store } from '@/shared/lib/storage.ts';
import { forgetNames, recentPages, rememberName } from './data/recentPages.ts';

beforeEach(() => localStorage.clear());

describe('the visited pages', () => {
  it("have the names of the menu, or the title of an album's page", () => {
    const visited = ['/portfolio/7', '/services/wedding', '/'];
    rememberName('/portfolio/7', `Riverside wedding | ${site.name}`, visited);
    rememberName('/', `Event planners | ${site.name}`, visited);
    expect(recentPages(visited)).toEqual([
      { path: '/portfolio/7', name: 'Riverside wedding' },
      { path: '/services/wedding', name: 'Wedding' },
      { path: '/', name: 'Home' },
    ]);
  });

  it('have their path as name if it is unknown', () => {
    expect(recentPages(['/events/9'])).toEqual([{ path: '/events/9', name: '/events/9' }]);
  });

  it('link only to this site, whatever the storage contains', () => {
    const hostile = [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      'javascript:1',
      '/admin',
      '',
      'x',
    ];
    expect(recentPages([...hostile, '/about', '/about'])).toEqual([
      { path: '/about', name: 'About Us' },
    ]);
  });

  it.each([7, 'x', [1], { '/events/9': 7 }, { '/events/9': '' }])(
    'ignore names stored as %j',
    (names) => {
      store('page-names', names);
      expect(recentPages(['/events/9'])).toEqual([{ path: '/events/9', name: '/events/9' }]);
    },
  );

  it('keep only names of pages in the list', () => {
    rememberName('/events/1', 'First', ['/events/1']);
    rememberName('/events/2', 'Second', ['/events/2']);
    rememberName('/events/3', 'Third', ['/events/2']);
    expect(recall('page-names')).toEqual({ '/events/2': 'Second' });
    forgetNames();
    expect(recall('page-names')).toBeNull();
  });
});
