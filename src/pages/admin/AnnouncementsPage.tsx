import { adminAnnouncements } from '@/content/en/adminAnnouncements.ts';
import { AnnouncementEditor } from '@/features/announcement/admin/AnnouncementEditor.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';

/** /admin/dashboard/ad-bar: messages and times of the announcement bar. */
export default function AnnouncementsPage() {
  return (
    <>
      <ScreenHeading heading={adminAnnouncements.heading} intro={adminAnnouncements.intro} />
      <AnnouncementEditor />
    </>
  );
}
