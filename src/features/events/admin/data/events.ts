import { adminEvents } from '@/content/en/adminEvents.ts';
import { EventDateFields } from '@/features/events/admin/EventDateFields.tsx';
import type { UpcomingEvent } from '@/features/events/data/event.ts';
import { pictureTable } from '@/shared/admin/data/pictureTable.ts';
import { recordTable } from '@/shared/admin/data/recordTable.ts';
import { services } from '@/shared/admin/fields/services.tsx';
import { line, linkOrPath, nullable, text } from '@/shared/admin/fields/texts.ts';
import { yesNo } from '@/shared/admin/fields/values.ts';
import { resource, type RowOf } from '@/shared/admin/resource/resource.ts';
import type { Span } from '@/shared/admin/resource/span.ts';
import {
  blankWhen,
  draftOfWhen,
  type When,
  type WhenDraft,
  whenOfDraft,
  whenSchema,
  whenText,
} from './eventWhen.ts';

const { errors, form: words } = adminEvents;
export const TITLE_MAX = 150;

/** The date: day and time, a month, or not known yet. */
const when: Span<When, When, WhenDraft> = {
  columns: ['date', 'date_type', 'ends_at'],
  read: ({ date, date_type, ends_at }) => ({ date, date_type, ends_at }),
  write: ({ date, date_type, ends_at }) => ({ date, date_type, ends_at }),
  control: { kind: 'custom', View: EventDateFields },
  isRequired: true,
  blank: blankWhen,
  toDraft: draftOfWhen,
  schema: whenSchema,
  toText: whenText,
  bounds: {},
};

/** Events in the owner's order, including removed ones. */
export const events = resource('upcoming_events', {
  fields: {
    title: line(TITLE_MAX),
    description: text(4000),
    when,
    show_countdown: yesNo(true),
    location: line(200, { least: 0 }),
    price: nullable(line(80)),
    is_clickable: yesNo(true),
    event_page_url: nullable(linkOrPath(errors.address)),
    services: services(),
    is_visible: yesNo(true),
  },
  words,
  order: ['display_order', 'created_at'],
  alsoRead: ['like_count', 'is_demo', 'display_order', 'deleted_at', 'created_at', 'updated_at'],
});
export type EventRow = RowOf<typeof events>;
export type EventDrafts = ReturnType<typeof events.toDrafts>;

export const eventPictures = pictureTable('upcoming_event_images', 'event_id', 'events');

/** A single row that shows or hides the section; a missing row counts as visible. */
export const sectionTable = recordTable({
  name: 'upcoming_events_section',
  columns: ['id', 'is_visible', 'is_by_hand'],
  key: 'id',
  order: ['id'],
});
export const SECTION_ROW = 1;

type NotEdited = Pick<UpcomingEvent, 'id' | 'like_count' | 'is_demo' | 'updated_at' | 'images'>;

/** The public event for a form's drafts, valid or not. */
export const shownEvent = (
  { when: dated, price, event_page_url: address, ...drafts }: EventDrafts,
  notEdited: NotEdited,
): UpcomingEvent => ({
  ...notEdited,
  ...drafts,
  ...whenOfDraft(dated),
  price: price || null,
  event_page_url: address || null,
});
