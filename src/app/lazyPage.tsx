import { useEffect, type ComponentType } from 'react';
import { appState } from '@/shared/lib/appState.ts';
import { lazyPart, type LateSection, type LazyPart } from '@/shared/ui/lazyPart.tsx';

/** A page that is loaded lazily. */
export type LazyPage = Pick<LazyPart, 'preload'> & {
  Page: ComponentType;
  /** Loads the code of the prerendered page; its late sections stay prerendered until they are near. */
  prepareHydration: () => Promise<void>;
};

/** A page's module: the page and its late sections. */
export type PageModule = { default: ComponentType; sections?: readonly LateSection[] };

/** Reports that the page is mounted, for `features/pwa/data/visited.ts`. */
function Arrival() {
  useEffect(() => {
    dispatchEvent(new Event('app-page'));
  }, []);
  return null;
}

/**
 * Wraps a page module. A page reached by a link includes its late sections.
 * @param load dynamic import of the page's module.
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
      // The page is being reloaded (start/missingCode.ts).
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
