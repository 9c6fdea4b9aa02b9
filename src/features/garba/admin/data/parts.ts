import { adminGarba } from '@/content/en/adminGarba.ts';
import { day, line, lines, linkOrPath, nullable, text, time } from '@/shared/admin/fields/texts.ts';
import { whole } from '@/shared/admin/fields/values.ts';
import { picture } from '@/shared/admin/pictures/pictureField.tsx';
import { resource } from '@/shared/admin/resource/resource.ts';

/** The nights of all editions, removed ones too. */
export const nights = resource('garba_nights', {
  fields: {
    date: day(),
    doors_at: nullable(time()),
    starts_at: time(),
    ends_at: time(),
    headline: line(120, { least: 0 }),
    line_up: lines(12, 120),
    capacity: nullable(whole(0, 1_000_000, { of: 'guests' })),
  },
  words: adminGarba.nights,
  order: ['date'],
  alsoRead: ['edition_id', 'cancelled_at', 'deleted_at'],
  rules: [
    {
      at: 'doors_at',
      message: adminGarba.errors.doors,
      holds: ({ doors_at: doors, starts_at: starts }) => doors === null || doors <= starts,
    },
  ],
});

/** The sponsors of all editions, removed ones too. */
export const sponsors = resource('garba_sponsors', {
  fields: {
    name: line(80),
    link_url: nullable(linkOrPath()),
    logo: picture('garba', { isLogo: true }),
  },
  words: adminGarba.sponsors,
  order: ['display_order', 'id'],
  alsoRead: ['edition_id', 'display_order', 'deleted_at'],
});

/** The questions about all editions, removed ones too. */
export const faqs = resource('garba_faqs', {
  fields: { question: line(200), answer: text(2000, { least: 1 }) },
  words: adminGarba.questions,
  order: ['display_order', 'id'],
  alsoRead: ['edition_id', 'display_order', 'deleted_at'],
});
