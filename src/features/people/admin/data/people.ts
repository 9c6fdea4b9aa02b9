import { useQuery } from '@tanstack/react-query';
import { type ArgsOf, call } from '@/shared/data/call.ts';
import { gateNightsSchema } from '@/shared/passes/gateNights.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { helperSchema, type People, peopleSchema, resentSchema } from './answers.ts';

/** Key of everything that this screen reads. */
export const PEOPLE = 'people';

/** Poll intervals, ms: while a helper scans the QR; while invitations are open; else. */
export const SCANNING_MS = 3000;
const INVITED_MS = 15_000;
const QUIET_MS = 60_000;

const listPeople = call('list_people', { answer: peopleSchema });
const gateNights = call('gate_nights', { answer: gateNightsSchema });

const paceOf = (data: People | undefined) =>
  data?.invitations.some(({ state }) => state === 'open') ? INVITED_MS : QUIET_MS;

/** The query of the people and invitations, for `fetchQuery` too. */
export const peopleQuery = {
  queryKey: [PEOPLE, 'list'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => listPeople(getSupabase(), {}, signal),
  staleTime: 0,
};

/** The firm's people and open invitations, polled. @param pace interval, ms; default: by whether invitations are open. */
export function usePeople(pace?: number) {
  return useQuery({
    ...peopleQuery,
    refetchInterval: ({ state }) => pace ?? paceOf(state.data),
  });
}

async function loadNights(signal: AbortSignal) {
  const [nights, editions] = await Promise.all([
    gateNights(getSupabase(), {}, signal),
    getSupabase().from('garba_nights').select('id, edition_id').abortSignal(signal),
  ]);
  const editionOf = new Map(dataOf(editions).map(({ id, edition_id: edition }) => [id, edition]));
  return nights
    .filter(({ is_cancelled: isOff }) => !isOff)
    .map(({ id, date, edition }) => ({ id, date, edition, edition_id: editionOf.get(id) ?? '' }));
}

/** The evenings that somebody can work at: tonight's first, without those called off. */
export function useNights() {
  return useQuery({
    queryKey: [PEOPLE, 'nights'],
    queryFn: async ({ signal }) => loadNights(signal),
  });
}
export type Night = NonNullable<ReturnType<typeof useNights>['data']>[number];

const add = call('add_helper', { answer: helperSchema });
const invite = call('invite_person');
const resend = call('resend_invitation', { answer: resentSchema });
const withdraw = call('withdraw_invitation');
const set = call('set_person');
const end = call('end_sessions');
const reset = call('reset_factor');
const remove = call('remove_person');

// Each throws DataError: PT422 with a field, PT409 `version`, `owner`, `state` or `factor`, PT404, PT429, 42501.

/** Makes the link for a helper's phone; the same id again makes a new token. */
export const addHelper = async (args: ArgsOf<'add_helper'>) => add(getSupabase(), args);

/** Invites somebody by mail. */
export const invitePerson = async (args: ArgsOf<'invite_person'>) => invite(getSupabase(), args);

/** Sends the mail again, or makes a new link, which ends the old one. */
export const resendInvitation = async (id: string) => resend(getSupabase(), { p_id: id });

/** Ends the link of an invitation. */
export const withdrawInvitation = async (id: string) => withdraw(getSupabase(), { p_id: id });

/** Sets name, role, scope, end, and whether the account is enabled. */
export const setPerson = async (args: ArgsOf<'set_person'>) => set(getSupabase(), args);

/** Signs somebody out everywhere; answers from how many devices. */
export const endSessions = async (user: string) => end(getSupabase(), { p_user_id: user });

/** Removes somebody's second factor; answers how many there were. */
export const resetFactor = async (user: string) => reset(getSupabase(), { p_user_id: user });

/** Deletes an account; false if it was gone already. */
export const removePerson = async (user: string) => remove(getSupabase(), { p_user_id: user });
