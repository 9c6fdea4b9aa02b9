import { isRecord } from './http.ts';
import type { DatabaseError } from './request-context.ts';

/** PostgREST's HTTP status for an SQLSTATE (docs: "errors", table of status codes). */
export function statusOf(sqlState: string): number {
  const custom = /^PT(\d{3})$/.exec(sqlState);
  if (custom) return Number(custom[1]);
  const exact = EXACT.get(sqlState);
  if (exact !== undefined) return exact;
  const group = sqlState.slice(0, 2);
  if (group === '08' || group === '53') return 503;
  if (group === '0L' || group === '0P' || group === '28') return 403;
  return SERVER_FAULTS.has(group) ? 500 : 400;
}

const EXACT = new Map([
  ['P0001', 400],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42501', 403],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['PGRST001', 503], // NO_DATABASE
]);

/** SQLSTATE classes of server faults. */
const SERVER_FAULTS = new Set('09 25 2D 38 39 3B 40 54 55 57 58 F0 HV P0 XX'.split(' '));

/** PostgREST's code for "no connection to the database". */
export const NO_DATABASE = 'PGRST001';

const UNREACHABLE: DatabaseError = {
  code: NO_DATABASE,
  message: 'Database client error. Retrying the connection.',
  detail: null,
  hint: null,
};

/** Codes of the driver, Node and PostgreSQL for a session that ended or could not be opened. */
const NO_SESSION = /^(?:CONNECTION_|CONNECT_TIMEOUT$|ECONN|EPIPE$|08|57P0[123]$)/;

/** Extracts the database's error from a driver's exception, or undefined. */
export function databaseError(error: unknown): DatabaseError | undefined {
  if (!isRecord(error) || typeof error['code'] !== 'string') return undefined;
  if (NO_SESSION.test(error['code'])) return UNREACHABLE;
  if (!/^[0-9A-Z]{5}$/.test(error['code'])) return undefined;
  const text = (key: string) => {
    const value = error[key];
    return typeof value === 'string' ? value : null;
  };
  return {
    code: error['code'],
    message: text('message') ?? '',
    detail: text('detail'),
    hint: text('hint'),
  };
}
