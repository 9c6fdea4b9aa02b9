import type postgres from 'postgres';
import { inTransaction } from './sessions.ts';
import type { Claims } from './tokens.ts';

/** Runs `work` in a transaction with the caller's role and claims, and hence under row-level security. */
export function asRole<T>(
  sql: postgres.Sql,
  claims: Claims,
  work: (tx: postgres.ISql) => Promise<T>,
): Promise<T> {
  return inTransaction(sql, async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', ${claims.role}, true)`;
    return work(tx);
  });
}
