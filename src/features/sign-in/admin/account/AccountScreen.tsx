import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminAccount as words } from '@/content/en/adminAccount.ts';
import { isHelpers } from '@/features/sign-in/admin/data/invitations.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { MailSection } from './MailSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/**
 * The signed-in account: name, address, password, second factor, devices; a helper's has no password. A fragment names
 * a part.
 */
export default function AccountScreen() {
  const { session } = useAuth();
  const hasPassword = !isHelpers(session?.user.email);
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro} />
      <div className="grid max-w-5xl items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <NameSection />
          {hasPassword && (
            <>
              <MailSection />
              <PasswordSection />
            </>
          )}
        </div>
        <div className="grid gap-5">
          {hasPassword && <SecondFactor />}
          <DevicesSection />
        </div>
      </div>
    </>
  );
}
