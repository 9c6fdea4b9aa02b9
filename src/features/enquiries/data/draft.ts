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
 * What a visitor typed and has not sent yet. `attempt` is the sending that was tried, if any: the same content again
 * goes under the same id, so that it is delivered once; changed content is another enquiry and gets its own id.
 * `refusal` is what the database said of an enquiry that came back out of the outbox; the first change takes it away.
 */
export type Draft = v.InferOutput<typeof draftSchema>;
export type Attempt = NonNullable<Draft['attempt']>;

/** Whether a visitor typed anything worth keeping; what the form chose by itself does not count. */
export function isWorthKeeping(values: EnquiryValues, now: Date): boolean {
  const { name, email, phone, eventDate, eventMonth, location, guestCount, budget, message } =
    values;
  const typed = [name, email, phone, eventDate, eventMonth, location, guestCount, budget, message];
  return (
    typed.some((entry) => entry.trim() !== '') || values.subscribe !== emptyEnquiry(now).subscribe
  );
}

/**
 * Keeps the draft for 24 h; a draft with nothing typed is removed. The honeypot is not kept.
 * @returns whether there is something typed.
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

/** The draft of the last 24 h, else the one that `returnToDraft` put aside; null where neither can be read. */
export function loadDraft(): Draft | null {
  const draft = read(storageKeys.contactForm);
  if (draft) return draft;
  const aside = read(storageKeys.formData);
  if (aside && store(storageKeys.contactForm, aside, FORM_DATA_MS)) forget(storageKeys.formData);
  return aside;
}

/**
 * Makes an enquiry that was refused later the draft again. What was being typed meanwhile is put aside (`form-data`)
 * and is the draft again once this one is sent.
 * @returns false where the browser keeps nothing: then nothing was changed.
 */
export function returnToDraft(draft: Draft): boolean {
  const current = read(storageKeys.contactForm);
  if (current && !store(storageKeys.formData, current, FORM_DATA_MS)) return false;
  return store(storageKeys.contactForm, draft, FORM_DATA_MS);
}

/** Forgets the draft that was sent. */
export function finishDraft(): void {
  forget(storageKeys.contactForm);
}

/** Forgets all that was typed, also what was put aside. */
export function clearDraft(): void {
  finishDraft();
  forget(storageKeys.formData);
}
