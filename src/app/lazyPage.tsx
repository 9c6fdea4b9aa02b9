import { useEffect, type ComponentType } from 'react';
import { lazyPart, type LateSection, type LazyPart } from '@/shared/ui/lazyPart.tsx';
import { appState } from './start/appState.ts';

/** A page whose code is fetched when it is needed. */
export type LazyPage = Pick<LazyPart, 'preload'> & {
  Page: ComponentType;
  /** Fetches the code of the page that stands in the document; its late sections stay as they are until they are near. */
  prepareHydration: () => Promise<void>;
};

/** A page's module: the page, and what stands in it below the first screen. */
export type PageModule = { default: ComponentType; sections?: readonly LateSection[] };

/** Reports that the content beside it is on the screen, for `features/pwa/data/visited.ts`. */
function Arrival() {
  useEffect(() => {
    dispatchEvent(new Event('app-page'));
  }, []);
  return null;
}

/**
 * Wraps a page module. Reached by a link, a page is shown whole, with its late sections.
 * @param load the dynamic import of the page's module.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let hydrates = false;
  const { Part, preload } = lazyPart(async () => {
    try {
      const module = await load();
      const sections = module.sections ?? [];
      if (hydrates) for (const section of sections) section.waitUntilNear();
      else await Promise.all(sections.map(async (section) => section.preload()));
      return module;
    } catch (error) {
      // The page is being loaded whole instead (start/missingCode.ts).
      if (appState() === 'leaving') return new Promise<never>(() => {});
      throw error;
    }
  });
  return {
    Page: () => (
      <>
        <Part />
        <Arrival />
      </>
    ),
    preload,
    prepareHydration: async () => {
      hydrates = true;
      await preload();
    },
  };
}
