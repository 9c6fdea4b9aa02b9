import { describe, expect, it } from 'vitest';
import {
  cacheOf,
  fitsAddress,
  isReadablePage,
  isSkipWaiting,
  isVisitedMessage,
} from './contract.ts';

describe('what the service worker caches', () => {
  it.each(['/', '/about', '/services/wedding', '/portfolio/4f0c', '/administration', '/gate'])(
    'the page %s',
    (path) => expect(isReadablePage(path)).toBe(true),
  );

  it.each([
    '/admin',
    '/admin/dashboard/bookings',
    '/gate/join',
    '/rest/v1/booking_forms',
    '/auth/v1/token',
    '/functions/v1/send-booking-notification',
    '/realtime/v1/websocket',
    '/storage/v1/object/media/x',
    '/_mail',
    '/robots.txt',
    '/pictures/haldi.jpg',
    '/offline',
    '//evil.example/page',
  ])('never %s as a page', (path) => expect(isReadablePage(path)).toBe(false));

  it('hashed files, pictures and public uploads, and nothing else', () => {
    expect(cacheOf('/assets/app-x.js')).toBe('assets');
    expect(cacheOf('/pictures/haldi-480.avif')).toBe('pictures');
    expect(cacheOf('/storage/v1/object/public/media/x.jpg')).toBe('pictures');
    for (const path of ['/rest/v1/albums', '/storage/v1/object/media/x.jpg', '/sw.js', '/'])
      expect(cacheOf(path)).toBeUndefined();
  });

  it.each([
    ['/assets/app-x.js', 'text/javascript; charset=utf-8'],
    ['/assets/app-x.js', 'application/javascript'],
    ['/assets/app-x.css', 'text/css'],
    ['/assets/page-x.json', 'application/json'],
    ['/assets/a.woff2', 'font/woff2'],
    ['/assets/a.woff2', 'application/octet-stream'],
    ['/pictures/haldi-480.avif', 'image/avif'],
    ['/storage/v1/object/public/media/x.JPG', 'image/jpeg'],
    ['/icons/icon.svg', 'image/svg+xml'],
    ['/about', 'text/html; charset=UTF-8'],
    ['/', 'text/html'],
  ])('accepts %s as %s', (path, type) => expect(fitsAddress(path, type)).toBe(true));

  it.each([
    ['/assets/app-x.js', 'text/html'],
    ['/assets/app-x.js', 'text/plain;charset=UTF-8'],
    ['/assets/app-x.js', null],
    ['/assets/app-x.css', 'text/html'],
    ['/assets/page-x.json', 'text/html'],
    ['/assets/a.woff2', 'text/html'],
    ['/pictures/haldi-480.avif', 'text/html'],
    ['/about', 'text/plain'],
    ['/about', 'application/json'],
  ])('rejects %s as %s', (path, type) => expect(fitsAddress(path, type)).toBe(false));

  it('messages of the agreed shape only', () => {
    expect(isVisitedMessage({ type: 'VISITED', page: '/', files: ['/assets/a.js'] })).toBe(true);
    for (const data of [
      null,
      'VISITED',
      { type: 'VISITED' },
      { type: 'VISITED', page: '/', files: [1] },
    ])
      expect(isVisitedMessage(data)).toBe(false);
    expect(isSkipWaiting({ type: 'SKIP_WAITING' })).toBe(true);
    expect(isSkipWaiting({ type: 'skip' })).toBe(false);
  });
});
