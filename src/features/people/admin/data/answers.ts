import * as v from 'valibot';
import { adminRoles } from '@/shared/lists/adminRoles.ts';

// Answers about the firm's people, checked by supabase/tests/people-names.test.ts. Times are ISO 8601.

const text = v.nullable(v.string());

/** Where and until when somebody works. */
const scopeEntries = {
  /** null: every edition. */
  edition_id: text,
  /** null: every evening. */
  night_id: text,
  /** null: no end. */
  ends_at: text,
  /** Title; null if the edition is gone, or for every edition. */
  edition: text,
  /** Day of the night. */
  night: text,
};

/** Phones whose shift has ended with their account. */
const endedPhones = {
  /** Gates of phones that do not know it yet. */
  unreached: v.array(v.string()),
  /** People whom such a phone let in before it learnt of its end, and could not send; of the last seven days. */
  uncounted: v.array(v.object({ gate: v.string(), at: v.string(), people: v.number() })),
};

const removedSchema = v.object({ user_id: v.string(), name: v.string(), ...endedPhones });
/** Somebody who was removed and whose phones the owner has to know about. */
export type Removed = v.InferOutput<typeof removedSchema>;

const personSchema = v.object({
  user_id: v.string(),
  /** null: a helper, whose account has no address. */
  email: text,
  name: v.string(),
  role: v.picklist(adminRoles),
  active: v.boolean(),
  disabled_by: text,
  changed_at: v.string(),
  version: v.number(),
  is_you: v.boolean(),
  /** Whether the end follows the nights. */
  ends_with_nights: v.boolean(),
  /** The invitation that made the account, as long as it is kept. */
  invitation_id: text,
  last_seen: text,
  has_factor: v.boolean(),
  sessions: v.number(),
  ...endedPhones,
  ...scopeEntries,
});
export type Person = v.InferOutput<typeof personSchema>;

const invitationEntries = {
  id: v.string(),
  /** null: a link for a helper's phone. */
  email: text,
  name: v.string(),
  role: v.picklist(adminRoles),
  state: v.picklist(['open', 'ended']),
  inviter: v.string(),
  expires_at: v.string(),
  mail: v.nullable(v.object({ status: v.string(), attempts: v.number(), error: text })),
  ...scopeEntries,
};
const invitationSchema = v.object(invitationEntries);
export type Invitation = v.InferOutput<typeof invitationSchema>;

export const peopleSchema = v.object({
  now: v.string(),
  people: v.array(personSchema),
  removed: v.array(removedSchema),
  invitations: v.array(invitationSchema),
});
export type People = v.InferOutput<typeof peopleSchema>;

/** An invitation with the token of its link, which is answered only once. */
export const helperSchema = v.object({ ...invitationEntries, token: v.string() });
export type Helper = v.InferOutput<typeof helperSchema>;

/** The same; without a token where a mail was sent. */
export const resentSchema = v.object({ ...invitationEntries, token: text });
