import type { LiveQuery, RowChange } from '@/shared/data/liveQuery.ts';

/** The bar as the owner keeps it (specification section 3). */
export type Announcement = {
  /** One message a line. */
  content: string;
  enabled: boolean;
};

/** The bar has one row. */
export const ANNOUNCEMENT_ROW = 1;

/** The bar after a change of its row; undefined (reload) where the row does not tell. */
export function applyAnnouncementChange(
  before: Announcement | null,
  { type, row }: RowChange,
): Announcement | null | undefined {
  if (type === 'DELETE') return undefined;
  const { id, content, enabled } = row;
  if (id !== ANNOUNCEMENT_ROW) return before;
  return typeof content === 'string' && typeof enabled === 'boolean'
    ? { content, enabled }
    : undefined;
}

/** The announcement bar, kept current by realtime; null where the owner has kept none. */
export const announcement: LiveQuery<Announcement | null> = {
  key: 'announcement',
  load: async (signal) => (await import('./announcementQueries.ts')).readAnnouncement(signal),
  table: 'ad_bar',
  apply: applyAnnouncementChange,
};
