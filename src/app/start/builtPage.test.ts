import { afterEach, expect, it } from 'vitest';
import { hideWhileAsking, plainAddress } from './builtPage.ts';
import { SETTINGS, writePage } from './start.fixture.ts';

const newer = ['/events/'];
afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/Passes#AbC.dEf', '/passes#AbC.dEf'],
  ['/PASS?utm_source=W#K7P2', '/pass?utm_source=W#K7P2'],
  ['/Services/Wedding', '/services/wedding'],
  ['/passes#AbC', undefined],
])('of a page that the host has not, %s is looked for at %s', (at, plain) => {
  history.replaceState(null, '', at);
  expect(plainAddress({ ...SETTINGS, newer })).toBe(plain);
  writePage('<p>Page Not Found</p>');
  hideWhileAsking({ ...SETTINGS, newer });
  expect(document.getElementById('root')?.hidden).toBe(plain !== undefined);
});

it('a page that the host has keeps its address', () => {
  history.replaceState(null, '', '/Passes');
  expect(plainAddress(SETTINGS)).toBeUndefined();
});
