import * as v from 'valibot';
import { adminContact } from '@/content/en/adminContact.ts';
import { contactText } from '@/content/en/contact.ts';
import { MOST_ENTRIES, type Phone, PhoneList } from '@/features/contact/admin/PhoneList.tsx';
import { WeekDays } from '@/features/contact/admin/WeekDays.tsx';
import type { Field } from '@/shared/admin/fields/field.ts';
import { withTest } from '@/shared/admin/fields/TestLink.tsx';
import { email, line, link, nullable, phone, time } from '@/shared/admin/fields/texts.ts';
import { list } from '@/shared/admin/fields/values.ts';
import { resource, type RowOf } from '@/shared/admin/resource/resource.ts';
import type { Span } from '@/shared/admin/resource/span.ts';
import { contactOf } from '@/shared/data/contact.ts';
import { emailRule } from '@/shared/forms/rules.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

const { form: words, phones: phoneWords, entries, errors } = adminContact;
/** Shown to visitors where the owner has entered nothing. */
const usual = contactOf(null);

const differ = <Entry>(keyOf: (entry: Entry) => string) =>
  v.checkItems<Entry[], string>(
    (entry, index, all) => all.findIndex((other) => keyOf(other) === keyOf(entry)) === index,
    errors.twice,
  );

type PhoneColumns = Pick<Tables<'contact_info'>, 'phone' | 'call_phone' | 'whatsapp_phone'>;
/** The numbers, marked for calls and WhatsApp. The first number needs no column for its marks. */
const phones: Span<PhoneColumns, Phone[]> = {
  columns: ['phone', 'call_phone', 'whatsapp_phone'],
  read: ({ phone: numbers, call_phone: called, whatsapp_phone: chatted }) =>
    (numbers.length > 0 ? numbers : [usual.phone]).map((text, index) => ({
      text,
      isCalled: called === null ? index === 0 : text === called,
      hasWhatsApp: chatted === null ? index === 0 : text === chatted,
    })),
  write: (stored) => {
    const markedAfterFirst = (mark: 'isCalled' | 'hasWhatsApp') =>
      stored.slice(1).find((one) => one[mark])?.text ?? null;
    return {
      phone: stored.map(({ text }) => text),
      call_phone: markedAfterFirst('isCalled'),
      whatsapp_phone: markedAfterFirst('hasWhatsApp'),
    };
  },
  control: { kind: 'custom', View: PhoneList },
  isRequired: true,
  blank: [],
  toDraft: (stored) => stored,
  schema: v.pipe(
    v.array(
      v.object({
        text: phone().schema,
        isCalled: v.boolean(),
        hasWhatsApp: v.boolean(),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_ENTRIES),
    differ<Phone>(({ text }) => text),
  ),
  toText: (stored) =>
    stored
      .map(({ text, isCalled, hasWhatsApp }) => {
        const marks = [isCalled && phoneWords.called, hasWhatsApp && phoneWords.chatted];
        const marked = marks.filter(Boolean).join(', ');
        return `${text}${marked && ` (${marked})`}`;
      })
      .join('; '),
  bounds: {},
};

/** Different texts, each with a link that tries it. */
function texts(
  item: Field<string>,
  { label, test }: { label: string; test: string },
  hrefOf: (text: string) => string | null,
) {
  const all = list({ ...withTest(item, test, hrefOf), label }, 0, MOST_ENTRIES);
  return { ...all, schema: v.pipe(all.schema, differ<string>(String)) };
}

/** A column that is null until the owner fills it in: the form shows what visitors see. */
const filledIn = <Stored, Draft>(
  field: Field<Stored, Draft>,
  shown: Stored,
): Field<Stored, Draft> => ({
  ...field,
  toDraft: (stored: Stored | null) => field.toDraft(stored ?? shown),
  bounds: { ...field.bounds, isNullable: true },
});

/** Monday is 1. */
const weekDays: Field<number[]> = {
  control: { kind: 'custom', View: WeekDays },
  isRequired: true,
  blank: [],
  toDraft: (stored) => stored,
  schema: v.pipe(
    v.array(v.number()),
    v.minLength(1, errors.days),
    v.transform((days) => days.toSorted((a, b) => a - b)),
  ),
  toText: (days) => days.map((day) => contactText.weekdays[day - 1] ?? '').join(', '),
  bounds: {},
};

const details = resource('contact_info', {
  fields: {
    phones,
    email: texts({ ...email(), control: { kind: 'input', type: 'email' } }, entries.email, (text) =>
      v.is(emailRule, text) ? `mailto:${text}` : null,
    ),
    address: texts(line(300), entries.address, (text) => (text ? contactText.mapOf(text) : null)),
    map_url: nullable(withTest(link(), words.openMap, safeLink)),
    open_days: filledIn(weekDays, [...usual.openDays]),
    opens_at: filledIn(time(), usual.opens),
    closes_at: filledIn(time(), usual.closes),
    hours_note: nullable(line(120)),
    social_links: filledIn(
      texts(link(), entries.social, (text) =>
        text.startsWith('https://') ? safeLink(text) : null,
      ),
      [...usual.social],
    ),
  },
  words,
  order: ['id'],
  rules: [
    {
      at: 'closes_at',
      message: errors.closes,
      holds: ({ opens_at: opens, closes_at: closes }) => opens < closes,
    },
  ],
});
export type ContactRow = RowOf<typeof details>;

/** The key of the only row. */
export const ONLY_ROW = '1';
const NO_ROW: ContactRow = {
  id: Number(ONLY_ROW),
  version: 0,
  phone: [],
  call_phone: null,
  whatsapp_phone: null,
  email: [],
  address: [],
  map_url: null,
  open_days: null,
  opens_at: null,
  closes_at: null,
  hours_note: null,
  social_links: null,
};

/** Contact details: one row, or none before the first save. */
export const contact: typeof details = {
  ...details,
  table: { ...details.table, read: async (key) => (await details.table.read(key)) ?? NO_ROW },
};
