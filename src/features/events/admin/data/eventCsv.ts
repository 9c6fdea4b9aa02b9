import { adminEvents } from '@/content/en/adminEvents.ts';
import { serviceLabel } from '@/content/en/services.ts';
import { eventDateText } from '@/features/events/data/eventDates.ts';
import type { CsvColumn } from '@/shared/admin/exportCsv.ts';
import { istIso } from '@/shared/lib/dates.ts';
import { datedOf } from './events.ts';
import type { EventRow } from './eventTables.ts';

const { form, csv } = adminEvents;
const yesNo = (value: boolean) => (value ? 1 : 0);

/** The columns of the file; times by India's clock. */
export const csvColumns: readonly CsvColumn<EventRow>[] = [
  { heading: form.title, value: ({ title }) => title },
  { heading: csv.date, value: (row) => eventDateText(datedOf(row)) },
  {
    heading: csv.begins,
    value: ({ date, date_type: type }) =>
      date === null || type !== 'specific' ? '' : istIso(new Date(date)),
  },
  {
    heading: csv.ends,
    value: ({ ends_at: end }) => (end === null ? '' : istIso(new Date(end))),
  },
  { heading: form.location, value: ({ location }) => location },
  { heading: form.price, value: ({ price }) => price },
  { heading: form.description, value: ({ description }) => description },
  {
    heading: csv.services,
    value: ({ services }) => services.map((slug) => serviceLabel(slug) ?? slug).join(', '),
  },
  { heading: csv.page, value: ({ event_page_url: address }) => address },
  { heading: csv.likes, value: ({ like_count: likes }) => likes },
  { heading: csv.shown, value: ({ is_visible }) => yesNo(is_visible) },
];
