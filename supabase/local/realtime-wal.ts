import type { EventEmitter } from 'node:events';
import { LogicalReplicationService, PgoutputPlugin, type Pgoutput } from 'pg-logical-replication';
import type postgres from 'postgres';
import { pause } from './processes.ts';
import type { Row } from './realtime-filters.ts';
import type { Change, Rows } from './realtime-rows.ts';
import { databaseError, NO_DATABASE } from './sql-errors.ts';

export interface Wal {
  close: () => Promise<void>;
}

export type WalState = 'open' | 'lost';

export interface WalOptions {
  databaseUrl: string;
  /** Creates the replication slot, in which PostgreSQL stores the read position. */
  sql: postgres.Sql;
  rows: Rows;
  onChange: (change: Change) => Promise<void>;
  /** open: changes are reported, beginning with the missed ones. */
  onState: (state: WalState) => void;
}

const SLOT = 'mandap_realtime';
/** Attempts while the database is unavailable or busy. */
const TRIES = 100;
/** Ms until the next attempt: after a crash PostgreSQL recovers within a second or two. */
const RETRY = 300;
/** Poll interval until a transaction is visible, ms. */
const UNREADABLE = 5;

/**
 * A reader of the database's WAL. `pg-logical-replication` 2.5.0 handles its client's errors only once connected, so a
 * session that ends in that moment would crash the process: here a handler is attached when the client requests the
 * password.
 */
export function logReader(databaseUrl: string): LogicalReplicationService {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  return new LogicalReplicationService({
    host: hostname,
    port: Number(port),
    user: username,
    database: pathname.slice(1),
    password(this: EventEmitter) {
      this.on('error', () => undefined); // the client's next call fails with the reason
      return password;
    },
  });
}

type Event = Pgoutput.MessageInsert | Pgoutput.MessageUpdate | Pgoutput.MessageDelete;

/**
 * Reads committed changes of the publication `supabase_realtime` from the write-ahead log, in order and
 * one at a time; reconnects when its session ends.
 */
export async function readWal(options: WalOptions): Promise<Wal> {
  const { databaseUrl, sql, onState } = options;
  await dropSlot(sql);
  await sql`select pg_create_logical_replication_slot(${SLOT}, 'pgoutput')`;
  const closing = new AbortController();
  const handle = inOrder(options, closing.signal);
  let service = logReader(databaseUrl);

  /** Reads until the session ends. @returns whether reading had started. */
  const read = async (opened: () => void): Promise<boolean> => {
    let isOpen = false;
    const plugin = new PgoutputPlugin({ protoVersion: 1, publicationNames: ['supabase_realtime'] });
    service = logReader(databaseUrl);
    service.on('error', () => undefined); // subscribe() rejects with it too
    service.on('start', () => {
      isOpen = true;
      if (closing.signal.aborted) void service.stop();
      else opened();
    });
    let transaction = 0;
    service.on('data', (_lsn, message: Pgoutput.Message) => {
      if (message.tag === 'begin') transaction = message.xid;
      if (isChange(message)) handle(message, transaction);
    });
    await service.subscribe(plugin, SLOT).catch(() => undefined);
    await service.stop().catch(() => undefined);
    return isOpen;
  };

  const follow = async (firstOpened: () => void) => {
    for (;;) {
      const wasOpen = await read(() => {
        firstOpened();
        onState('open');
      });
      if (closing.signal.aborted) return;
      if (wasOpen) onState('lost');
      await pause(RETRY);
    }
  };
  let following: Promise<void> | undefined;
  await new Promise<void>((opened) => {
    following = follow(opened);
  });
  return {
    async close() {
      closing.abort();
      await service.stop().catch(() => undefined);
      await following;
      await dropSlot(sql);
    },
  };
}

/**
 * Drops the slot, which would otherwise retain the log forever. PostgreSQL may take a moment to notice the disconnect.
 */
async function dropSlot(sql: postgres.Sql): Promise<void> {
  for (let left = TRIES; left > 0; left -= 1) {
    const slots = await sql<{ dropped: boolean }[]>`
      select not active as dropped, case when not active then pg_drop_replication_slot(slot_name) end
      from pg_replication_slots where slot_name = ${SLOT}`;
    if (slots.every(({ dropped }) => dropped)) return;
    await pause(UNREADABLE);
  }
}

function isChange(message: Pgoutput.Message): message is Event {
  return message.tag === 'insert' || message.tag === 'update' || message.tag === 'delete';
}

const TYPES = { insert: 'INSERT', update: 'UPDATE', delete: 'DELETE' } as const;

/**
 * Waits until a transaction's rows are visible. The log reports the commit slightly earlier, and on a busy machine a
 * query in between would miss a new row.
 */
async function readable(sql: postgres.Sql, transaction: number): Promise<void> {
  for (;;) {
    const [held] = await sql`select 1 from pg_locks
      where locktype = 'transactionid' and transactionid = ${String(transaction)}::text::xid`;
    if (!held) return;
    await pause(UNREADABLE);
  }
}

/** @param closing aborted on close: drops pending changes. */
function inOrder(
  { sql, rows, onChange }: WalOptions,
  closing: AbortSignal,
): (event: Event, transaction: number) => void {
  let queue = Promise.resolve();
  let lastReadable = 0;
  const handle = async (event: Event, transaction: number) => {
    const { schema, name: table } = event.relation;
    const old: Row | null = event.tag === 'insert' ? null : event.old;
    const source: Row = event.tag === 'delete' ? (event.old ?? event.key ?? {}) : event.new;
    const report = async () => {
      if (transaction !== lastReadable) await readable(sql, transaction);
      lastReadable = transaction;
      const columns = await rows.columns(schema, table);
      const keys = columns.filter((column) => column.pk).map(({ name }) => [name, source[name]]);
      await onChange({
        schema,
        table,
        type: TYPES[event.tag],
        key: Object.fromEntries(keys),
        old: event.tag === 'delete' ? source : old,
      });
    };
    for (let left = TRIES; left > 0 && !closing.aborted; left -= 1) {
      const error = await report().catch((reason: unknown) => reason ?? 'unknown');
      if (!error || closing.aborted) return;
      if (left > 1 && databaseError(error)?.code === NO_DATABASE) await pause(RETRY);
      else return console.error('realtime:', error instanceof Error ? error.message : error);
    }
  };
  return (event, transaction) => {
    queue = queue.then(() => handle(event, transaction));
  };
}
