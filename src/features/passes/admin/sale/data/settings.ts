import * as v from 'valibot';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { line, nullable } from '@/shared/admin/fields/texts.ts';
import { whole } from '@/shared/admin/fields/values.ts';
import { resource, type RowOf } from '@/shared/admin/resource/resource.ts';
import { cleanLine } from '@/shared/lib/text.ts';

const { errors } = adminTickets;

/** Settings of an edition's sale; the UPI account has a form of its own. */
export const settings = resource('pass_settings', {
  fields: {
    hold_minutes: whole(5, 60),
    review_hours: whole(1, 96),
    max_people_per_phone: whole(1, 200),
    sale_ends_minutes: whole(0, 1440),
    waiting_first_until_hours: whole(0, 240),
    gstin: nullable({
      ...line(15),
      schema: v.pipe(
        v.string(),
        v.transform((typed) => cleanLine(typed).toUpperCase()),
        v.regex(/^[0-9]{2}[A-Z0-9]{13}$/, errors.gstin),
      ),
      bounds: {},
    }),
    refund_text: { ...line(600, { least: 0 }), control: { kind: 'textarea', rows: 3 } },
  },
  words: adminTickets.settings,
  order: ['id'],
  alsoRead: ['edition_id', 'upi_vpa', 'upi_name', 'upi_is_merchant', 'upi_mcc'],
});
export type SettingsRow = RowOf<typeof settings>;
