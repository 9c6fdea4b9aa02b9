import { adminVenues } from '@/content/en/adminVenues.ts';
import { csvColumns, dryRun } from '@/shared/admin/resource/resourceCsv.ts';
import { type VenueRow, venues } from './venues.ts';

/** The columns of the exported file. */
export const venueColumns = csvColumns(venues);

/** What importing a file of venues would do. @param existing every venue that is not removed. @throws UnusableFileError */
export const dryRunOfVenues = async (text: string, existing: readonly VenueRow[]) =>
  dryRun(
    venues,
    { key: 'slug', nameField: 'name', twice: adminVenues.import.sameSlug },
    text,
    existing,
  );
