import {
  createElement,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { contentArrived, stayAsBuilt } from './firstPage.ts';

/** A page whose code is fetched when it is needed. */
export type LazyPage = {
  Page: ComponentType;
  /** Fetches the code ahead: at build time, or when a link is about to be followed. */
  preload: () => Promise<void>;
  /** Makes the takeover of this page's HTML wait for `start`. Call it before the first render. */
  takeOver: (start: Promise<void>) => void;
};

const never = () => () => {};

/** Tells that the content beside it is on the screen, and whether React took over its HTML. */
function Arrival() {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [takenOver] = useState(hydrates);
  useLayoutEffect(() => contentArrived(takenOver), [takenOver]);
  return null;
}

/**
 * Wraps a page module. Unlike `React.lazy`, a page that was preloaded renders at once, and a page that came as HTML
 * is left as it is until its code may be fetched: its Suspense boundary keeps the HTML meanwhile.
 * @param load the dynamic import of a module whose default export is the page.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  let takingOver: Promise<ComponentType> | undefined;

  const fetchPage = () => {
    loading ??= load().then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  function Page() {
    return (
      <>
        {createElement(loaded ?? use(takingOver ?? fetchPage()))}
        <Arrival />
      </>
    );
  }

  return {
    Page,
    preload: async () => void (await fetchPage()),
    takeOver: (start) => {
      takingOver = start.then(fetchPage).catch(async (error: unknown) => {
        stayAsBuilt(error);
        // Never settles: an error would put its message in the place of the HTML.
        return new Promise(() => {});
      });
    },
  };
}
