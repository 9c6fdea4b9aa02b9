import { adminPeople as words } from '@/content/en/adminPeople.ts';
import {
  formatIsoDay,
  formatIstDateTime,
  formatIstTime,
  istDay,
  addDays,
} from '@/shared/lib/dates.ts';
import { folded } from '@/shared/lib/text.ts';
import type { Invitation, Person } from './answers.ts';

type Named = Pick<Person, 'name' | 'email'>;
type Scope = Pick<Person, 'role' | 'edition_id' | 'night_id' | 'ends_at' | 'edition' | 'night'>;

/** What colleagues call somebody: the name, else the address. */
export const nameOf = ({ name, email }: Named) => name || email || words.noName;

export type PersonState = 'active' | 'disabled' | 'ended';

/** @param now ms. */
export function stateOf({ active, ends_at: end }: Pick<Person, 'active' | 'ends_at'>, now: number) {
  if (!active) return 'disabled';
  return end !== null && Date.parse(end) <= now ? 'ended' : 'active';
}

/** Whether somebody is there for an evening or an edition. */
export const isHelper = ({ edition_id: edition, email }: Person) =>
  edition !== null || email === null;

function placeOf({ role, edition_id, night_id, edition, night }: Scope): string {
  if (role !== 'gate' && role !== 'counter') return '';
  if (night_id !== null)
    return night === null ? words.scope.lostNight : words.scope.night(formatIsoDay(night));
  if (edition_id !== null) return edition ?? words.scope.lostEdition;
  return words.scope.all;
}

/** A moment, without the day where it is that of the night or the next morning. */
function momentOf(moment: string, night: string | null): string {
  const when = new Date(moment);
  const isClose = night !== null && istDay(when) <= addDays(night, 1);
  return isClose ? formatIstTime(when) : formatIstDateTime(when);
}

/** Where and until when somebody works: 'Fri, 16 Oct 2026 only, until 4:00 am'. '' for everything without an end. */
export function scopeOf(scope: Scope, now: number): string {
  const { ends_at: end, night } = scope;
  const isOver = end !== null && Date.parse(end) <= now;
  const until = end === null ? '' : words.scope[isOver ? 'ended' : 'until'](momentOf(end, night));
  return [placeOf(scope), until].filter(Boolean).join(', ');
}

/** How long an invitation can be accepted. */
export function leftOf({ state, email, expires_at: end }: Invitation, now: number): string {
  const { invitation: texts } = words;
  const over = Date.parse(end) - now;
  if (state === 'ended' || over <= 0) return texts.ended;
  if (email === null) return texts.minutes(Math.max(1, Math.round(over / 60_000)));
  const hours = Math.max(1, Math.round(over / 3_600_000));
  return hours < 24 ? texts.hours(hours) : texts.days(Math.round(hours / 24));
}

/** What becomes of the mail; '' once it is sent. */
export function mailOf({ mail }: Invitation): string {
  const { mail: texts } = words.invitation;
  if (mail === null) return '';
  const { status, attempts, error } = mail;
  if (status === 'dead') return texts.dead(attempts, error ?? texts.unknown);
  if (status === 'sending') return texts.sending;
  if (status !== 'pending') return '';
  return attempts > 0 ? texts.retried(attempts, error ?? texts.unknown) : texts.waiting;
}

/** Whether a name or an address contains a search. */
export const isMatch = ({ name, email }: Named, search: string) =>
  folded(`${name} ${email ?? ''}`).includes(folded(search));
