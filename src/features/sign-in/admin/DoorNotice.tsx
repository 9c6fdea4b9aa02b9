import { adminSignIn } from '@/content/en/adminSignIn.ts';
import type { AuthNotice } from '@/providers/auth/authState.ts';
import { Button } from '@/shared/ui/Button.tsx';

type DoorNoticeProps = { notice: AuthNotice; onRetry: () => void };

/** Why somebody stands at the door again; where the session may still be good, the check can be repeated. */
export function DoorNotice({ notice, onRetry }: DoorNoticeProps) {
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
