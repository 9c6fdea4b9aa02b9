import { use, type ComponentType } from 'react';

/** A page whose code is fetched when it is needed. */
export type LazyPage = {
  Page: ComponentType;
  /** Fetches the code ahead: before hydration, at build time, or when a link is about to be followed. */
  preload: () => Promise<void>;
};

/**
 * Wraps a page module. Unlike `React.lazy`, a page that was preloaded renders at once: the first render in the
 * browser then equals the prerendered HTML, without a pause in between.
 * @param load the dynamic import of a module whose default export is the page.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;

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
    const Content = loaded ?? use(fetchPage());
    return <Content />;
  }

  return { Page, preload: async () => void (await fetchPage()) };
}
