import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { site } from '@/content/site.ts';
import { AuthLoading } from '@/features/admin-shell/admin/AuthLoading.tsx';
import { safeNext } from '@/features/sign-in/admin/data/safeNext.ts';
import { SignInSteps } from '@/features/sign-in/admin/SignInSteps.tsx';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

/** /admin: the sign-in. Redirects if there is a session; ?next= is the target, ?forgotten requests an email. */
export function SignInPage() {
  const { status, isAdmin, role, needsCode, signOut } = useAuth();
  const [params] = useSearchParams();
  const isOther = status === 'signed-in' && !isAdmin && !needsCode;
  const atGate = isOther && (role === 'gate' || role === 'counter');
  const stranger = isOther && !atGate;
  useEffect(() => {
    if (stranger) void signOut('no-access');
    // A document of its own: the browser allows the camera there alone.
    if (atGate) window.location.replace(paths.checkIn);
  }, [stranger, atGate, signOut]);

  if (status === 'loading' || isOther) return <AuthLoading />;
  if (isAdmin) return <Navigate to={safeNext(params.get('next'))} replace />;
  const { seo, form } = adminSignIn;
  return (
    <>
      <Seo
        title={`${seo.signIn.title} | ${site.name}`}
        description={seo.signIn.description}
        noindex
      />
      <SignInSteps heading={form.heading} intro={form.intro} />
    </>
  );
}
