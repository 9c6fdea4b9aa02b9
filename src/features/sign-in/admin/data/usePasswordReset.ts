import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { owesCode, redeemPasswordLink, savePassword } from './signInQueries.ts';
import { SignInError } from './signInFailure.ts';

/**
 * The steps behind a password link. The link is redeemed only when the new password is sent: mail scanners that
 * open links do not use it up. Where the account has an authenticator app, its code is asked in between
 * (`step` becomes 'code'); `resume` then goes on with the password already typed.
 * @param tokenHash from the link, or null where the browser already has a session.
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
