import * as v from 'valibot';
import { countedPage } from '@/shared/admin/data/answers.ts';
import { call } from '@/shared/data/call.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';

/** More than fit on a screen; a ground holds a few thousand. */
const LIST_MAX = 500;

/** Key of the list in the cache. */
export const interestsKey = ['garba-interests'];

export const factsSchema = v.record(
  v.string(),
  v.object({ has_bought: v.boolean(), told_by: v.nullable(v.string()) }),
);

const interestFacts = call('interest_facts', { answer: factsSchema });

const NO_FACTS: v.InferOutput<typeof factsSchema>[string] = { has_bought: false, told_by: null };

/**
 * Loads the sign-ups for passes, those not contacted first, then the newest, at most LIST_MAX of `total`. `told` counts
 * all that were contacted. Each row has whether the person has bought already, and who contacted them. RLS returns rows
 * to admins only.
 */
export async function listInterests(signal: AbortSignal) {
  const interests = getSupabase().from('garba_interests');
  const [page, told, facts] = await Promise.all([
    interests
      .select(
        'id, name, phone, phone_e164, is_suspicious, contacted_at, created_at, garba_editions (title, status, passes_from)',
        { count: 'exact' },
      )
      .order('contacted_at', { ascending: false, nullsFirst: true })
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(LIST_MAX)
      .abortSignal(signal),
    interests
      .select('id', { count: 'exact' })
      .not('contacted_at', 'is', null)
      .limit(1)
      .abortSignal(signal),
    interestFacts(getSupabase(), {}, signal),
  ]);
  const { rows, total } = countedPage(page);
  return {
    rows: rows.map((row) => Object.assign(row, facts[row.id] ?? NO_FACTS)),
    total,
    told: countedPage(told).total,
  };
}

export type Interest = Awaited<ReturnType<typeof listInterests>>['rows'][number];

/** Marks a sign-up as contacted, or not. @throws DataError also where no row was changed. */
export async function setContacted({
  id,
  isContacted,
}: {
  id: string;
  isContacted: boolean;
}): Promise<void> {
  const contacted_at = isContacted ? new Date(serverNow()).toISOString() : null;
  dataOf(
    await getSupabase()
      .from('garba_interests')
      .update({ contacted_at })
      .eq('id', id)
      .select('id')
      .single(),
  );
}

/** Deletes a name and a number for good. @throws DataError also where no row was deleted. */
export async function removeInterest(id: string): Promise<void> {
  dataOf(await getSupabase().from('garba_interests').delete().eq('id', id).select('id').single());
}
