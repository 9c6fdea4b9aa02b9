import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { site } from '@/content/site.ts';
import { AuthLoading } from '@/features/admin-shell/admin/AuthLoading.tsx';
import { CodeForm } from '@/features/sign-in/admin/CodeForm.tsx';
import { SignInFrame } from '@/features/sign-in/admin/SignInFrame.tsx';
import { SignInNotice } from '@/features/sign-in/admin/SignInNotice.tsx';
import { ForgottenPasswordForm } from '@/features/sign-in/admin/ForgottenPasswordForm.tsx';
import { SignInForm } from '@/features/sign-in/admin/SignInForm.tsx';
import { safeNext } from '@/features/sign-in/admin/data/safeNext.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

/** /admin: the sign-in. Redirects with a session; ?next= is the target, ?forgotten requests a mail. */
export function SignInPage() {
  const { status, isAdmin, needsCode, notice, signOut, recheck } = useAuth();
  const [params] = useSearchParams();
  const stranger = status === 'signed-in' && !isAdmin && !needsCode;
  useEffect(() => {
    if (stranger) void signOut('no-access');
  }, [stranger, signOut]);

  if (status === 'loading' || stranger) return <AuthLoading />;
  if (isAdmin) return <Navigate to={safeNext(params.get('next'))} replace />;
  const words = adminSignIn;
  const seo = (
    <Seo
      title={`${words.seo.signIn.title} | ${site.name}`}
      description={words.seo.signIn.description}
      noindex
    />
  );
  if (needsCode) {
    return (
      <SignInFrame heading={words.code.heading} intro={words.code.intro}>
        {seo}
        <CodeForm onLeave={() => void signOut()} />
      </SignInFrame>
    );
  }
  if (params.has('forgotten')) {
    return (
      <SignInFrame heading={words.forgotten.heading} intro={words.forgotten.intro}>
        {seo}
        <ForgottenPasswordForm />
        <p className="mt-6 text-sm">
          <Link to={paths.admin} className="link">
            {words.forgotten.back}
          </Link>
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame heading={words.form.heading} intro={words.form.intro}>
      {seo}
      {notice && <SignInNotice notice={notice} onRetry={() => void recheck()} />}
      <SignInForm />
      <p className="mt-6 flex flex-wrap justify-between gap-3 text-sm">
        <Link to={`${paths.admin}?forgotten=1`} className="link">
          {words.form.forgotten}
        </Link>
        <a href={paths.home} className="link">
          {words.form.back}
        </a>
      </p>
    </SignInFrame>
  );
}
