import { adminVenues } from '@/content/en/adminVenues.ts';
import { ImportCsv } from '@/shared/admin/csv/ImportCsv.tsx';
import { useVenueChanges } from './data/useVenues.ts';
import { dryRunOfVenues } from './data/venueCsv.ts';
import { importVenues, listAllVenues } from './data/venueTable.ts';

const texts = { ...adminVenues.import, name: adminVenues.import.venue };

/** Imports venues from a CSV file. */
export function ImportVenues() {
  const { refresh } = useVenueChanges();
  const target = {
    check: async (text: string) =>
      dryRunOfVenues(text, await listAllVenues(new AbortController().signal)),
    write: importVenues,
    onWritten: refresh,
  };
  return <ImportCsv target={target} texts={texts} />;
}
