import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { owesCode, redeemPasswordLink, savePassword } from './signInQueries.ts';
import { SignInError } from './signInFailure.ts';

/**
 * Steps behind a password link. The link is redeemed only on submit, so that mail scanners that open links do not use
 * it up. With an authenticator app, its code is requested in between (`step` becomes 'code'); `resume` continues with
 * the typed password.
 * @param tokenHash token of the link, or null if there is already a session.
 */
export function usePasswordReset(tokenHash: string | null, onSaved: () => void) {
  const redeemed = useRef(tokenHash === null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: async (password: string) => {
      if (!redeemed.current && tokenHash !== null) {
        await redeemPasswordLink(tokenHash);
        redeemed.current = true;
      }
      if (await owesCode()) return 'code' as const;
      await savePassword(password);
      return 'saved' as const;
    },
    onSuccess: (outcome, password) => {
      setWaiting(outcome === 'code' ? password : null);
      if (outcome === 'saved') onSaved();
    },
  });
  const expired = saving.error instanceof SignInError && saving.error.failure === 'linkExpired';
  const step = expired ? 'expired' : waiting === null ? 'password' : 'code';
  return {
    step,
    saving: saving.isPending,
    error: saving.error,
    save: saving.mutate,
    resume: () => {
      if (waiting === null) return;
      setWaiting(null);
      saving.mutate(waiting);
    },
  } as const;
}
