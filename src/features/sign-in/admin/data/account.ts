import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/shared/data/call.ts';
import { paths } from '@/shared/paths.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { changePassword, mailCode } from './signInQueries.ts';
import { accountSchema } from '@/shared/admin/accountSchema.ts';
import { failureOf, SignInError } from './signInFailure.ts';

/** Begins the keys of the own account. */
export const accountKeys = ['own-account'];

const myAccount = call('my_account', { answer: accountSchema });
const setMyName = call('set_my_name');

/** Name and role of the signed-in account. */
export function useAccount() {
  return useQuery({
    queryKey: accountKeys,
    queryFn: async ({ signal }) => myAccount(getSupabase(), {}, signal),
    staleTime: 0,
  });
}

/** Renames the signed-in account. @throws DataError */
export const saveName = async (name: string) => setMyName(getSupabase(), { p_name: name });

const mailKey = [...accountKeys, 'mail'];

/** The address of the signed-in account, and the one that waits to be confirmed. */
export function useAddress() {
  return useQuery({
    queryKey: mailKey,
    queryFn: async () => {
      const { data, error } = await getSupabase().auth.getUser();
      if (error) throw error;
      return { email: data.user.email ?? '', pending: data.user.new_email ?? '' };
    },
    staleTime: 0,
  });
}

/** Asks for another address, which counts once it is confirmed by mail. @throws SignInError 'mailNotChanged', … */
export function useChangeAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const emailRedirectTo = new URL(paths.adminScreen('account'), window.location.origin).href;
      const { auth } = getSupabase();
      const { error } = await auth.updateUser({ email }, { emailRedirectTo });
      if (error) throw new SignInError(failureOf(error, 'mailNotChanged'), error);
    },
    onSettled: async () => client.invalidateQueries({ queryKey: mailKey }),
  });
}

/**
 * Changes the password by the present one. Where the session is too old for that, `needsCode` is set and a code is
 * mailed, which the next try needs; `sendAgain` mails another.
 */
export function useChangePassword() {
  const sending = useMutation({ mutationFn: mailCode });
  const saving = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      sending.reset();
    },
    onError: (error) => {
      if (error instanceof SignInError && error.failure === 'oldSession') sending.mutate();
    },
  });
  return { saving, needsCode: !sending.isIdle, sending };
}
