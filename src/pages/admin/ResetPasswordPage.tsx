import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { site } from '@/content/site.ts';
import { AuthLoading } from '@/features/admin-shell/admin/AuthLoading.tsx';
import { CodeForm } from '@/features/sign-in/admin/CodeForm.tsx';
import { SignInFrame } from '@/features/sign-in/admin/SignInFrame.tsx';
import { NewPasswordForm } from '@/features/sign-in/admin/NewPasswordForm.tsx';
import { usePasswordReset } from '@/features/sign-in/admin/data/usePasswordReset.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';

/** /admin/reset: target of a password mail; signed-in admins may change their password here, too. */
export function ResetPasswordPage() {
  const { status, signOut } = useAuth();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const tokenHash = params.get('token_hash');
  const reset = usePasswordReset(tokenHash, () => {
    notify.success(adminSignIn.reset.saved);
    void navigate(paths.admin, { replace: true });
  });
  const words = adminSignIn.reset;
  const seo = (
    <Seo
      title={`${adminSignIn.seo.reset.title} | ${site.name}`}
      description={adminSignIn.seo.reset.description}
      noindex
    />
  );

  if (!tokenHash && status === 'loading') return <AuthLoading />;
  if (reset.step === 'expired' || (!tokenHash && status === 'signed-out')) {
    return (
      <SignInFrame heading={words.brokenHeading} intro={words.broken}>
        {seo}
        <Link to={`${paths.admin}?forgotten=1`} className={buttonClass()}>
          {words.askAgain}
        </Link>
      </SignInFrame>
    );
  }
  if (reset.step === 'code') {
    return (
      <SignInFrame heading={adminSignIn.code.heading}>
        {seo}
        <CodeForm
          onVerified={reset.resume}
          onLeave={() => {
            void signOut();
            void navigate(paths.admin, { replace: true });
          }}
        />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame heading={words.heading} intro={words.intro}>
      {seo}
      <NewPasswordForm onSubmit={reset.save} saving={reset.saving} error={reset.error} />
    </SignInFrame>
  );
}
