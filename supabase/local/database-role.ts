import type postgres from 'postgres';
import type { Claims } from './tokens.ts';

/** Runs `work` in a transaction as the caller: their role and claims, hence under row-level security. */
export async function asRole<T>(
  sql: postgres.Sql,
  claims: Claims,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  await sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('role', ${claims.role}, true)`;
    result = { value: await work(tx) };
  });
  if (!result) throw new Error('The transaction ended without a result');
  return result.value;
}
