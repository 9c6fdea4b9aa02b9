import { Link } from 'react-router-dom';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { FirmEditor } from '@/features/site-content/admin/FirmEditor.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';

const { firm: words } = adminSiteContent;

/** /admin/dashboard/firm: the company. */
export default function FirmPage() {
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro}>
        <Link
          to={paths.adminScreen('contact')}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {words.contact}
        </Link>
      </ScreenHeading>
      <FirmEditor />
    </>
  );
}
