import * as v from 'valibot';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { related } from '@/shared/admin/fields/related.tsx';
import { line, moment, nullable } from '@/shared/admin/fields/texts.ts';
import { whole } from '@/shared/admin/fields/values.ts';
import { resource, type RowOf } from '@/shared/admin/resource/resource.ts';
import { cleanLine } from '@/shared/lib/text.ts';
import { rupees } from './kinds.ts';

const { errors, promos: words } = adminTickets;

/** Promo codes of all editions, removed ones too. */
export const promos = resource('pass_promos', {
  fields: {
    code: {
      ...line(16),
      schema: v.pipe(
        v.string(),
        v.transform((typed) => cleanLine(typed).toUpperCase()),
        v.regex(/^[A-Z0-9]{4,16}$/, errors.code),
      ),
      bounds: {},
    },
    percent: nullable(whole(1, 100)),
    off_paise: nullable({
      ...rupees,
      schema: v.pipe(
        rupees.schema,
        v.check((paise) => paise >= 100, errors.price),
      ),
    }),
    uses: nullable(whole(1, 1_000_000)),
    per_phone: whole(1, 100, { blank: '1' }),
    valid_from: nullable(moment()),
    valid_to: nullable(moment()),
    kind_ids: related('kinds', {
      none: words.noKinds,
      removed: words.removedKind,
      count: words.kinds,
    }),
  },
  words: words,
  order: ['code'],
  alsoRead: ['edition_id', 'deleted_at'],
  rules: [
    {
      at: 'off_paise',
      message: errors.off,
      holds: ({ percent: share, off_paise: off }) => (share === null) !== (off === null),
    },
    {
      at: 'valid_to',
      message: errors.saleTo,
      holds: ({ valid_from: from, valid_to: to }) => from === null || to === null || from < to,
    },
  ],
});
export type PromoRow = RowOf<typeof promos>;
