import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { failureOf, SignInError } from './signInFailure.ts';

const queryKey = ['second-factor'];

/** An authenticator app during setup. */
export type NewFactor = {
  id: string;
  /** QR code as data URL. */
  picture: string;
  /** The same as a key to type. */
  secret: string;
};

async function listFactors() {
  const { data, error } = await getSupabase().auth.mfa.listFactors();
  if (error) throw error;
  return data.all;
}

/** Verified factors of the signed-in account. */
export function useFactors() {
  return useQuery({
    queryKey,
    queryFn: async () => (await listFactors()).filter(({ status }) => status === 'verified'),
    staleTime: 0,
  });
}

/** Starts the setup of a new app, after removing what an earlier try left behind. */
export function useNewFactor() {
  return useMutation({
    mutationFn: async (): Promise<NewFactor> => {
      const { mfa } = getSupabase().auth;
      for (const { id, status } of await listFactors())
        if (status === 'unverified') await mfa.unenroll({ factorId: id });
      const { data, error } = await mfa.enroll({ factorType: 'totp' });
      if (error) throw error;
      const { qr_code: code, secret } = data.totp;
      // The library does not encode the SVG, whose # would start a fragment.
      const drawing = code.replace(/^data:image\/svg\+xml;utf-8,/, '');
      const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
      return { id: data.id, picture, secret };
    },
  });
}

/** Enables a new factor by its first code. @throws SignInError 'code', 'codeExpired', 'rateLimited', 'unreachable'. */
export function useConfirmFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, code }: { id: string; code: string }) => {
      const { error } = await getSupabase().auth.mfa.challengeAndVerify({ factorId: id, code });
      if (error) throw new SignInError(failureOf(error, 'code'), error);
    },
    onSuccess: async () => client.invalidateQueries({ queryKey }),
  });
}

/** Disables the factors. */
export function useRemoveFactors() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const factorId of ids) {
        const { error } = await getSupabase().auth.mfa.unenroll({ factorId });
        if (error) throw error;
      }
    },
    onSettled: async () => client.invalidateQueries({ queryKey }),
  });
}
