import * as v from 'valibot';
import { own } from '@/shared/lib/own.ts';
import { adminLogins } from '@/content/en/adminLogins.ts';
import type { CsvColumn } from '@/shared/admin/exportCsv.ts';
import { choiceRule, pageRule, searchRule } from '@/shared/admin/useListState.ts';
import type { Nullable } from '@/shared/data/call.ts';
import { istIso } from '@/shared/lib/dates.ts';
import type { Database } from '@/shared/supabase/database.types.ts';

type Row = Database['public']['Functions']['list_logins']['Returns'][number];

/** A sign-in in the admin area. Values missing in the auth service are null. */
export type Login = Nullable<Omit<Row, 'total_count'>, 'email' | 'ip' | 'device' | 'user_agent'>;

/** Limit of the database. */
export const SEARCH_MAX = 200;

const HOUR_MS = 3_600_000;
/** Length of the periods, ms. */
export const periods = { day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS, month: 30 * 24 * HOUR_MS };

/** Filters in the query string; null means all. */
export const filterSchema = v.object({
  who: searchRule(SEARCH_MAX),
  state: choiceRule(['active', 'ended']),
  device: choiceRule(['new', 'known']),
  period: choiceRule(['day', 'week', 'month']),
  page: pageRule,
});
export type LoginFilters = Omit<v.InferOutput<typeof filterSchema>, 'page'>;

const { state, methods, unknown, columns, csv } = adminLogins;

export const whoOf = ({ email }: Login) => email ?? unknown;
export const deviceOf = ({ device }: Login) => device || unknown;

/** Authentication methods of a session: 'Password + Code of the app'. */
export function methodOf(login: Login): string {
  const known = login.methods.map((method) => own(methods, method));
  return known.every((method) => method !== undefined) && known.length > 0
    ? known.join(' + ')
    : unknown;
}

export function stateOfLogin({ is_active, is_current }: Login): string {
  if (!is_active) return state.ended;
  return is_current ? state.current : state.active;
}

/** Columns of the CSV file; times in IST. */
export const csvColumns: readonly CsvColumn<Login>[] = [
  { heading: csv.time, value: ({ created_at }) => istIso(new Date(created_at)) },
  { heading: columns.who, value: ({ email }) => email },
  { heading: columns.device, value: ({ device }) => device },
  { heading: columns.address, value: ({ ip }) => ip },
  { heading: columns.method, value: methodOf },
  { heading: csv.isNew, value: ({ is_new_device }) => (is_new_device ? 1 : 0) },
  { heading: columns.state, value: stateOfLogin },
  { heading: csv.browser, value: ({ user_agent }) => user_agent },
];
