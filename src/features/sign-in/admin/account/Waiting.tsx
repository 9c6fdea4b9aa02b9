import { adminSecondFactor } from '@/content/en/adminSecondFactor.ts';
import { Button } from '@/shared/ui/Button.tsx';

type WaitingProps = { text: string; problem: string | null; onRetry: () => void };

/** A step of the dialog that waits for the auth service, or has failed. */
export function Waiting({ text, problem, onRetry }: WaitingProps) {
  if (problem === null) return <output className="block">{text}</output>;
  return (
    <div className="space-y-4">
      <p role="alert" className="text-sindoor font-medium">
        {problem}
      </p>
      <Button onClick={onRetry}>{adminSecondFactor.codes.retry}</Button>
    </div>
  );
}
