import * as v from 'valibot';
import { FORM_DATA_MS, forget, recall, store } from '@/shared/lib/storage.ts';
import type { Access } from './answers.ts';
import { linesSchema } from './cart.ts';

const KEY = 'pass-sale';

const noBuyer = { name: '', phone: '', email: '', promo: '' };
const text = v.fallback(v.string(), '');
const access = v.object({ id: v.pipe(v.string(), v.uuid()), key: v.string(), content: v.string() });
const draftSchema = v.object({
  edition: v.string(),
  lines: v.fallback(linesSchema(20), []),
  buyer: v.fallback(v.object({ name: text, phone: text, email: text, promo: text }), noBuyer),
  attempt: v.fallback(v.nullable(access), null),
});

/**
 * An order that is not reserved yet. `attempt` is the last try: the same content is sent under the same id and key, so
 * it counts once.
 */
export type SaleDraft = v.InferOutput<typeof draftSchema>;

/** The draft of the last 24 h for an edition on this device. */
export function loadSaleDraft(edition: string): SaleDraft {
  const parsed = v.safeParse(draftSchema, recall(KEY));
  if (parsed.success && parsed.output.edition === edition) return parsed.output;
  return { edition, lines: [], buyer: noBuyer, attempt: null };
}

/** Stores it for 24 h; nothing is stored where nothing was chosen or typed. */
export function keepSaleDraft(draft: SaleDraft): void {
  const { lines, buyer } = draft;
  const isEmpty = lines.length === 0 && Object.values(buyer).every((value) => value === '');
  if (isEmpty) forget(KEY);
  else store(KEY, draft, FORM_DATA_MS);
}

/** Removes the cart of a reserved order; the name and the number stay for the next one. */
export function finishSaleDraft({ edition, buyer }: SaleDraft): void {
  keepSaleDraft({ edition, lines: [], buyer: { ...buyer, promo: '' }, attempt: null });
}

/** A new id, and the secret key to what is created under it. */
export function newAccess(): Access {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return { id: crypto.randomUUID(), key };
}

/** The id and key of a try: the former ones while the content is the same. */
export function attemptFor(
  content: string,
  former: SaleDraft['attempt'],
): NonNullable<SaleDraft['attempt']> {
  return former?.content === content ? former : { ...newAccess(), content };
}
