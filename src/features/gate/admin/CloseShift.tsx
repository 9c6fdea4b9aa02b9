import { useMutation } from '@tanstack/react-query';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import type { useDesk } from './useDesk.ts';

const words = adminCheckIn.close;

/** Ends the shift once everything is sent. */
export function CloseShift({ desk }: { desk: ReturnType<typeof useDesk>['desk'] }) {
  const closing = useMutation({ mutationFn: async () => desk.close() });
  return (
    <div className="space-y-2">
      <ConfirmButton
        label={words.open}
        question={words.question}
        consequence={words.consequence}
        action={words.action}
        isDisabled={closing.isPending}
        onConfirm={() => closing.mutate()}
      />
      {closing.data === false && <p role="alert">{words.waiting}</p>}
      {closing.isError && <p role="alert">{words.failed}</p>}
    </div>
  );
}
