import postgres from 'postgres';

/**
 * A client like another one that has asked something before: it shares the array types that were read then. Where
 * `postgres` 3.4.9 reads them and the session is ended meanwhile, its promise fails and nobody can catch it.
 */
export function likeIt(sql: postgres.Sql, own: object): postgres.Sql {
  const options: postgres.Options<Record<string, never>> = {};
  return postgres(Object.assign(options, sql.options, { fetch_types: false }, own));
}

/**
 * Gives a client a `reserve()` whose sessions may be lost. `postgres` 3.4.9 writes to a socket that is gone when the
 * session of a transaction was ended, which no caller can catch (porsager/postgres issue 1208). Here each reserved
 * session is a client of its own: lost, it fails all that is asked of it and is never given out again.
 * @param sql has asked something before any session is reserved.
 * @param max how many sessions there may be at once; who comes later waits.
 */
export function keepSessionsApart(sql: postgres.Sql, max: number): { close: () => Promise<void> } {
  const idle: postgres.Sql[] = [];
  const all = new Set<postgres.Sql>();
  const waiting: (() => void)[] = [];
  let closed = false;

  /** A session is free, or there is room for a new one: whoever waits longest looks again. */
  const wake = () => waiting.shift()?.();

  const open = () => {
    const onclose = () => {
      // Else it would connect anew: outside of the transaction, hence with the superuser's rights.
      void session.end({ timeout: 0 });
      all.delete(session);
      wake();
    };
    // It never closes by itself: in that very moment it might be given out.
    const own = { max: 1, onclose, idle_timeout: null, max_lifetime: null };
    const session = likeIt(sql, own);
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

/** Runs `work` in a transaction; `sql.begin` of the library is not used while serving, see above. */
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
    await session`rollback`.catch(() => undefined); // a lost session has rolled back by itself
    throw error;
  } finally {
    session.release();
  }
}
