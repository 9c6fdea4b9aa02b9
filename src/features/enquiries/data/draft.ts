import * as v from 'valibot';
import { FORM_DATA_MS, forget, recall, storageKeys, store } from '@/shared/lib/storage.ts';
import { datePreferences } from '@/shared/lists/datePreferences.ts';
import { emptyEnquiry, type EnquiryValues } from './enquiry.ts';

const text = v.fallback(v.string(), '');

function isPreference(value: string): boolean {
  return datePreferences.some((known) => known === value);
}

const draftSchema = v.object({
  values: v.object({
    name: text,
    email: text,
    phone: text,
    eventType: text,
    datePreference: v.fallback(v.pipe(v.string(), v.check(isPreference)), 'specific'),
    eventDate: text,
    eventMonth: text,
    eventYear: text,
    location: text,
    guestCount: text,
    budget: text,
    message: text,
    subscribe: v.fallback(v.boolean(), false),
    website: v.fallback(v.pipe(v.string(), v.maxLength(0)), ''),
  }),
  service: v.fallback(v.nullable(v.string()), null),
  attempt: v.fallback(
    v.nullable(v.object({ id: v.pipe(v.string(), v.uuid()), content: v.string() })),
    null,
  ),
  refusal: v.optional(
    v.object({ field: v.fallback(v.nullable(v.string()), null), message: v.string() }),
  ),
});

/**
 * Unsent values. `attempt` is the last try, if any: the same content is sent under the same id and so delivered once;
 * changed content gets a new id. `refusal` is the database's error for an enquiry returned from the outbox; the first
 * change clears it.
 */
export type Draft = v.InferOutput<typeof draftSchema>;
export type Attempt = NonNullable<Draft['attempt']>;

/** Whether anything worth storing was typed; preselected values do not count. */
export function isWorthKeeping(values: EnquiryValues, now: Date): boolean {
  const { name, email, phone, eventDate, eventMonth, location, guestCount, budget, message } =
    values;
  const typed = [name, email, phone, eventDate, eventMonth, location, guestCount, budget, message];
  return (
    typed.some((entry) => entry.trim() !== '') || values.subscribe !== emptyEnquiry(now).subscribe
  );
}

/**
 * Stores the draft for 24 h, without the honeypot; removes an empty one.
 * @returns whether anything was typed.
 */
export function saveDraft(draft: Draft, now: Date): boolean {
  const isKept = isWorthKeeping(draft.values, now);
  if (isKept) store(storageKeys.contactForm, draft, FORM_DATA_MS);
  else forget(storageKeys.contactForm);
  return isKept;
}

function read(key: string): Draft | null {
  const result = v.safeParse(draftSchema, recall(key));
  return result.success ? result.output : null;
}

/** Reads the draft of the last 24 h, else the one set aside by `returnToDraft`; null without either. */
export function loadDraft(): Draft | null {
  const draft = read(storageKeys.contactForm);
  if (draft) return draft;
  const aside = read(storageKeys.formData);
  if (aside && store(storageKeys.contactForm, aside, FORM_DATA_MS)) forget(storageKeys.formData);
  return aside;
}

/**
 * Turns a refused enquiry back into the draft. The current draft is set aside (`form-data`) and restored once this one
 * is sent.
 * @returns false if storing failed; nothing is changed then.
 */
export function returnToDraft(draft: Draft): boolean {
  const current = read(storageKeys.contactForm);
  if (current && !store(storageKeys.formData, current, FORM_DATA_MS)) return false;
  return store(storageKeys.contactForm, draft, FORM_DATA_MS);
}

/** Removes the sent draft. */
export function finishDraft(): void {
  forget(storageKeys.contactForm);
}

/** Removes the draft and the one set aside. */
export function clearDraft(): void {
  finishDraft();
  forget(storageKeys.formData);
}
