import postgres from 'postgres';
import type { Row } from './realtime-filters.ts';
import type { Change, Rows } from './realtime-rows.ts';

export interface Wal {
  close: () => Promise<void>;
}

const TYPES = { insert: 'INSERT', update: 'UPDATE', delete: 'DELETE' } as const;

/**
 * Reads committed changes of the publication `supabase_realtime` from the write-ahead log, in order and
 * one at a time.
 */
export async function readWal(
  databaseUrl: string,
  rows: Rows,
  onChange: (change: Change) => Promise<void>,
): Promise<Wal> {
  const sql = postgres(databaseUrl, {
    publications: 'supabase_realtime',
    max: 1,
    onnotice: () => undefined,
  });
  let queue = Promise.resolve();
  const { unsubscribe } = await sql.subscribe('*', (row, { command, relation, ...event }) => {
    const { schema, table } = relation;
    const type = TYPES[command];
    const source: Row = row ?? {};
    const old = type === 'DELETE' ? source : (('old' in event ? event.old : null) ?? null);
    queue = queue.then(async () => {
      const columns = await rows.columns(schema, table);
      const keys = columns.filter((column) => column.pk).map(({ name }) => [name, source[name]]);
      const key: Row = Object.fromEntries(keys);
      await onChange({ schema, table, type, key, old }).catch((error: unknown) => {
        console.error('realtime:', error);
      });
    });
  });
  return {
    async close() {
      unsubscribe();
      await sql.end({ timeout: 1 });
    },
  };
}
