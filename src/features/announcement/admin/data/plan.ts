import * as v from 'valibot';
import { adminAnnouncements } from '@/content/en/adminAnnouncements.ts';
import { LINK, messagesOf } from '@/features/announcement/data/messages.ts';
import { atLeast, atMost, oneLine, readable } from '@/shared/forms/rules.ts';
import { fromIstInput, toIstInput } from '@/shared/lib/dates.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

/** The planned bar as the admin area reads it. */
export type PlanRow = Pick<Tables<'announcements'>, 'messages' | 'enabled' | 'version'>;

/** As many messages as the database takes, without the removed ones and of those. */
export const MOST_MESSAGES = 10;
const MOST_REMOVED = 50;

const { errors } = adminAnnouncements;

/** What is wrong with the links of a text; null where visitors can follow all that is meant as one. */
function linkFault(text: string): string | null {
  const [first, ...others] = text.matchAll(new RegExp(LINK, 'g'));
  if (!first) return null;
  if (others.length > 0) return errors.severalLinks;
  const [, label = '', address = ''] = first;
  if (label.trim() === '') return errors.noLabel;
  return messagesOf(text)[0]?.link ? null : errors.address(address);
}

/** A time as `<input type="datetime-local">` holds it; '' for none. */
const time = v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\dT\d\d:\d\d)?$/, errors.time));

/** The lengths stand in SQL too (`private.are_announcements`). */
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
    /** By India's clock, as `until`. */
    from: time,
    until: time,
    /** When it was removed (ISO 8601); '' while it is there. */
    deletedAt: v.string(),
  }),
  v.forward(
    v.check(({ from, until }) => from === '' || until === '' || from < until, errors.order),
    ['until'],
  ),
);

export const planSchema = v.object({
  enabled: v.boolean(),
  /** First those that are there, in their order, then the removed ones. */
  messages: v.array(message),
});
export type PlanValues = v.InferOutput<typeof planSchema>;
export type PlannedMessage = PlanValues['messages'][number];

const storedMessages = v.array(
  v.object({
    text: v.string(),
    from: v.nullish(v.string()),
    until: v.nullish(v.string()),
    deleted_at: v.nullish(v.string()),
  }),
);

const localOf = (stored: string | null | undefined) => (stored ? toIstInput(new Date(stored)) : '');
const momentOf = (local: string) => (local === '' ? null : fromIstInput(local));

/** The bar as its form edits it. */
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

/** Those that are not removed. */
export const shownOf = <Message extends PlannedMessage>(messages: readonly Message[]) =>
  messages.filter(({ deletedAt }) => deletedAt === '');

/** Whether a message may be kept among the removed ones: the database takes no wrong one there either. */
export const isProper = (typed: PlannedMessage) => v.is(message, typed);

const storedMessage = ({ text, from, until }: PlannedMessage) => ({
  text,
  from: momentOf(from),
  until: momentOf(until),
});

/** The messages as the database holds them: times with their zone, null for none. */
export function storedOf(messages: PlanValues['messages']) {
  const removed = messages.filter(({ deletedAt }) => deletedAt !== '').slice(-MOST_REMOVED);
  return [
    ...shownOf(messages).map(storedMessage),
    ...removed.map((one) => Object.assign(storedMessage(one), { deleted_at: one.deletedAt })),
  ];
}

/** Whether a message is due at a moment. @param local the moment by India's clock, as the form holds times. */
export function phaseOf({ from, until }: PlannedMessage, local: string): 'later' | 'now' | 'over' {
  if (until !== '' && until <= local) return 'over';
  return from !== '' && local < from ? 'later' : 'now';
}
