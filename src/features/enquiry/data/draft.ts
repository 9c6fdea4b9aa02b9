import * as v from 'valibot';
import { FORM_DATA_MS, forget, recall, storageKeys, store } from '@/shared/lib/storage.ts';
import { datePreferences, emptyEnquiry, type EnquiryValues } from './enquiry.ts';

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
});

/**
 * What a visitor typed and has not sent yet. `attempt` is the sending that was tried, if any: the same content again
 * goes under the same id, so that it is delivered once; changed content is another enquiry and gets its own id.
 */
export type Draft = v.InferOutput<typeof draftSchema>;
export type Attempt = NonNullable<Draft['attempt']>;

/** Whether a visitor typed anything worth keeping; what the form chose by itself does not count. */
function isWorthKeeping(values: EnquiryValues, now: Date): boolean {
  const { name, email, phone, eventDate, eventMonth, location, guestCount, budget, message } =
    values;
  const typed = [name, email, phone, eventDate, eventMonth, location, guestCount, budget, message];
  return (
    typed.some((entry) => entry.trim() !== '') || values.subscribe !== emptyEnquiry(now).subscribe
  );
}

/** Keeps the draft for 24 h (specification section 9); a draft with nothing typed is removed. The honeypot is not kept. */
export function saveDraft(draft: Draft, now: Date): void {
  if (isWorthKeeping(draft.values, now)) store(storageKeys.contactForm, draft, FORM_DATA_MS);
  else clearDraft();
}

/** The draft of the last 24 h; null where there is none or it cannot be read. */
export function loadDraft(): Draft | null {
  const result = v.safeParse(draftSchema, recall(storageKeys.contactForm));
  return result.success ? result.output : null;
}

/** Forgets the draft. */
export function clearDraft(): void {
  forget(storageKeys.contactForm);
}
