import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { PeopleScreen } from '@/features/people/admin/PeopleScreen.tsx';
import { SignInError } from '@/features/sign-in/admin/data/signInFailure.ts';
import { verifyCode } from '@/features/sign-in/admin/data/signInQueries.ts';

/** Checks a code of the own authenticator app. @returns why it is refused; null if it is right. */
async function verify(code: string): Promise<string | null> {
  try {
    await verifyCode(code.replace(/\D/g, ''));
    return null;
  } catch (error) {
    return adminSignIn.failures[error instanceof SignInError ? error.failure : 'unreachable'];
  }
}

/** /admin/dashboard/people: the firm's people. */
export default function PeoplePage() {
  return <PeopleScreen verify={verify} />;
}
