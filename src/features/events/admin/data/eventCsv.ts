import { adminEvents } from '@/content/en/adminEvents.ts';
import { eventDateText } from '@/features/events/data/eventDates.ts';
import type { CsvColumn } from '@/shared/admin/exportCsv.ts';
import { serviceLabels } from '@/shared/admin/fields/services.tsx';
import { istIso } from '@/shared/lib/dates.ts';
import type { EventRow } from './events.ts';

const {
  form: { fields },
  csv,
} = adminEvents;
const yesNo = (value: boolean) => (value ? 1 : 0);

/** Columns of the CSV export; times in IST. */
export const csvColumns: readonly CsvColumn<EventRow>[] = [
  { heading: fields.title.label, value: ({ title }) => title },
  { heading: csv.date, value: eventDateText },
  {
    heading: csv.begins,
    value: ({ date, date_type: type }) =>
      date === null || type !== 'specific' ? '' : istIso(new Date(date)),
  },
  {
    heading: csv.ends,
    value: ({ ends_at: end }) => (end === null ? '' : istIso(new Date(end))),
  },
  { heading: fields.location.label, value: ({ location }) => location },
  { heading: fields.price.label, value: ({ price }) => price },
  { heading: fields.description.label, value: ({ description }) => description },
  {
    heading: csv.services,
    value: ({ services }) => serviceLabels(services),
  },
  { heading: csv.page, value: ({ event_page_url: address }) => address },
  { heading: csv.likes, value: ({ like_count: likes }) => likes },
  { heading: csv.shown, value: ({ is_visible }) => yesNo(is_visible) },
];
