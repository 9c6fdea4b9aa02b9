import {
  createElement,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { whenNear } from './whenNear.ts';

/** A part of a page whose code is fetched when it is needed. It stands inside a Suspense boundary. */
export type LazyPart = {
  Part: ComponentType;
  /** Fetches the code ahead, at build time or before it is shown. @throws where it cannot be fetched. */
  preload: () => Promise<void>;
};

/** Lets React's `use` read a promise's value at once: it looks for these two properties. */
function settled<T>(promise: Promise<T> | undefined, value: T): T {
  if (promise) void Object.assign(promise, { status: 'fulfilled', value });
  return value;
}

/**
 * Wraps a module. Unlike `React.lazy`, a part that was preloaded renders at once.
 * @param load the dynamic import of a module whose default export is the part.
 */
export function lazyPart(load: () => Promise<{ default: ComponentType }>): LazyPart {
  let loading: Promise<ComponentType> | undefined;
  // A failed fetch stays failed while the part is drawn, or it would be tried again in every render, for ever.
  let failed = false;
  const fetchPart = () => {
    loading ??= load().then(
      (module) => settled(loading, module.default),
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
    return loading;
  };
  return {
    Part: () => createElement(use(fetchPart())),
    preload: async () => {
      if (failed) loading = undefined;
      failed = false;
      await fetchPart();
    },
  };
}

/** What stood in a box before: nothing that a visitor reads may vanish while its code is on the way. */
function AsPrerendered({ box }: { box: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => box.current?.innerHTML ?? '');
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Marks a late section as hydrated, and says so (src/app/start/appState.ts). */
function Hydrated({ box }: { box: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    box.current?.setAttribute('data-hydrated', '');
    box.current?.dispatchEvent(new Event('app-hydrated', { bubbles: true }));
  }, [box]);
  return null;
}

const nothing = () => {};

/** The part of a page below its first screen. */
export type LateSection = LazyPart & {
  /** Leaves its HTML as it was prerendered until the visitor comes near. Call it before the first render. */
  waitUntilNear: () => void;
};

/**
 * A part far below the fold: its code comes when the visitor scrolls near it, taps on something in it, or opens an
 * address that something in it may answer to.
 * @param load the dynamic import of a module whose default export is the part.
 */
export function lateSection(load: () => Promise<{ default: ComponentType }>): LateSection {
  const { Part, preload } = lazyPart(load);
  let begin = nothing;
  let near: Promise<void> | undefined;
  let wasLeft = false;

  /** Suspends until the code is there; a failure never settles, and the HTML stays as it was prerendered. */
  function Waiting() {
    if (near) use(near);
    return <Part />;
  }

  function Section() {
    const box = useRef<HTMLDivElement>(null);
    const location = useLocation();
    const [firstLocation] = useState(location);
    const { search } = location;
    // A new address reaches what React has not yet hydrated: it is drawn anew then, and needs its code.
    if (location !== firstLocation) begin();
    useEffect(() => {
      // A visitor who comes back to the page by a link finds nothing prerendered here.
      if (search || wasLeft) begin();
      const element = box.current;
      if (!element) return undefined;
      // A tap came that only this part can answer (src/app/start/earlyTaps.ts).
      element.addEventListener('app-wanted', begin);
      const stopWaiting = whenNear(element, begin);
      return () => {
        wasLeft = true;
        element.removeEventListener('app-wanted', begin);
        stopWaiting();
      };
    }, [search]);
    return (
      <div ref={box} data-late>
        <Suspense fallback={<AsPrerendered box={box} />}>
          <Waiting />
          <Hydrated box={box} />
        </Suspense>
      </div>
    );
  }

  return {
    Part: Section,
    preload,
    waitUntilNear: () => {
      near = new Promise<void>((resolve) => {
        // A tap tries once more what could not be fetched when the part came near.
        begin = () =>
          void preload().then(resolve, (error: unknown) =>
            console.warn(
              'A part of the page could not be fetched and stays as it was prerendered',
              error,
            ),
          );
      });
    },
  };
}
