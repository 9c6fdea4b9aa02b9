import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { ANNOUNCEMENT_ROW, type Announcement } from './announcement.ts';

/** What is switched off is not said: not in a built page's source either. @returns null where there is no row. @throws DataError */
export async function readAnnouncement(signal: AbortSignal): Promise<Announcement | null> {
  const { data, error, status } = await getVisitorClient()
    .from('ad_bar')
    .select('content, enabled')
    .eq('id', ANNOUNCEMENT_ROW)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw new DataError(error, status);
  return data && { ...data, content: data.enabled ? data.content : '' };
}
