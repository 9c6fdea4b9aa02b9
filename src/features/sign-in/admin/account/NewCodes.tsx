import { Check, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { adminSecondFactor } from '@/content/en/adminSecondFactor.ts';
import { site } from '@/content/site.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { useUnsavedMark } from '@/shared/admin/useUnsavedMark.ts';
import { formatIstDate } from '@/shared/lib/dates.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { inBlocks, NoRecoveryCodesError } from '@/features/sign-in/admin/data/recoveryCodes.ts';
import { printPage } from '@/shared/ui/saveFile.ts';
import { Waiting } from './Waiting.tsx';

const { codes: words } = adminSecondFactor;

type NewCodesProps = {
  making: { data: string[] | undefined; error: Error | null };
  onClose: () => void;
  /** Where the project has no recovery codes. */
  onSecondApp: () => void;
  onRetry: () => void;
};

/** Recovery codes, shown once: kept, or left after a question. */
export function NewCodes({ making, onClose, onSecondApp, onRetry }: NewCodesProps) {
  if (making.data) return <Sheet codes={making.data} onClose={onClose} />;
  if (making.error instanceof NoRecoveryCodesError)
    return (
      <div className="space-y-4">
        <p>{words.unavailable}</p>
        <Button onClick={onSecondApp}>{adminSecondFactor.another}</Button>
      </div>
    );
  const problem = making.error ? words.makeFailed : null;
  return <Waiting text={words.making} problem={problem} onRetry={onRetry} />;
}

function Sheet({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { session } = useAuth();
  const shown = codes.map(inBlocks);
  const [today] = useState(() => formatIstDate(new Date(serverNow())));
  useUnsavedMark(true);
  const copy = () =>
    navigator.clipboard.writeText(shown.join('\n')).then(
      () => notify.success(words.copied),
      () => notify.error(words.copyFailed),
    );
  return (
    <div className="space-y-5">
      <p>{words.intro}</p>
      <div>
        {/* On paper the codes alone would not say what they open. */}
        <p className="mb-2 font-semibold break-all">
          {words.of(site.name, session?.user.email ?? '')}
          <span className="text-muted block font-normal">{today}</span>
        </p>
        <ol
          aria-label={words.title}
          className="grid list-inside list-decimal gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2"
        >
          {shown.map((code) => (
            <li key={code}>
              <code className="font-semibold whitespace-nowrap">{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden />
          {words.copy}
        </Button>
        <Button variant="secondary" onClick={printPage}>
          <Printer aria-hidden />
          {words.print}
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button onClick={onClose}>
          <Check aria-hidden />
          {words.kept}
        </Button>
        <ConfirmButton
          label={words.leave}
          question={words.leaveQuestion}
          consequence={words.leaveText}
          action={words.leave}
          onConfirm={onClose}
        />
      </div>
    </div>
  );
}
