import { ExternalLink, LogOut } from 'lucide-react';
import { adminShell } from '@/content/en/adminShell.ts';
import { roles } from '@/content/en/roles.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { forgetDrafts } from '@/shared/admin/drafts.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';

/** The signed-in user, sign-out and the link to the site. */
export function AccountBox() {
  const { session, role, signOut } = useAuth();
  return (
    <section aria-label={adminShell.account} className="border-line space-y-2 border-t pt-4">
      <p className="text-muted px-3 text-xs">
        {adminShell.signedInAs}
        <span className="text-ink block text-sm break-all">{session?.user.email}</span>
        {role && roles[role].name}
      </p>
      {/* A full page load: the public site has its own headers, without the admin area's permissions. */}
      <a
        href={paths.home}
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} w-full justify-start`}
      >
        <ExternalLink aria-hidden />
        {adminShell.toSite}
      </a>
      <Button
        variant="quiet"
        size="sm"
        className="w-full justify-start"
        onClick={() => {
          // A manual sign-out may be on a shared device.
          forgetDrafts();
          void signOut();
        }}
      >
        <LogOut aria-hidden />
        {adminShell.signOut}
      </Button>
    </section>
  );
}
