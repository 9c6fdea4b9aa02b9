import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/shared/supabase/client.ts';
import { isUnsupported } from './signInFailure.ts';

/** Recovery codes of the account: how many, or none, or none on this project at all. */
export type Codes = 'unsupported' | 'none' | { left: number; total: number };

/** The project's auth service has no recovery codes. */
export class NoRecoveryCodesError extends Error {
  override readonly name = 'NoRecoveryCodesError';
}

/** `factorKeys`: what a change of the factors makes old. */
const factorsKey = ['second-factor'];
const codesKey = [...factorsKey, 'codes'];

async function readCodes(): Promise<Codes> {
  const { data, error } = await getSupabase().auth.mfa.recoveryCodes.getStatus();
  if (data) return { left: data.remaining, total: data.total };
  if (error.code === 'mfa_factor_not_found') return 'none';
  if (isUnsupported(error)) return 'unsupported';
  throw error;
}

/** How many recovery codes the signed-in account has left. */
export function useCodes() {
  return useQuery({ queryKey: codesKey, queryFn: readCodes, staleTime: 0 });
}

/** Another tab or an earlier setup has made or ended them meanwhile. */
const OTHERWISE = new Set(['mfa_verified_factor_exists', 'mfa_factor_not_found']);

async function makeCodes(replaces: boolean): Promise<string[]> {
  const { recoveryCodes } = getSupabase().auth.mfa;
  const first = await (replaces ? recoveryCodes.regenerate() : recoveryCodes.generate());
  const made = OTHERWISE.has(first.error?.code ?? '')
    ? await (replaces ? recoveryCodes.generate() : recoveryCodes.regenerate())
    : first;
  if (made.data) return made.data.codes;
  if (isUnsupported(made.error)) throw new NoRecoveryCodesError();
  throw made.error;
}

/**
 * Makes a list of codes, which is readable this once; an older one ends. Takes whether there is an older one.
 * @throws NoRecoveryCodesError
 */
export function useNewCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: makeCodes,
    // Nothing that was shown once stays in memory.
    gcTime: 0,
    onSuccess: async () => client.invalidateQueries({ queryKey: factorsKey }),
    onError: (error) => {
      if (error instanceof NoRecoveryCodesError) client.setQueryData(codesKey, 'unsupported');
    },
  });
}

/** Ends the codes, if there are any. */
export async function endCodes(): Promise<void> {
  const { error } = await getSupabase().auth.mfa.recoveryCodes.unenroll();
  if (!error || error.code === 'mfa_factor_not_found' || isUnsupported(error)) return;
  throw error;
}

/** A code in blocks of four, as it is printed: 'k4m9-x7qp-2ab8-ht3z'. */
export const inBlocks = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/**
 * Codes left after this session was raised by one; null if it was not, if an app's code came later, or if the codes
 * were ended. Read anew with the factors, too: the token is as old as the last check of the session, which may fail.
 * @param token the session's token: a new one is read anew.
 */
export function useCodesAfterUse(token: string | undefined) {
  return useQuery({
    queryKey: [...factorsKey, 'used', token],
    enabled: token !== undefined,
    queryFn: async (): Promise<Codes | null> => {
      const { data } = await getSupabase().auth.mfa.getAuthenticatorAssuranceLevel();
      const lastOf = (ending: string) =>
        Math.max(
          0,
          ...(data?.currentAuthenticationMethods ?? []).flatMap((entry) =>
            typeof entry !== 'string' && entry.method.endsWith(ending) ? [entry.timestamp] : [],
          ),
        );
      const used = lastOf('recovery_code');
      const codes = used > 0 && used >= lastOf('totp') ? await readCodes() : null;
      return codes === 'none' ? null : codes;
    },
  });
}
