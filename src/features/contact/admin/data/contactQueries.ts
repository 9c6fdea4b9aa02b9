import { useQuery, useQueryClient } from '@tanstack/react-query';
import { foundRow } from '@/shared/admin/data/answers.ts';
import { savedRow } from '@/shared/admin/savedRow.ts';
import type { Versioned } from '@/shared/admin/useRecordForm.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { columnsOf, type ContactRow, type ContactValues, valuesOf } from './contact.ts';

const COLUMNS =
  'phone, call_phone, whatsapp_phone, email, address, map_url, open_days, opens_at, closes_at, hours_note, social_links, version';
const queryKey = ['admin-contact'];
/** The table has one row. */
const ONLY_ROW = 1;

const NOTHING: ContactRow = {
  phone: [],
  call_phone: null,
  whatsapp_phone: null,
  email: [],
  address: [],
  map_url: null,
  open_days: null,
  opens_at: null,
  closes_at: null,
  hours_note: null,
  social_links: null,
  version: 0,
};

const recordOf = (row: ContactRow): Versioned<ContactValues> => ({
  version: row.version,
  values: valuesOf(row),
});

/** The contact details as they are now. @throws DataError */
export async function readContact(): Promise<Versioned<ContactValues>> {
  const query = getSupabase().from('contact_info').select(COLUMNS).eq('id', ONLY_ROW);
  return recordOf(foundRow(await query.maybeSingle()) ?? NOTHING);
}

/** Saves them over the given version. @throws ConflictError, DataError */
async function saveContact(values: ContactValues, version: number) {
  const table = getSupabase().from('contact_info');
  const columns = columnsOf(values);
  const write =
    version === NOTHING.version
      ? table.insert({ id: ONLY_ROW, ...columns })
      : table.update(columns).eq('id', ONLY_ROW).eq('version', version);
  return recordOf(savedRow(await write.select(COLUMNS).maybeSingle()));
}

/** The contact details, current when the tab is looked at again. */
export function useContactRecord() {
  return useQuery({ queryKey, queryFn: readContact, staleTime: 0 });
}

/** Saves, and shows what was saved. */
export function useSaveContact() {
  const client = useQueryClient();
  return async (values: ContactValues, { version }: { version: number }) => {
    const saved = await saveContact(values, version);
    client.setQueryData(queryKey, saved);
    return saved;
  };
}
