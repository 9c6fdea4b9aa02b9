import * as v from 'valibot';
import { adminEvents } from '@/content/en/adminEvents.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { byDate, eventDateText, eventMoment, isOver } from '@/features/events/data/eventDates.ts';
import { choiceRule, searchRule } from '@/shared/admin/useListState.ts';
import { atLeast, atMost, manyLines, oneLine, readable } from '@/shared/forms/rules.ts';
import { fromIstInput, istDay, toIstInput } from '@/shared/lib/dates.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { folded } from '@/shared/lib/text.ts';
import { eventDateTypes } from '@/shared/lists/eventDateTypes.ts';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import type { PictureRow } from '@/shared/admin/data/pictureTable.ts';
import type { EventRow } from './eventTables.ts';

export const SEARCH_MAX = 100;
export const TITLE_MAX = 150;
export const eventFilters = ['coming', 'past', 'hidden'] as const;

/** What the list's address says. */
export const eventListSchema = v.object({
  search: searchRule(SEARCH_MAX),
  show: choiceRule(eventFilters),
  open: v.fallback(v.nullable(v.string()), null),
});
export type EventListState = v.InferOutput<typeof eventListSchema>;

const { errors } = adminEvents;
const line = (most: number, message: string) =>
  v.pipe(v.string(), oneLine, readable, atMost(most, message));

/** The lengths stand in the CHECKs of `upcoming_events` too. */
export const eventSchema = v.pipe(
  v.object({
    title: v.pipe(line(TITLE_MAX, errors.title), atLeast(1, errors.noTitle)),
    description: v.pipe(v.string(), manyLines, readable, atMost(4000, errors.description)),
    dateType: v.picklist(eventDateTypes),
    /** By India's clock, 'YYYY-MM-DDTHH:MM'; kept while another type of date is tried. */
    start: v.string(),
    /** The same for its end; empty where none is told. */
    end: v.string(),
    /** 'YYYY-MM'. */
    month: v.string(),
    showCountdown: v.boolean(),
    location: line(200, errors.location),
    price: line(80, errors.price),
    isClickable: v.boolean(),
    eventPageUrl: v.pipe(
      v.string(),
      oneLine,
      v.check((address) => address === '' || safeLink(address) !== null, errors.address),
    ),
    services: v.array(v.string()),
    isVisible: v.boolean(),
  }),
  v.forward(
    v.check(({ dateType, start }) => dateType !== 'specific' || start !== '', errors.noStart),
    ['start'],
  ),
  v.forward(
    v.check(
      ({ dateType, start, end }) => dateType !== 'specific' || end === '' || end > start,
      errors.endBeforeStart,
    ),
    ['end'],
  ),
  v.forward(
    v.check(({ dateType, month }) => dateType !== 'month' || month !== '', errors.noMonth),
    ['month'],
  ),
);
export type EventValues = v.InferOutput<typeof eventSchema>;

/** What a new event begins with. */
export const emptyEvent: EventValues = {
  title: '',
  description: '',
  dateType: 'specific',
  start: '',
  end: '',
  month: '',
  showCountdown: true,
  location: '',
  price: '',
  isClickable: true,
  eventPageUrl: '',
  services: [],
  isVisible: true,
};

/** An event as its form edits it. */
export function valuesOf(row: EventRow): EventValues {
  const { date, dateType } = datedOf(row);
  const moment = eventMoment(date);
  const end = eventMoment(row.ends_at);
  return {
    title: row.title,
    description: row.description,
    dateType,
    start: moment && dateType === 'specific' ? toIstInput(moment) : '',
    end: end && dateType === 'specific' ? toIstInput(end) : '',
    month: moment && dateType === 'month' ? monthOf(moment) : '',
    showCountdown: row.show_countdown,
    location: row.location,
    price: row.price ?? '',
    isClickable: row.is_clickable,
    eventPageUrl: row.event_page_url ?? '',
    services: row.services,
    isVisible: row.is_visible,
  };
}

/** 'YYYY-MM' in Patna. */
function monthOf(moment: Date): string {
  return istDay(moment).slice(0, 7);
}

function dateOf({ dateType, start, month }: EventValues): string | null {
  if (dateType === 'specific') return start === '' ? null : fromIstInput(start);
  return dateType === 'soon' || month === '' ? null : fromIstInput(`${month}-01T00:00`);
}

function endOf({ dateType, end }: EventValues): string | null {
  return dateType === 'specific' && end !== '' ? fromIstInput(end) : null;
}

/** The columns that a form's values stand for. */
export function columnsOf(values: EventValues): TablesUpdate<'upcoming_events'> {
  return {
    title: values.title,
    description: values.description,
    date: dateOf(values),
    date_type: values.dateType,
    ends_at: endOf(values),
    location: values.location,
    price: values.price || null,
    show_countdown: values.showCountdown,
    is_clickable: values.isClickable,
    event_page_url: values.eventPageUrl || null,
    services: values.services,
    is_visible: values.isVisible,
  };
}

type Kept = Pick<EventRow, 'id' | 'like_count' | 'is_demo' | 'updated_at'>;

/** What visitors will see of a form's values. @param row what the form does not edit. */
export function upcomingEvent(
  row: Kept,
  values: EventValues,
  pictures: readonly PictureRow[],
): UpcomingEvent {
  const { title, description, dateType, location, showCountdown, isClickable } = values;
  return {
    title,
    description,
    dateType,
    location,
    showCountdown,
    isClickable,
    id: row.id,
    date: dateOf(values),
    endsAt: endOf(values),
    price: values.price || null,
    eventPageUrl: values.eventPageUrl || null,
    images: pictures.map(({ image_url: url, focal_x: focalX, focal_y: focalY, ...picture }) => ({
      ...picture,
      url,
      focalX,
      focalY,
    })),
    likeCount: row.like_count,
    isDemo: row.is_demo,
    updatedAt: row.updated_at,
  };
}

/** Date and type of a row as the public side reads them. */
export function datedOf(row: Pick<EventRow, 'date' | 'date_type' | 'ends_at'>) {
  const dateType = eventDateTypes.find((type) => type === row.date_type) ?? 'specific';
  return { date: row.date, dateType, endsAt: row.ends_at };
}

/** Whether an event is behind us. @param now ms. */
export function isPast(
  row: Pick<EventRow, 'date' | 'date_type' | 'ends_at'>,
  now: number,
): boolean {
  return isOver(datedOf(row), now);
}

/** Rows as the home page has them, soonest first; those that are over come after, the latest first. @param now ms. */
export function inDateOrder(rows: readonly EventRow[], now: number): EventRow[] {
  const sorted = byDate(rows.map((row) => ({ ...datedOf(row), row }))).map(({ row }) => row);
  const past = sorted.filter((row) => isPast(row, now));
  return [...sorted.filter((row) => !isPast(row, now)), ...past.toReversed()];
}

/** Whether the list shows a row. @param now ms. */
export function isListed(row: EventRow, { search, show }: EventListState, now: number): boolean {
  if (row.deleted_at !== null) return false;
  if (!folded(`${row.title} ${row.location}`).includes(folded(search))) return false;
  if (show === 'hidden') return !row.is_visible;
  return show === null || isPast(row, now) === (show === 'past');
}

/** The months that can be chosen, 'YYYY-MM': this one and the two years after it, and the one that is chosen already. */
export function monthsFrom(now: number, chosen: string): string[] {
  const [year = 0, month = 0] = monthOf(new Date(now)).split('-').map(Number);
  const months = Array.from({ length: 25 }, (_, after) =>
    new Date(Date.UTC(year, month - 1 + after, 1)).toISOString().slice(0, 7),
  );
  return chosen === '' || months.includes(chosen) ? months : [chosen, ...months];
}

/** 'March 2027', as visitors read it. @param month 'YYYY-MM', or empty. */
export function monthLabel(month: string): string {
  if (month === '') return adminKit.form.empty;
  return eventDateText({ date: fromIstInput(`${month}-01T00:00`), dateType: 'month' });
}
