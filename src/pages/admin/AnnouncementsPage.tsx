import { adminAnnouncements } from '@/content/en/adminAnnouncements.ts';
import { AnnouncementEditor } from '@/features/announcement/admin/AnnouncementEditor.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';

/** /admin/dashboard/ad-bar: what the announcement bar says, and when. */
export default function AnnouncementsPage() {
  return (
    <>
      <ScreenHeading heading={adminAnnouncements.heading} intro={adminAnnouncements.intro} />
      <AnnouncementEditor />
    </>
  );
}
