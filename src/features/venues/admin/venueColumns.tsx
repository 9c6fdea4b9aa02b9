import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { adminVenues as words } from '@/content/en/adminVenues.ts';
import { venueTypeNames } from '@/content/en/venues.ts';
import type { Column } from '@/shared/admin/DataTable.tsx';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture, PicturePlaceholder } from '@/shared/ui/Picture.tsx';
import { daysSince, PRICES_KEEP_DAYS } from './data/venueList.ts';
import type { ListedVenue } from './data/venueTable.ts';

const { columns: headings, visibility } = words;
const icons = { visible: Eye, hidden: EyeOff, removed: Trash2 };

function Photo({ venue }: { venue: ListedVenue }) {
  const cover = venue.venue_images.find(({ deleted_at: at }) => at === null);
  const look = 'size-full rounded-md object-cover';
  if (!cover) return <PicturePlaceholder alt="" className={look} />;
  return (
    <Picture
      src={cover.image_url}
      alt=""
      width={cover.width ?? 1600}
      height={cover.height ?? 1000}
      sizes="4rem"
      className={`${look} ${objectPosition(cover.focal_x, cover.focal_y)}`}
    />
  );
}

function State({ venue }: { venue: ListedVenue }) {
  const state =
    venue.deleted_at !== null ? 'removed' : venue.is_visible ? 'visible' : ('hidden' as const);
  const Icon = icons[state];
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${state === 'visible' ? '' : 'font-semibold'}`}
    >
      <Icon aria-hidden className="size-4" />
      {visibility[state]}
    </span>
  );
}

/** When the prices were last checked; with the age in words if that is too long ago. */
function Checked({ day }: { day: string | null }) {
  if (day === null) return <span className="font-semibold">{words.neverChecked}</span>;
  const days = daysSince(day);
  return (
    <>
      {formatBareDay(day)}
      {days > PRICES_KEEP_DAYS && (
        <span className="block font-semibold">{words.oldPrices(days)}</span>
      )}
    </>
  );
}

const price = (paise: number | null) => (paise === null ? words.noPrice : formatInr(paise));

/** Columns of the list of venues. */
export const columns: readonly Column<ListedVenue>[] = [
  {
    heading: headings.name,
    card: 'title',
    cell: (venue) => (
      <span className="flex items-center gap-3">
        <span className="h-12 w-16 flex-none">
          <Photo venue={venue} />
        </span>
        <span className="max-sm:min-w-0">
          {venue.name}
          {venue.is_demo && (
            <span className="text-muted block text-xs font-normal">{words.sample}</span>
          )}
        </span>
      </span>
    ),
  },
  { heading: headings.visible, card: 'status', cell: (venue) => <State venue={venue} /> },
  { heading: headings.area, cell: ({ area }) => area },
  { heading: headings.type, cell: (venue) => venueTypeNames[venue.type] },
  {
    heading: headings.guests,
    isLabelled: true,
    isNumber: true,
    cell: ({ min_guests: least, max_guests: most }) => (
      <span className="whitespace-nowrap">{words.guests(least, most)}</span>
    ),
  },
  {
    heading: headings.plate,
    isLabelled: true,
    isNumber: true,
    cell: ({ veg_paise: veg, nonveg_paise: nonveg }) => words.plate(price(veg), price(nonveg)),
  },
  {
    heading: headings.checked,
    isLabelled: true,
    cell: ({ price_verified_on: day }) => (
      <span className="sm:inline-block sm:min-w-28">
        <Checked day={day} />
      </span>
    ),
  },
];
