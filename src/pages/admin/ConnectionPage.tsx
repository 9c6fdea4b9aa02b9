import { adminConnection } from '@/content/en/adminConnection.ts';
import { ConnectionTest } from '@/features/connection/admin/ConnectionTest.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';

/** /admin/dashboard/supabase-test: whether the site reaches all that it needs. */
export default function ConnectionPage() {
  return (
    <>
      <ScreenHeading heading={adminConnection.heading} intro={adminConnection.intro} />
      <ConnectionTest />
    </>
  );
}
