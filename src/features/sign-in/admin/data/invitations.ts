import { useQuery } from '@tanstack/react-query';
import { FunctionsHttpError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { call } from '@/shared/data/call.ts';
import { adminRoles } from '@/shared/lists/adminRoles.ts';
import { withTimeout } from '@/shared/lib/withTimeout.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { type InvitationLink, noteStart } from './invitationLink.ts';
import { SignInError } from './signInFailure.ts';
import { signIn } from './signInQueries.ts';

const closedStates = ['used', 'withdrawn', 'ended', 'unknown', 'too_many'] as const;
/** Why a link opens nothing. */
export type ClosedState = (typeof closedStates)[number];

const text = v.optional(v.nullable(v.string()), '');
export const invitationSchema = v.object({
  state: v.picklist(['open', ...closedStates]),
  inviter: text,
  /** Null for a helper. */
  email: v.optional(v.nullable(v.string()), null),
  name: text,
  role: v.optional(v.picklist(adminRoles), 'gate'),
  expires_at: text,
  has_account: v.optional(v.boolean(), false),
  edition_id: text,
  edition: text,
  night_id: text,
  night: text,
  ends_at: text,
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

export const claimedSchema = v.object({
  state: v.picklist(['done', 'has_role', 'other_account', ...closedStates]),
  inviter: text,
});

const seeInvitation = call('see_invitation', { answer: invitationSchema });
const claimInvitation = call('claim_invitation', { answer: claimedSchema });

/** What a link is for. Reading it spends nothing. */
export function useInvitation(link: InvitationLink | null) {
  return useQuery({
    queryKey: ['invitation', link?.token],
    queryFn: async ({ signal }): Promise<Invitation> =>
      link
        ? seeInvitation(getSupabase(), { p_token: link.token }, signal)
        : v.parse(invitationSchema, { state: 'unknown' }),
    // What is typed must outlast a look at another tab; whether it is still open is said when it is sent.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Why an invitation was not taken up. After any other error the same call may be repeated. */
export class InvitationError extends Error {
  override readonly name = 'InvitationError';
  readonly state:
    | ClosedState
    | 'busy'
    | 'has_account'
    | 'name'
    | 'weakPassword'
    | 'leakedPassword'
    /** The account is there, with a password of an earlier try. */
    | 'earlier'
    | 'hasRole';
  readonly inviter: string;

  constructor(state: InvitationError['state'], inviter: string | null = '') {
    super(state);
    this.state = state;
    this.inviter = inviter ?? '';
  }
}

/** The state that a failed try has found the invitation in, if it ends the form; another one keeps what is typed. */
export function closedBy(error: unknown): { state: ClosedState; inviter: string } | undefined {
  if (!(error instanceof InvitationError)) return undefined;
  const { state, inviter } = error;
  const closed = closedStates.find((one) => one === state && one !== 'too_many');
  return closed && { state: closed, inviter };
}

const refusalSchema = v.object({
  error: text,
  field: text,
  state: v.optional(v.picklist(['busy', 'has_account', ...closedStates])),
  inviter: text,
});

/** Longest wait, ms: the function itself waits for three services. */
const PATIENCE_MS = 45_000;

async function jsonOf(answer: unknown): Promise<unknown> {
  try {
    return answer instanceof Response ? await answer.json() : null;
  } catch {
    return null;
  }
}

async function refusalOf(error: unknown): Promise<Error> {
  if (!(error instanceof FunctionsHttpError)) return new SignInError('unreachable', error);
  const read = v.safeParse(refusalSchema, await jsonOf(error.context));
  if (!read.success) return new SignInError('unreachable', error);
  const { state, field, inviter, error: reason } = read.output;
  if (state) return new InvitationError(state, inviter);
  if (field === 'name') return new InvitationError('name');
  if (field === 'password')
    return new InvitationError(reason?.includes('pwned') ? 'leakedPassword' : 'weakPassword');
  return new SignInError('unreachable', error);
}

const emailSchema = v.object({ email: v.string() });

/**
 * Takes up an invitation and signs in. May be repeated by this tab after any failure.
 * @throws InvitationError, or SignInError 'unreachable' or 'rateLimited'.
 */
export async function acceptInvitation(
  link: InvitationLink,
  { name, password }: { name: string; password: string },
): Promise<void> {
  noteStart(link);
  const { token, claim } = link;
  const { data, error } = await withTimeout(
    getSupabase().functions.invoke<unknown>('accept-invitation', {
      body: { token, claim, name, password },
    }),
    PATIENCE_MS,
  );
  if (error) throw await refusalOf(error);
  const { email } = v.parse(emailSchema, data);
  try {
    await signIn({ email, password });
  } catch (problem) {
    const isWrong = problem instanceof SignInError && problem.failure === 'credentials';
    throw isWrong ? new InvitationError('earlier') : problem;
  }
}

/**
 * Gives the invitation's role to the signed-in account, whose address must be the invited one.
 * @throws InvitationError, DataError.
 */
export async function takeUpSignedIn(link: InvitationLink): Promise<void> {
  const { state, inviter } = await claimInvitation(getSupabase(), { p_token: link.token });
  if (state === 'done') return;
  if (state === 'has_role') throw new InvitationError('hasRole', inviter);
  throw new InvitationError(state === 'other_account' ? 'unknown' : state, inviter);
}

/** Whether an address is a helper's, who has no mail and no password: an account is its phone's alone. */
export const isHelpers = (email: string | undefined) => email?.endsWith('@staff.invalid') ?? false;
