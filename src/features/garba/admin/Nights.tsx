import { adminGarba } from '@/content/en/adminGarba.ts';
import { type RowOf, unique } from '@/shared/admin/resource/resource.ts';
import { ResourceList } from '@/shared/admin/resource/ResourceList.tsx';
import { formatIsoDay, formatIstTime, fromIstInput } from '@/shared/lib/dates.ts';
import { type EditionRow, reachOf } from './data/editions.ts';
import { nights } from './data/parts.ts';

const { nights: words, errors } = adminGarba;
type NightRow = RowOf<typeof nights>;

const nameOf = ({ date, headline }: NightRow) =>
  [formatIsoDay(date), headline].filter(Boolean).join(': ');

function detailOf({ date, starts_at: from, ends_at: to, line_up: acts, capacity }: NightRow) {
  const clock = (at: string) => formatIstTime(new Date(fromIstInput(`${date}T${at.slice(0, 5)}`)));
  const places = capacity === null ? words.noLimit : words.people(capacity);
  return [words.times(clock(from), clock(to)), places, ...acts].join(' · ');
}

/** Initial values of a new night: the day after the last one, with its times. */
function nextNight(rows: readonly NightRow[]) {
  const last = rows.at(-1);
  if (!last) return { doors_at: '18:00', starts_at: '19:00', ends_at: '23:00' };
  const next = new Date(`${last.date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  const { doors_at, starts_at, ends_at } = nights.toDrafts(last);
  return { doors_at, starts_at, ends_at, date: next.toISOString().slice(0, 10) };
}

/** The nights of an edition, by date. */
export function Nights({ edition }: { edition: EditionRow }) {
  return (
    <ResourceList
      resource={nights}
      parent={{ edition_id: edition.id }}
      words={words}
      nameOf={nameOf}
      renderDetail={detailOf}
      start={nextNight}
      rules={(others) => [
        {
          at: 'date',
          message: errors.date(edition.year),
          holds: ({ date }) => date.startsWith(`${edition.year}-`),
        },
        unique('date', errors.dateTaken, others),
      ]}
      reach={() => reachOf(edition)}
    >
      {(input, { starts_at: starts, ends_at: ends }) => (
        <>
          {input('date')}
          <div className="grid gap-5 sm:grid-cols-3">
            {input('doors_at')}
            {input('starts_at')}
            {input('ends_at', {
              hint: ends !== '' && ends <= starts ? words.overMidnight : undefined,
            })}
          </div>
          {input('headline')}
          {input('line_up')}
          {input('capacity')}
        </>
      )}
    </ResourceList>
  );
}
