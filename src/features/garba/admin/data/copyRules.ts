import * as v from 'valibot';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { whole } from '@/shared/admin/fields/values.ts';

const { errors } = adminGarba;

/** Rules of the form that copies an edition. @param taken years that have an edition. */
export const copySchema = (taken: readonly number[]) =>
  v.pipe(
    v.object({
      year: v.pipe(
        whole(2020, 2100).schema,
        v.check((year) => !taken.includes(year), errors.yearTaken),
      ),
      firstNight: v.string(),
    }),
    v.forward(
      v.check(
        ({ year, firstNight }) => firstNight === '' || firstNight.startsWith(`${year}-`),
        errors.firstNight,
      ),
      ['firstNight'],
    ),
  );
