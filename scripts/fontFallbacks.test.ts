// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { standInFaces } from './fontFallbacks.ts';

it('the fallback fonts match the installed fonts; otherwise run npx tsx scripts/fonts.ts', async () => {
  const written = await readFile(new URL('../src/app/fonts.css', import.meta.url), 'utf8');
  expect(written).toBe(await standInFaces());
});
