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
  const handle = async (change: Omit<Change, 'key'>, source: Row) => {
    try {
      const columns = await rows.columns(change.schema, change.table);
      const keys = columns.filter((column) => column.pk).map(({ name }) => [name, source[name]]);
      const key: Row = Object.fromEntries(keys);
      await onChange({ ...change, key });
    } catch (error) {
      console.error('realtime:', error instanceof Error ? error.message : error);
    }
  };
  const subscription = await sql.subscribe('*', (row, { command, relation, ...event }) => {
    const { schema, table } = relation;
    const type = TYPES[command];
    const source: Row = row ?? {};
    const old = type === 'DELETE' ? source : (('old' in event ? event.old : null) ?? null);
    queue = queue.then(() => handle({ schema, table, type, old }, source));
  });
  return {
    async close() {
      subscription.unsubscribe();
      await sql.end({ timeout: 1 });
    },
  };
}
