import { gatedPages } from '@/shared/paths.ts';
import { pageState, siteState } from './siteState.ts';
import { useLive } from './useLive.ts';

const gateOf = new Map(Object.entries(gatedPages).map(([name, path]) => [path, name]));

/**
 * Tells of an address whether a link may lead there: not to a page of this site that its owner has hidden. As long as
 * that is not known, and where it cannot be asked, every page counts as visible (specification section 8).
 */
export function useIsOpen(): (address: string) => boolean {
  const { status, data } = useLive(siteState);
  return (address) => {
    const name = gateOf.get(address.replace(/[?#].*$/, ''));
    if (name === undefined || status !== 'success') return true;
    return pageState(data, name)?.is_visible !== false;
  };
}
