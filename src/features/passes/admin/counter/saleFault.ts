import { adminCounter as words } from '@/content/en/adminCounter.ts';
import type { Refusal } from '@/features/passes/data/passErrors.ts';
import { formatInr } from '@/shared/lib/money.ts';
import type { CounterKind } from '@/shared/passes/answers.ts';

/** Why nothing was sold, and what to do. @param seen the total that was sent, paise. */
export function saleFault(
  refusal: Refusal,
  kinds: readonly CounterKind[],
  night: string,
  seen: number,
): string {
  const { trouble } = words;
  switch (refusal.kind) {
    case 'busy':
      return refusal.message || (navigator.onLine ? trouble.busy : words.offline);
    case 'price':
      return trouble.price(formatInr(seen), formatInr(refusal.total));
    case 'sold_out': {
      if (refusal.full.includes(night)) return trouble.soldOutNight;
      const full = kinds.filter(({ id }) => refusal.full.includes(id)).map(({ name }) => name);
      return full.length > 0 ? trouble.soldOut(full.join(', ')) : trouble.soldOutOther;
    }
    case 'field':
    case 'refused':
      return refusal.message;
    case 'gone':
      return trouble.other;
  }
}
