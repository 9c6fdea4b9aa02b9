import { adminLogins } from '@/content/en/adminLogins.ts';
import { LoginsList } from '@/features/logins/admin/LoginsList.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';

/** /admin/dashboard/loginhistory: who signed in to the admin area. */
export default function LoginsPage() {
  return (
    <>
      <ScreenHeading heading={adminLogins.heading} intro={adminLogins.intro} />
      <LoginsList />
    </>
  );
}
