import * as v from 'valibot';
import { adminContact } from '@/content/en/adminContact.ts';
import { contactOf } from '@/shared/data/contact.ts';
import type { ContactInfo } from '@/shared/data/siteState.ts';
import { atLeast, atMost, emailRule, oneLine, phoneRule, readable } from '@/shared/forms/rules.ts';
import { webLink } from '@/shared/forms/webLink.ts';
import { phoneDial } from '@/shared/lib/phone.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

/** The row of `contact_info`; its version is 0 where there is none yet. */
export type ContactRow = Omit<Tables<'contact_info'>, 'id' | 'updated_at'>;

/** Entries of each list; the CHECKs of `contact_info` hold this number and the lengths below, in characters. */
export const MOST_ENTRIES = 10;

const { errors } = adminContact;

const listOf = (text: v.GenericSchema<string, string>) =>
  v.pipe(
    v.array(v.object({ text })),
    v.maxLength(MOST_ENTRIES),
    v.checkItems(
      (item, index, all) => all.findIndex((other) => other.text === item.text) === index,
      errors.twice,
    ),
  );

const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, errors.time));

/** What the owner types under Contact. */
export const contactSchema = v.pipe(
  v.object({
    phones: v.pipe(
      v.array(
        v.object({
          text: v.pipe(
            phoneRule,
            v.check((phone) => phoneDial(phone) !== null, errors.phone),
          ),
          isCalled: v.boolean(),
          hasWhatsApp: v.boolean(),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_ENTRIES),
      v.checkItems(
        (item, index, all) => all.findIndex((other) => other.text === item.text) === index,
        errors.twice,
      ),
    ),
    emails: listOf(emailRule),
    addresses: listOf(
      v.pipe(
        v.string(),
        oneLine,
        readable,
        atLeast(1, errors.address),
        atMost(300, errors.address),
      ),
    ),
    mapUrl: v.union(
      [v.pipe(v.string(), oneLine, v.literal('')), webLink(errors.link)],
      errors.link,
    ),
    days: v.pipe(v.array(v.string()), v.minLength(1, errors.days)),
    opens: time,
    closes: time,
    hoursNote: v.pipe(v.string(), oneLine, readable, atMost(120, errors.note)),
    social: listOf(webLink(errors.link)),
  }),
  v.forward(
    v.partialCheck([['opens'], ['closes']], ({ opens, closes }) => opens < closes, errors.closes),
    ['closes'],
  ),
);
export type ContactValues = v.InferOutput<typeof contactSchema>;

/** What the site shows of a row: what the owner has not filled in is absent. */
function infoOf(row: ContactRow): ContactInfo {
  return {
    phone: row.phone,
    email: row.email,
    address: row.address,
    ...(row.call_phone !== null && { call_phone: row.call_phone }),
    ...(row.whatsapp_phone !== null && { whatsapp_phone: row.whatsapp_phone }),
    ...(row.map_url !== null && { map_url: row.map_url }),
    ...(row.open_days && { open_days: row.open_days }),
    ...(row.opens_at !== null && { opens_at: row.opens_at }),
    ...(row.closes_at !== null && { closes_at: row.closes_at }),
    ...(row.hours_note !== null && { hours_note: row.hours_note }),
    ...(row.social_links && { social_links: row.social_links }),
  };
}

const entries = (texts: readonly string[]) => texts.map((text) => ({ text }));
const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text);

/** A row as its form edits it: where the owner has filled in nothing stands what visitors see. */
export function valuesOf(row: ContactRow): ContactValues {
  const shown = contactOf(infoOf(row));
  const phones = row.phone.length > 0 ? row.phone : [shown.phone];
  return {
    phones: phones.map((text, index) => ({
      text,
      isCalled: row.call_phone === null ? index === 0 : text === row.call_phone,
      hasWhatsApp: row.whatsapp_phone === null ? index === 0 : text === row.whatsapp_phone,
    })),
    emails: entries(row.email),
    addresses: entries(row.address),
    mapUrl: row.map_url ?? '',
    days: shown.openDays.map(String),
    opens: shown.opens.slice(0, 5),
    closes: shown.closes.slice(0, 5),
    hoursNote: row.hours_note ?? '',
    social: entries(shown.social),
  };
}

/** The columns that a form's values stand for. The first number needs no mark. */
export function columnsOf(values: ContactValues): Omit<ContactRow, 'version'> {
  const { phones } = values;
  const markedAfterFirst = (mark: 'isCalled' | 'hasWhatsApp') =>
    phones.slice(1).find((phone) => phone[mark])?.text ?? null;
  return {
    phone: textsOf(phones),
    call_phone: markedAfterFirst('isCalled'),
    whatsapp_phone: markedAfterFirst('hasWhatsApp'),
    email: textsOf(values.emails),
    address: textsOf(values.addresses),
    map_url: values.mapUrl || null,
    open_days: values.days.map(Number).toSorted((a, b) => a - b),
    opens_at: values.opens,
    closes_at: values.closes,
    hours_note: values.hoursNote || null,
    social_links: textsOf(values.social),
  };
}
