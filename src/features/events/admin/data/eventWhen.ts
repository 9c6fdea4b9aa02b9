import * as v from 'valibot';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { dateTypeOf, eventDateText, eventMoment } from '@/features/events/data/eventDates.ts';
import { formatIstDateTime, fromIstInput, istDay, toIstInput } from '@/shared/lib/dates.ts';
import { eventDateTypes } from '@/shared/lists/eventDateTypes.ts';
import type { Tables } from '@/shared/supabase/database.types.ts';

const { errors, form: words } = adminEvents;

/** The columns of an event's date. */
export type When = Pick<Tables<'upcoming_events'>, 'date' | 'date_type' | 'ends_at'>;

const drafts = v.object({
  date_type: v.string(),
  /** IST, 'YYYY-MM-DDTHH:MM'; not cleared when another type is chosen, nor is `month`. */
  start: v.string(),
  /** The same; empty if the end is not known. */
  end: v.string(),
  /** 'YYYY-MM'. */
  month: v.string(),
});
export type WhenDraft = v.InferOutput<typeof drafts>;

export const blankWhen: WhenDraft = { date_type: 'specific', start: '', end: '', month: '' };

/** The draft in a form value; blank if it has another shape. */
export const whenDraftOf = (value: unknown) => v.parse(v.fallback(drafts, blankWhen), value);

/** 'YYYY-MM' in IST. */
const monthOf = (moment: Date) => istDay(moment).slice(0, 7);
const momentOf = (typed: string) => (typed === '' ? null : fromIstInput(typed));
const monthStart = (month: string) => fromIstInput(`${month}-01T00:00`);

/** The inputs of an event's date. */
export function draftOfWhen(row: When): WhenDraft {
  const type = dateTypeOf(row);
  const moment = eventMoment(row.date);
  const end = eventMoment(row.ends_at);
  return {
    date_type: row.date_type,
    start: moment && type === 'specific' ? toIstInput(moment) : '',
    end: end && type === 'specific' ? toIstInput(end) : '',
    month: moment && type === 'month' ? monthOf(moment) : '',
  };
}

/** The columns of a draft; `date` is null while its input is empty. */
export function whenOfDraft({ date_type, start, end, month }: WhenDraft): When {
  if (date_type === 'month')
    return { date: month === '' ? null : monthStart(month), date_type, ends_at: null };
  if (date_type !== 'specific') return { date: null, date_type, ends_at: null };
  return { date: momentOf(start), date_type, ends_at: momentOf(end) };
}

/** Reports an error at one of the inputs. */
const ruleAt = (input: keyof WhenDraft, message: string, holds: (draft: WhenDraft) => boolean) =>
  v.forward(v.check<WhenDraft, string>(holds, message), [input]);

export const whenSchema = v.pipe(
  drafts,
  ruleAt('date_type', adminKit.errors.choice, ({ date_type: type }) =>
    eventDateTypes.some((one) => one === type),
  ),
  ruleAt(
    'start',
    errors.noStart,
    ({ date_type: type, start }) => type !== 'specific' || start !== '',
  ),
  ruleAt(
    'end',
    errors.endBeforeStart,
    ({ date_type: type, start, end }) => type !== 'specific' || end === '' || end > start,
  ),
  ruleAt('month', errors.noMonth, ({ date_type: type, month }) => type !== 'month' || month !== ''),
  v.transform(whenOfDraft),
);

/** The date as visitors read it, and the end if it is known. */
export function whenText(when: When): string {
  const end = eventMoment(when.ends_at);
  return end ? words.until(eventDateText(when), formatIstDateTime(end)) : eventDateText(when);
}

/** Options 'YYYY-MM': this month, the next two years, and the chosen month. @param now ms. */
export function monthsFrom(now: number, chosen: string): string[] {
  const [year = 0, month = 0] = monthOf(new Date(now)).split('-').map(Number);
  const months = Array.from({ length: 25 }, (_, after) =>
    new Date(Date.UTC(year, month - 1 + after, 1)).toISOString().slice(0, 7),
  );
  return chosen === '' || months.includes(chosen) ? months : [chosen, ...months];
}

/** 'March 2027', as visitors read it. @param month 'YYYY-MM'. */
export const monthLabel = (month: string) =>
  eventDateText({ date: monthStart(month), date_type: 'month' });
