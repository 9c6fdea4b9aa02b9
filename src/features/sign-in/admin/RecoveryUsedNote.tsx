import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { recall, store } from '@/shared/lib/storage.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { useCodesAfterUse } from './data/recoveryCodes.ts';

const { recovery: words } = adminSignIn;
/** In the tab's storage: put aside until the next sign-in there. */
const ASIDE = 'recovery-note-aside';
const account = `${paths.adminScreen('account')}#second-factor`;

/** After a sign-in by a recovery code, above every screen: how many are left, and the way to a new phone. */
export function RecoveryUsedNote() {
  const { session } = useAuth();
  const { data: codes } = useCodesAfterUse(session?.access_token);
  const [isAside, setAside] = useState(() => recall(ASIDE, 'session') === true);
  return (
    <div aria-live="polite" className="print:hidden">
      {codes && !isAside && (
        <div className="border-marigold bg-surface mb-4 flex flex-wrap items-center gap-3 rounded-lg border px-3 py-2">
          <p className="mr-auto font-semibold">
            {typeof codes === 'string' ? words.usedUnknown : words.used(codes.left)}
          </p>
          <Link to={account} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {words.setUp}
          </Link>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              store(ASIDE, true, undefined, 'session');
              setAside(true);
            }}
          >
            {words.later}
          </Button>
        </div>
      )}
    </div>
  );
}
