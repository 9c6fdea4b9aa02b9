import { adminSignIn } from '@/content/en/adminSignIn.ts';
import type { AuthNotice } from '@/providers/auth/authState.ts';
import { Button } from '@/shared/ui/Button.tsx';

type SignInNoticeProps = { notice: AuthNotice; onRetry: () => void };

/** Why the session ended; offers to repeat the check if the session may still be valid. */
export function SignInNotice({ notice, onRetry }: SignInNoticeProps) {
  const repeatable = notice === 'timed-out' || notice === 'unreachable';
  return (
    <div
      role="alert"
      className="border-edge bg-surface mb-5 space-y-3 rounded-lg border p-3 text-sm"
    >
      <p>{adminSignIn.notices[notice]}</p>
      {repeatable && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {adminSignIn.retry}
        </Button>
      )}
    </div>
  );
}
