import postgres from 'postgres';

/**
 * A client that shares the array types which another one has already fetched. If `postgres` 3.4.9 fetches them and the
 * session ends during that, its rejection cannot be caught.
 */
export function sharingTypes(sql: postgres.Sql, own: object): postgres.Sql {
  const options: postgres.Options<Record<string, never>> = {};
  return postgres(Object.assign(options, sql.options, { fetch_types: false }, own));
}

/**
 * Gives a client a `reserve()` whose sessions may be lost. `postgres` 3.4.9 writes to a closed socket when the session
 * of a transaction has ended, which no caller can catch (porsager/postgres issue 1208). Here each reserved session is a
 * client of its own: once lost, all its queries fail and it is never reused.
 * @param sql must have run a query before the first reserve().
 * @param max maximum concurrent sessions; further callers wait.
 */
export function keepSessionsApart(sql: postgres.Sql, max: number): { close: () => Promise<void> } {
  const idle: postgres.Sql[] = [];
  const all = new Set<postgres.Sql>();
  const waiting: (() => void)[] = [];
  let closed = false;

  /** Wakes the longest waiting caller when a session is free or may be opened. */
  const wake = () => waiting.shift()?.();

  const open = () => {
    const onclose = () => {
      // Otherwise it would reconnect: outside of the transaction, hence with the superuser's privileges.
      void session.end({ timeout: 0 });
      all.delete(session);
      wake();
    };
    // Never closes on its own: it might be reserved in that very moment.
    const own = { max: 1, onclose, idle_timeout: null, max_lifetime: null };
    const session = sharingTypes(sql, own);
    all.add(session);
    return session;
  };

  sql.reserve = async () => {
    for (;;) {
      if (closed) throw new Error('The database is being closed');
      const session = idle.pop() ?? (all.size < max ? open() : undefined);
      if (session && all.has(session)) {
        const release = () => {
          if (all.has(session)) idle.push(session);
          wake();
        };
        return Object.assign(session, { release });
      }
      if (!session) await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };

  return {
    async close() {
      closed = true;
      for (const look of waiting.splice(0)) look();
      await Promise.all([...all].map((session) => session.end({ timeout: 1 })));
    },
  };
}

/** Runs `work` in a transaction; replaces the library's `sql.begin` while serving (see keepSessionsApart). */
export async function inTransaction<T>(
  sql: postgres.Sql,
  work: (session: postgres.ISql) => Promise<T>,
): Promise<T> {
  const session = await sql.reserve();
  try {
    await session`begin`;
    const result = await work(session);
    await session`commit`;
    return result;
  } catch (error) {
    await session`rollback`.catch(() => undefined); // fails on a lost session, which has rolled back already
    throw error;
  } finally {
    session.release();
  }
}
