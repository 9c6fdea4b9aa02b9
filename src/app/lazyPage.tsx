import { useLayoutEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { lazyPart, type LateSection, type LazyPart } from '@/shared/ui/lazyPart.tsx';
import { contentArrived } from './firstPage.ts';
import { contentCame, loadWholePage } from './wholePage.ts';

/** A page whose code is fetched when it is needed. */
export type LazyPage = Omit<LazyPart, 'Part'> & { Page: ComponentType };

/** A page's module: the page, and what stands in it below the first screen. */
export type PageModule = { default: ComponentType; sections?: readonly LateSection[] };

const never = () => () => {};

/** Tells that the content beside it is on the screen, and whether React took over its HTML. */
function Arrival() {
  const hydrates = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [takenOver] = useState(hydrates);
  useLayoutEffect(() => {
    contentCame();
    contentArrived(takenOver);
  }, [takenOver]);
  return null;
}

/**
 * Wraps a page module: a page that came as HTML keeps it until its code is there, its late sections until the visitor
 * is near them. Reached by a link, it is shown whole. Where its code cannot be fetched then, it is loaded as a page.
 * @param load the dynamic import of the page's module.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  const { Part, preload, takeOver } = lazyPart(async (takesOver) => {
    const module = await load();
    for (const section of module.sections ?? []) {
      if (takesOver) section.waitUntilNear();
    }
    if (!takesOver) await Promise.all((module.sections ?? []).map((section) => section.preload()));
    return module;
  }, loadWholePage);
  return {
    Page: () => (
      <>
        <Part />
        <Arrival />
      </>
    ),
    preload,
    takeOver,
  };
}
