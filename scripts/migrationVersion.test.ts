// @vitest-environment node
import { expect, it } from 'vitest';
import { migrationVersion } from './migrationVersion.ts';

const files = ['20261128000005_outbox.sql', '20261231235959_late.sql', 'README.md'];

it.each([
  ['the time of day', '2027-01-01T08:09:10Z', files, '20270101080910'],
  [
    'a second after the last one, where a clock was ahead',
    '2026-11-22T06:00:00Z',
    files,
    '20270101000000',
  ],
  ['a second after one of the same second', '2026-12-31T23:59:59Z', files, '20270101000000'],
  [
    'a second after one whose hour is past 23',
    '2026-11-26T12:00:00Z',
    ['20261126330000_one_address.sql'],
    '20261127090001',
  ],
  ['the time of day, where there is none yet', '2026-11-22T06:00:00Z', [], '20261122060000'],
])('the version of a new migration is %s', (_, now, before, version) => {
  expect(migrationVersion(new Date(now), before)).toBe(version);
});
