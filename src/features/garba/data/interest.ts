import * as v from 'valibot';
import { call } from '@/shared/data/call.ts';
import { nameRule, phoneRule } from '@/shared/forms/rules.ts';
import { FORM_DATA_MS, forget, recall, store } from '@/shared/lib/storage.ts';

const DRAFT_KEY = 'garba-interest';

/** Values of the form's fields; `website` is the honeypot. */
export type InterestValues = { name: string; phone: string; website: string };

/** The rules of the form, the same as in SQL. */
export const interestSchema = v.object({ name: nameRule, phone: phoneRule, website: v.string() });

const text = v.fallback(v.string(), '');
const draftSchema = v.fallback(v.object({ name: text, phone: text }), { name: '', phone: '' });

/** Unsent input of the last 24 h on this device. */
export function loadInterest(): InterestValues {
  return { ...v.parse(draftSchema, recall(DRAFT_KEY)), website: '' };
}

/** Stores the draft for 24 h. */
export function keepInterest({ name, phone }: InterestValues): void {
  if (name + phone === '') forget(DRAFT_KEY);
  else store(DRAFT_KEY, { name, phone }, FORM_DATA_MS);
}

/** Forgets what was typed. */
export function forgetInterest(): void {
  forget(DRAFT_KEY);
}

// Without an answer for this long it counts as not sent; the next try with the same id is safe.
const register = call('register_garba_interest', { patience: 20_000 });

/**
 * Adds a sign-up to an edition. The same number again only corrects the name.
 * @param id the same for the same content, so that a repeated request counts once.
 * @throws DataError if the backend refused it or did not answer.
 */
export async function registerInterest(
  id: string,
  edition: string,
  { name, phone, website }: InterestValues,
): Promise<void> {
  const { getVisitorClient } = await import('@/shared/supabase/visitorClient.ts');
  await register(getVisitorClient(), {
    p_id: id,
    p_edition_id: edition,
    p_name: name,
    p_phone: phone,
    p_website: website,
  });
}
