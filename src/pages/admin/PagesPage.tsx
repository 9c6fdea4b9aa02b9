import { adminPages } from '@/content/en/adminPages.ts';
import { PagesList } from '@/features/pages/admin/PagesList.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';

/** /admin/dashboard/pages: which pages visitors can open. */
export default function PagesPage() {
  return (
    <>
      <ScreenHeading heading={adminPages.heading} intro={adminPages.intro} />
      <PagesList />
    </>
  );
}
