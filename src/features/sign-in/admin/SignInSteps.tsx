import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { paths } from '@/shared/paths.ts';
import { CodeForm } from './CodeForm.tsx';
import { ForgottenPasswordForm } from './ForgottenPasswordForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { SignInNotice } from './SignInNotice.tsx';

const words = adminSignIn;

type SignInStepsProps = {
  heading: string;
  intro: string;
  /** Above the form. */
  note?: ReactNode;
};

/** Password, second factor, and ?forgotten, which requests an email. */
export function SignInSteps({ heading, intro, note }: SignInStepsProps) {
  const { needsCode, notice, signOut, recheck } = useAuth();
  const [params] = useSearchParams();
  const [email, onEmail] = useState('');
  if (needsCode) {
    return (
      <SignInFrame heading={words.code.heading}>
        <CodeForm onLeave={() => void signOut()} />
      </SignInFrame>
    );
  }
  if (params.has('forgotten')) {
    return (
      <SignInFrame heading={words.forgotten.heading} intro={words.forgotten.intro}>
        <ForgottenPasswordForm email={email} onEmail={onEmail} />
        <p className="mt-6 text-sm">
          <Link to="?" className="link flex min-h-11 items-center">
            {words.forgotten.back}
          </Link>
        </p>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame heading={heading} intro={intro}>
      {note}
      {notice && <SignInNotice notice={notice} onRetry={() => void recheck()} />}
      <SignInForm email={email} onEmail={onEmail} />
      <p className="mt-6 flex flex-wrap justify-between gap-x-3 text-sm">
        <Link to="?forgotten=1" className="link flex min-h-11 items-center">
          {words.form.forgotten}
        </Link>
        <a href={paths.home} className="link flex min-h-11 items-center">
          {words.form.back}
        </a>
      </p>
    </SignInFrame>
  );
}
