import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { endCodes } from './recoveryCodes.ts';
import { failureOf, SignInError } from './signInFailure.ts';

/** Begins the keys of all that is read of the own factors. */
export const factorKeys = ['second-factor'];

/** An authenticator app during setup. */
export type NewFactor = {
  id: string;
  /** QR code as data URL. */
  picture: string;
  /** The same as a key to type. */
  secret: string;
};

/** A factor that works. */
export type WorkingFactor = { id: string; created_at: string };

async function listFactors() {
  const { data, error } = await getSupabase().auth.mfa.listFactors();
  if (error) throw error;
  return data.all;
}

/** Verified factors of the signed-in account, the oldest first; its recovery codes are no such factor. */
export function useFactors() {
  return useQuery({
    queryKey: factorKeys,
    queryFn: async (): Promise<WorkingFactor[]> =>
      (await listFactors())
        .filter((factor) => factor.status === 'verified' && factor.factor_type !== 'recovery_code')
        .toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
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

async function unenroll(ids: readonly string[]): Promise<void> {
  for (const factorId of ids) {
    const { error } = await getSupabase().auth.mfa.unenroll({ factorId });
    if (error) throw error;
  }
}

type FirstCode = { id: string; code: string; replaces: readonly string[] };

/**
 * Enables a new factor by its first code, then removes those that it replaces.
 * @returns whether all of those are gone. @throws SignInError 'code', 'codeExpired', 'rateLimited', 'unreachable'.
 */
export function useConfirmFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, code, replaces }: FirstCode): Promise<boolean> => {
      const { error } = await getSupabase().auth.mfa.challengeAndVerify({ factorId: id, code });
      if (error) throw new SignInError(failureOf(error, 'code'), error);
      return unenroll(replaces).then(
        () => true,
        () => false,
      );
    },
    onSuccess: async () => client.invalidateQueries({ queryKey: factorKeys }),
  });
}

/** Removes one factor of several. */
export function useRemoveFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => unenroll([id]),
    onSettled: async () => client.invalidateQueries({ queryKey: factorKeys }),
  });
}

/** Turns the second factor off: first the recovery codes, which may never be the only factor, then the apps. */
export function useTurnOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await endCodes();
      await unenroll(ids);
    },
    onSettled: async () => client.invalidateQueries({ queryKey: factorKeys }),
  });
}
