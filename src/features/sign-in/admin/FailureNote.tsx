import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { SignInError } from '@/features/sign-in/admin/data/signInFailure.ts';

/** Error of the last try; announced when it appears. */
export function FailureNote({ error }: { error: unknown }) {
  const failure = error instanceof SignInError ? error.failure : 'unreachable';
  return (
    <p role="alert" className="text-sindoor min-h-5 text-sm font-medium">
      {error ? adminSignIn.failures[failure] : null}
    </p>
  );
}
