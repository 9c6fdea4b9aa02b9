import type { SupabaseClient } from '@supabase/supabase-js';
import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { DataError, dataOf } from '@/shared/supabase/errors.ts';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { type Check, failureText } from './check.ts';
import { type HealthReader, onHealth } from './health.ts';
import { analytics, isCalled, isTested, type Procedure, type Relation } from './needed.ts';
import { procedures, relations } from './schema.ts';

const { names, details, advice, repairs } = words;

/** The names of a list, typed as its keys are. */
const namesOf = <Name extends string>(list: Partial<Record<Name, unknown>>): Name[] => {
  const found: Name[] = [];
  for (const name in list) found.push(name);
  return found;
};

/** Selects no rows: the rights are checked all the same, and no private data is sent. */
const askOf = (client: Pick<SupabaseClient, 'from'>, name: Relation, signal: AbortSignal) =>
  client.from(name).select('*').limit(0).abortSignal(signal);

function relationCheck(name: Relation): Check {
  const use = analytics[name];
  const repair = use?.repair;
  return {
    name,
    group: use ? 'analytics' : 'tables',
    advice: repair ? advice.repairable : advice.relation,
    ...(repair && {
      repair: { label: repairs[repair], run: async () => callRepair(repair) },
    }),
    run: async (signal) => {
      dataOf(await askOf(getSupabase(), name, signal));
      return { ok: true, detail: details.readable };
    },
  };
}

async function callRepair(name: keyof typeof repairs & Procedure): Promise<void> {
  const { error, status } = await getSupabase().rpc(name);
  if (error) throw new DataError(error, status);
}

/** Visitors must get 42501. An empty answer is not enough: it means that they may select. */
const visitorCheck = (name: Relation): Check => ({
  name: names.visitors(name),
  group: 'visitors',
  advice: advice.visitors,
  run: async (signal) => {
    const answer = await askOf(getVisitorClient(), name, signal);
    if (!answer.error) return { ok: false, detail: details.notDenied };
    if (answer.error.code === '42501') return { ok: true, detail: details.denied };
    const failure = failureText(new DataError(answer.error, answer.status));
    return { ok: null, detail: details.notRefused(failure) };
  },
});

function procedureCheck(name: Procedure, readHealth: HealthReader): Check {
  const run = isCalled(name)
    ? async (signal: AbortSignal) => {
        dataOf(await getSupabase().rpc(name).abortSignal(signal));
        return { ok: true, detail: details.callable };
      }
    : onHealth(readHealth, (health) => {
        const isThere = health.rows.some(({ item }) => item === `procedure ${name}`);
        return { ok: isThere, detail: isThere ? details.callable : details.notCallable };
      });
  return { name: names.procedure(name), group: 'procedures', advice: advice.procedure, run };
}

/** A check for each table and view, for each procedure, and for each that visitors must not read. */
export function relationChecks(readHealth: HealthReader): Check[] {
  const all = namesOf<Relation>(relations);
  const tested = namesOf<Procedure>(procedures).filter(isTested);
  return [
    ...all.map(relationCheck),
    ...tested.map((name) => procedureCheck(name, readHealth)),
    ...all.filter((name) => relations[name] === 'admins').map(visitorCheck),
  ];
}
