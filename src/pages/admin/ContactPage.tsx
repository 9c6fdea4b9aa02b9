import { adminContact } from '@/content/en/adminContact.ts';
import { ContactScreen } from '@/features/contact/admin/ContactScreen.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';

/** /admin/dashboard/contact: how the company is reached. */
export default function ContactPage() {
  return (
    <>
      <ScreenHeading heading={adminContact.heading} intro={adminContact.intro} />
      <ContactScreen />
    </>
  );
}
