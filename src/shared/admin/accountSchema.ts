import * as v from 'valibot';
import { adminRoles } from '@/shared/lists/adminRoles.ts';

const orNull = v.nullable(v.string());

/**
 * The answer of my_account: who the caller is, and for which edition (title) or night (date) and until when (ISO 8601)
 * a helper's account is; all null: for everything, without an end.
 */
export const accountSchema = v.object({
  name: v.string(),
  email: orNull,
  role: v.picklist(adminRoles),
  edition_id: orNull,
  edition: orNull,
  night_id: orNull,
  night: orNull,
  ends_at: orNull,
});
