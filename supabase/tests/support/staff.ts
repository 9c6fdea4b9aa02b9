import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientOf, createUser, signIn, type Stack } from '../../local/testing.ts';
import { call } from './passes.ts';

/** Parts of a person of `list_people`. */
export interface Person {
  user_id: string;
  email: string | null;
  name: string;
  role: string;
  active: boolean;
  version: number;
  disabled_by: string | null;
  ends_at: string | null;
  night_id: string | null;
  edition_id: string | null;
  sessions: number;
  has_factor: boolean;
}

/** Parts of an invitation of `list_people`. */
export interface Invitation {
  id: string;
  email: string | null;
  state: string;
  name: string;
  token: string | null;
  expires_at: string;
  mail: { status: string; attempts: number; error: string | null } | null;
}

export interface PeopleList {
  people: Person[];
  removed: Pick<Person, 'user_id' | 'name'>[];
  invitations: Invitation[];
}

export async function listPeople(owner: SupabaseClient): Promise<PeopleList> {
  const { data } = await call<PeopleList>(owner, 'list_people', {});
  if (!data) throw new Error('No list of people');
  return data;
}

/** A person of the list, by name or address. */
export async function personOf(owner: SupabaseClient, who: string): Promise<Person> {
  const { people } = await listPeople(owner);
  const person = people.find(({ name, email }) => name === who || email === who);
  if (!person) throw new Error(`${who} is not in the list`);
  return person;
}

/** Saves a person as the list has it, with changes. */
export async function setPerson(
  owner: SupabaseClient,
  person: Person,
  change: Record<string, unknown>,
) {
  return call(owner, 'set_person', {
    p_user_id: person.user_id,
    p_version: person.version,
    p_name: person.name,
    p_role: person.role,
    p_active: person.active,
    ...change,
  });
}

/** Invites by mail; returns the id and the token, which only the mail has. */
export async function inviteByMail(
  stack: Stack,
  owner: SupabaseClient,
  email: string,
  more: Record<string, unknown> = {},
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const { code, hint } = await call(owner, 'invite_person', {
    p_id: id,
    p_email: email,
    p_name: 'Ritu Kumari',
    p_role: 'manager',
    ...more,
  });
  if (code) throw new Error(`${email} is not invited: ${code} ${String(hint)}`);
  return { id, token: await tokenOf(stack, id) };
}

/** The token of an invitation whose mail has not been sent. */
export async function tokenOf({ sql }: Pick<Stack, 'sql'>, id: string): Promise<string> {
  const [mail] = await sql<{ token: string }[]>`
    select o.payload ->> 'token' as token
    from private.outbox o join private.invitations i on i.mail_id = o.id where i.id = ${id}`;
  if (!mail) throw new Error('No mail');
  return mail.token;
}

export interface Accepting {
  state: string;
  inviter?: string;
  user_id?: string;
  email?: string;
}

/** The calls of the function accept-invitation. */
export const acceptingAs = (stack: Stack) => {
  const service = clientOf(stack, stack.secretKey);
  const ask = async (name: string, args: Record<string, unknown>) => {
    const { data } = await call<Accepting>(service, name, args);
    if (!data) throw new Error(`${name} has no answer`);
    return data;
  };
  return {
    begin: async (token: string, claim: string) =>
      ask('begin_invitation', { p_token: token, p_claim: claim }),
    finish: async (token: string, claim: string, name = '') =>
      ask('finish_invitation', { p_token: token, p_claim: claim, p_name: name }),
  };
};

/** Makes the account of a begun invitation, without a role, and signs it in. */
export async function makeAccount(
  stack: Stack,
  { user_id: user = '', email = '' }: Accepting,
): Promise<SupabaseClient> {
  const password = 'correct-horse-battery';
  const made = await createUser(stack, { email, password });
  // The function asks the Auth API for an account with this id.
  await stack.sql`update private.invitations set user_id = ${made} where user_id = ${user}`;
  return signIn(stack, email, password);
}

/** Takes the links of a helper and of a manager through their states. */
export async function takeUpInvitations(stack: Stack, owner: SupabaseClient, night: string) {
  const { begin, finish } = acceptingAs(stack);
  const see = async (token: string) => call(clientOf(stack), 'see_invitation', { p_token: token });
  const helper = { p_id: randomUUID(), p_name: 'Ravi', p_role: 'gate', p_night_id: night };
  const { data } = await call<{ token: string }>(owner, 'add_helper', helper);
  const { token: byMail } = await inviteByMail(stack, owner, 'ritu@example.org');
  for (const token of [data?.token ?? '', byMail]) {
    const claim = randomUUID();
    await see(token);
    const account = await makeAccount(stack, await begin(token, claim));
    await finish(token, claim, 'Ravi');
    // The link is used.
    await see(token);
    await begin(token, randomUUID());
    await finish(token, randomUUID());
    await call(account, 'claim_invitation', { p_token: token });
  }
}
