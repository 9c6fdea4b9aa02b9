import postgres from 'postgres';
import { createTestStack } from '../../supabase/local/testing.ts';
import { spread } from './spread.ts';
import { addVenues } from './venueSearch.ts';
import { liftedQuotas, VISITOR_AGENT, works, type Work } from './work.ts';

/** The embedded PostgreSQL takes 40, of which the stack itself needs about 20. */
const CONNECTIONS = [1, 16];
const MOST_STATEMENTS = 3000;
const MOST_MS = 3000;
const WARM_UP = 50;

/** A visitor's session: their rights, and what the gateway would tell of their request. */
function visitorSession(databaseUrl: string, number: number): postgres.Sql {
  const headers = { 'user-agent': VISITOR_AGENT, 'x-forwarded-for': `127.0.1.${number + 1}` };
  return postgres(databaseUrl, {
    max: 1,
    onnotice: () => undefined,
    connection: {
      role: 'anon',
      'request.headers': JSON.stringify(headers),
      'request.jwt.claims': '{"role":"anon"}',
    },
  });
}

async function measure(sessions: readonly postgres.Sql[], sql: NonNullable<Work['sql']>) {
  let next = 0;
  const statement = async (session: postgres.Sql) => {
    const { text, values } = sql(next);
    next += 1;
    await session.unsafe(text, values);
  };
  for (const session of sessions) {
    for (let count = 0; count < WARM_UP / sessions.length; count += 1) await statement(session);
  }
  const times: number[] = [];
  const began = performance.now();
  const ask = async (session: postgres.Sql) => {
    while (times.length < MOST_STATEMENTS && performance.now() - began < MOST_MS) {
      const start = performance.now();
      await statement(session);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(sessions.map(ask));
  const { p50, p95 } = spread(times);
  const perSecond = Math.round((times.length / (performance.now() - began)) * 1000);
  return { connections: sessions.length, perSecond, p50Ms: p50, p95Ms: p95 };
}

/**
 * The same work as `measureApi` without HTTP: statements of visitors' sessions in PostgreSQL, writes safe against
 * power loss. Times in ms. Prints a table.
 */
export async function measureDb(): Promise<object> {
  const options = { demo: true, fsync: true, outboxEvery: 0, settings: liftedQuotas };
  const stack = await createTestStack('bench-db', options);
  try {
    await addVenues(stack);
    const report: Record<string, object[]> = {};
    for (const { name, sql } of works) {
      if (!sql) continue;
      const runs: object[] = [];
      for (const connections of CONNECTIONS) {
        const sessions = Array.from({ length: connections }, (_, number) =>
          visitorSession(stack.databaseUrl, number),
        );
        try {
          runs.push(await measure(sessions, sql));
        } finally {
          await Promise.all(sessions.map(async (session) => session.end()));
        }
      }
      report[name] = runs;
      console.log(name);
      console.table(runs);
    }
    return report;
  } finally {
    await stack.stop();
  }
}
