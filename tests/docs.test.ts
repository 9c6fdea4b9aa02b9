import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources.ts';

it('every file that docs/specification.md names exists', () => {
  const page = readFileSync(path.join(root, 'docs/specification.md'), 'utf8');
  const named = Array.from(page.matchAll(/`([^`]+\/[^`]+\.\w+)`/g), ([, file]) => file ?? '');
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
