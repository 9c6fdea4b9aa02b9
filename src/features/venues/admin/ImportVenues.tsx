import { adminVenues } from '@/content/en/adminVenues.ts';
import { ImportCsv } from '@/shared/admin/csv/ImportCsv.tsx';
import { dryRun } from './data/dryRun.ts';
import { useVenueChanges } from './data/useVenues.ts';
import { importVenues, listAllVenues } from './data/venueTable.ts';

const texts = { ...adminVenues.import, name: adminVenues.import.venue };

/** Brings venues in from a CSV file. */
export function ImportVenues() {
  const { refresh } = useVenueChanges();
  const target = {
    check: async (text: string) => dryRun(text, await listAllVenues(new AbortController().signal)),
    write: importVenues,
    onWritten: refresh,
  };
  return <ImportCsv target={target} texts={texts} />;
}
