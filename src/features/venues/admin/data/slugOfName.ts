import { latinOf } from '@/shared/lib/latin.ts';
import { cleanLine, folded } from '@/shared/lib/text.ts';

/** The short name that a name suggests, the same each time: Hindi in Latin letters, for other scripts a number. */
export function slugOfName(name: string): string {
  const latin = latinOf(cleanLine(name))
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
  if (latin !== '' || !/\p{L}/u.test(name)) return latin;
  let hash = 0;
  for (const sign of folded(name)) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003;
  return `venue-${hash}`;
}
