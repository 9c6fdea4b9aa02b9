import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { ANNOUNCEMENT_ROW, type Announcement } from './announcement.ts';

/** @returns null where there is no row. @throws DataError */
export async function readAnnouncement(signal: AbortSignal): Promise<Announcement | null> {
  const { data, error, status } = await getVisitorClient()
    .from('ad_bar')
    .select('content, enabled')
    .eq('id', ANNOUNCEMENT_ROW)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw new DataError(error, status);
  return data;
}
