import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { DataError, dataOf } from '@/shared/supabase/errors.ts';
import type { ContactInfo } from './contactInfo.ts';
import { COUNTER_ROW } from './visitorCount.ts';

/** @throws DataError */
export async function readVisitorCount(signal: AbortSignal): Promise<number> {
  const row = dataOf(
    await getVisitorClient()
      .from('total_visitor_counter')
      .select('visitor_count')
      .eq('id', COUNTER_ROW)
      .abortSignal(signal)
      .single(),
  );
  return row.visitor_count;
}

/** @returns null where the owner has kept nothing. @throws DataError */
export async function readContactInfo(signal: AbortSignal): Promise<ContactInfo | null> {
  const { data, error, status } = await getVisitorClient()
    .from('contact_info')
    .select('phone, email, address')
    .limit(1)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw new DataError(error, status);
  return data;
}
