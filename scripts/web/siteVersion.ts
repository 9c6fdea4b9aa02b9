import type { fetchWords } from './siteWords.ts';

/** `/version.json`: by this the admin area tells which publication visitors see, and which sections it left out. */
export function siteVersion(
  { publication, refused }: Pick<Awaited<ReturnType<typeof fetchWords>>, 'publication' | 'refused'>,
  builtAt = new Date().toISOString(),
): string {
  return JSON.stringify({ builtAt, publication, refused: refused.map(({ section }) => section) });
}
