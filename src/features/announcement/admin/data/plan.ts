import * as v from 'valibot';
import { adminAnnouncements } from '@/content/en/adminAnnouncements.ts';
import { LINK, messagesOf } from '@/features/announcement/data/messages.ts';
import { atLeast, atMost, oneLine, readable } from '@/shared/forms/rules.ts';
import { fromIstInput, toIstInput } from '@/shared/lib/dates.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

/** The announcement bar as the admin area loads it. */
export type PlanRow = Pick<Tables<'announcements'>, 'messages' | 'enabled' | 'version'>;

/** Limits of the database, for shown and removed messages. */
export const MOST_MESSAGES = 10;
const MOST_REMOVED = 50;

const { errors } = adminAnnouncements;

/** Returns the error in a text's links; null if every intended link works. */
function linkFault(text: string): string | null {
  const [first, ...others] = text.matchAll(new RegExp(LINK, 'g'));
  if (!first) return null;
  if (others.length > 0) return errors.severalLinks;
  const [, label = '', address = ''] = first;
  if (label.trim() === '') return errors.noLabel;
  return messagesOf(text)[0]?.link ? null : errors.address(address);
}

/** Value of an `<input type="datetime-local">`; '' for none. */
const time = v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, errors.time));

/** Same lengths as in SQL (`private.are_announcements`). */
const message = v.pipe(
  v.object({
    text: v.pipe(
      v.string(),
      oneLine,
      readable,
      atLeast(1, errors.empty),
      atMost(300, errors.long),
      v.rawCheck(({ dataset, addIssue }) => {
        const fault = dataset.typed ? linkFault(dataset.value) : null;
        if (fault !== null) addIssue({ message: fault });
      }),
    ),
    /** IST, like `until`. */
    from: time,
    until: time,
    /** Time of removal (ISO 8601); '' if not removed. */
    deletedAt: v.string(),
  }),
  v.forward(
    v.check(({ from, until }) => from === '' || until === '' || from < until, errors.order),
    ['until'],
  ),
);

export const planSchema = v.object({
  enabled: v.boolean(),
  /** Shown messages in their order, then the removed ones. */
  messages: v.array(message),
});
export type PlanValues = v.InferOutput<typeof planSchema>;
export type PlannedMessage = PlanValues['messages'][number];

const storedMessages = v.array(
  v.object({
    text: v.string(),
    from: v.optional(v.nullable(v.string())),
    until: v.optional(v.nullable(v.string())),
    deleted_at: v.optional(v.nullable(v.string())),
  }),
);

const localOf = (stored: string | null | undefined) => (stored ? toIstInput(new Date(stored)) : '');
const momentOf = (local: string) => (local === '' ? null : fromIstInput(local));

/** Form values of the bar. */
export function valuesOf({ enabled, messages }: PlanRow): PlanValues {
  return {
    enabled,
    messages: v
      .parse(storedMessages, messages)
      .map(({ text, from, until, deleted_at: deletedAt }) => ({
        text,
        from: localOf(from),
        until: localOf(until),
        deletedAt: deletedAt ?? '',
      }))
      .toSorted((a, b) => Number(a.deletedAt !== '') - Number(b.deletedAt !== '')),
  };
}

/** Messages that are not removed. */
export const shownOf = <Message extends PlannedMessage>(messages: readonly Message[]) =>
  messages.filter(({ deletedAt }) => deletedAt === '');

/** Whether a message is valid; the database rejects invalid ones among the removed, too. */
export const isProper = (typed: PlannedMessage) => v.is(message, typed);

const storedMessage = ({ text, from, until }: PlannedMessage) => ({
  text,
  from: momentOf(from),
  until: momentOf(until),
});

/** Messages as stored: times with their zone, null for none. */
export function storedOf(messages: PlanValues['messages']) {
  const removed = messages.filter(({ deletedAt }) => deletedAt !== '').slice(-MOST_REMOVED);
  return [
    ...shownOf(messages).map(storedMessage),
    ...removed.map((one) => Object.assign(storedMessage(one), { deleted_at: one.deletedAt })),
  ];
}

/** Phase of a message at a moment. @param local the moment in IST, in the form's format. */
export function phaseOf({ from, until }: PlannedMessage, local: string): 'later' | 'now' | 'over' {
  if (until !== '' && until <= local) return 'over';
  return from !== '' && local < from ? 'later' : 'now';
}
