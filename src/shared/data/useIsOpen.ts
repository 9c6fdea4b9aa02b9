import { gatedPages } from '@/shared/gatedPages.ts';
import { pageState, siteState } from './siteState.ts';
import { useLive } from './useLive.ts';

const gateOf = new Map(Object.entries(gatedPages).map(([name, path]) => [path, name]));

/**
 * Returns a test whether an address may be linked to: false for pages hidden by the owner.
 * Every page counts as visible while the state is unknown (specification section 8).
 */
export function useIsOpen(): (address: string) => boolean {
  const { status, data } = useLive(siteState);
  return (address) => {
    const name = gateOf.get(address.replace(/[?#].*$/, ''));
    if (name === undefined || status !== 'success') return true;
    return pageState(data, name)?.is_visible !== false;
  };
}
