import { adminKit } from '@/content/en/adminKit.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { ListMessage } from './ListMessage.tsx';

type LoadFailureProps = { title: string; onRetry: () => void };

/** A list that could not be loaded, and the button that tries again. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  return (
    <ListMessage live="assertive" title={title} hint={adminKit.list.failedHint}>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {adminKit.list.retry}
      </Button>
    </ListMessage>
  );
}
