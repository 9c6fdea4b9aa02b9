import * as v from 'valibot';
import type { AuthAdmin, AuthRefusal } from '../_shared/authAdmin.ts';
import { callerAddress } from '../_shared/callerAddress.ts';
import type { Rpc } from '../_shared/clients.ts';
import { endpoint, json, Refusal, type Handler, type Log } from '../_shared/respond.ts';
import { oneLine } from '../_shared/text.ts';
import { readBody } from '../_shared/validate.ts';

const secret = v.pipe(v.string('must be a text'), v.regex(/^[!-~]{1,200}$/, 'is too long'));
const bodySchema = v.object({
  token: secret,
  claim: v.pipe(v.string('must be a text'), v.regex(/^[\w-]{32,200}$/, 'must be a long secret')),
  name: v.string('must be a text'),
  password: v.string('must be a text'),
});
type Body = v.InferOutput<typeof bodySchema>;

export const answerSchema = v.object({
  state: v.picklist([
    ...(['open', 'done', 'busy', 'has_account'] as const),
    ...(['used', 'withdrawn', 'ended', 'unknown', 'too_many'] as const),
  ]),
  inviter: v.optional(v.string(), ''),
  user_id: v.optional(v.string(), ''),
  email: v.optional(v.string(), ''),
});
type Answer = v.InferOutput<typeof answerSchema>;
type State = Answer['state'];

export interface InvitationDeps {
  /** A client that forwards the caller's address ('' if unknown) to the database for its quota. */
  readonly rpcFor: (address: string) => Rpc;
  readonly accounts: AuthAdmin;
  readonly log: Log;
}

/** As `minimum_password_length` in config.toml: Auth does not check the password of an account that it is told to make. */
const LEAST = 10;
/** bcrypt ignores further bytes. */
const MOST_BYTES = 72;
/** Addresses of accounts without mail (private.account_email). */
const HELPER = '@staff.invalid';

function refuseWeak(password: string): void {
  const bytes = new TextEncoder().encode(password).length;
  if (Array.from(password).length >= LEAST && bytes <= MOST_BYTES && !password.includes('\0'))
    return;
  throw new Refusal(422, 'The password must have 10 characters and at most 72 bytes.', 'password');
}

/** A helper's name is the one that the owner has given. */
function nameOf({ name }: Body, { email }: Answer): string {
  const line = oneLine(name, 1000);
  if (email.endsWith(HELPER)) return '';
  if (line.length >= 2 && Array.from(line).length <= 60) return line;
  throw new Refusal(422, 'The name must have 2 to 60 characters.', 'name');
}

const words: Readonly<Record<Exclude<State, 'open' | 'done'>, readonly [number, string]>> = {
  busy: [409, 'Another browser is taking up this invitation.'],
  has_account: [409, 'This address has an account.'],
  used: [410, 'This invitation was used.'],
  withdrawn: [410, 'This invitation was withdrawn.'],
  ended: [410, 'This invitation has ended.'],
  unknown: [410, 'There is no such invitation.'],
  too_many: [429, 'Too many tries. Wait a few minutes.'],
};

function refuse(state: keyof typeof words, inviter = ''): Response {
  const [status, error] = words[state];
  return json(status, { error, state, inviter });
}

const failed = (what: string, { status, code }: AuthRefusal) =>
  new Error(`${what}: ${String(status)} ${code}`);

/** Whether the account is there now with this password; false if somebody else has the address. */
async function makeAccount(
  accounts: AuthAdmin,
  { user_id: id, email }: Answer,
  password: string,
): Promise<boolean> {
  const made = await accounts.create({ id, email, password });
  if (made === null) return true;
  // A try that was broken off has made it, perhaps with another password.
  const set = await accounts.setPassword(id, password);
  if (set === null) return true;
  if (set.code === 'weak_password')
    throw new Refusal(422, `The password is weak: ${set.reasons.join(', ')}.`, 'password');
  if (set.status === 404 && made.code === 'email_exists') return false;
  throw failed('account', set.status === 404 ? made : set);
}

/**
 * POST {token, claim, name, password}: takes up an invitation. The account is made first and has no rights; the last
 * call gives it the role and spends the token in one transaction. Broken off in between, the next try goes on with the
 * same account. `claim` is a secret of the browser, which may repeat a call whose answer was lost.
 * Responds 200 {email} to sign in with; 410 {state: used, withdrawn, ended, unknown; inviter}; 409 {state: busy (another
 * browser, for a minute), has_account; inviter}; 422 with the field name or password; 400, 413, 429, 500.
 */
export function createHandler({ rpcFor, accounts, log }: InvitationDeps): Handler {
  return endpoint({ audience: 'public', log }, async (request) => {
    const body = await readBody(request, bodySchema);
    const { token, claim, password } = body;
    refuseWeak(password);
    const rpc = rpcFor(callerAddress(request.headers));
    const ask = async (procedure: string, more: object = {}): Promise<Answer> => {
      const result = await rpc(procedure, { p_token: token, p_claim: claim, ...more });
      // The message may hold a name, and is not logged.
      if ('error' in result) throw new Error(`${procedure}: ${result.error.code}`);
      return v.parse(answerSchema, result.data);
    };

    const begun = await ask('begin_invitation');
    if (begun.state === 'done') return json(200, { email: begun.email });
    if (begun.state !== 'open') return refuse(begun.state, begun.inviter);
    const name = nameOf(body, begun);
    if (!(await makeAccount(accounts, begun, password)))
      return refuse('has_account', begun.inviter);

    const { state, inviter } = await ask('finish_invitation', { p_name: name });
    if (state === 'done') return json(200, { email: begun.email });
    if (state === 'open') throw new Error('finish_invitation: open');
    if (state === 'used') {
      // By the same browser, perhaps, which has sent twice.
      const again = await ask('begin_invitation');
      return again.state === 'done' ? json(200, { email: begun.email }) : refuse(state, inviter);
    }
    if (state === 'withdrawn' || state === 'ended') {
      // Nobody has taken it up, and nobody can: the account would only keep the address from another invitation.
      const kept = await accounts.remove(begun.user_id);
      if (kept !== null)
        log(`an account without rights was not deleted: ${failed('', kept).message}`);
    }
    return refuse(state, inviter);
  });
}
