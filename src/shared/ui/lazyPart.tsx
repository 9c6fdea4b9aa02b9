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
import { HYDRATE, HYDRATED } from '@/shared/lib/appState.ts';
import { whenNear } from './whenNear.ts';

/** A component that is loaded lazily. Render it inside a Suspense boundary. */
export type LazyPart = {
  Part: ComponentType;
  /** Loads the code ahead, at build time or before rendering. @throws if loading fails. */
  preload: () => Promise<void>;
};

/** Makes a promise readable by `use` without suspending, which checks these two properties. */
function settled<T>(promise: Promise<T> | undefined, value: T): T {
  if (promise) void Object.assign(promise, { status: 'fulfilled', value });
  return value;
}

/**
 * Like `React.lazy`, but a preloaded part renders without suspending.
 * @param load dynamic import whose default export is the component.
 */
export function lazyPart(load: () => Promise<{ default: ComponentType }>): LazyPart {
  let loading: Promise<ComponentType> | undefined;
  // Keeps a failed load failed while the part is mounted; otherwise every render would retry.
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

/** Keeps the prerendered HTML while the chunk loads; a section that the page did not have leaves a screen of room. */
function AsPrerendered({ box }: { box: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => box.current?.innerHTML ?? '');
  if (!html) return <div aria-busy="true" className="min-h-screen" />;
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Marks a late section as hydrated and fires `HYDRATED`. */
function Hydrated({ box }: { box: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    box.current?.setAttribute('data-hydrated', '');
    box.current?.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
  }, [box]);
  return null;
}

const nothing = () => {};

/** A section below the first screen. */
export type LateSection = LazyPart & {
  /** Keeps the section prerendered until it is near the viewport. Call it before the first render. */
  waitUntilNear: () => void;
};

/**
 * A section below the fold: its code is loaded when it is near the viewport, when something in it is tapped, or when
 * the address may open something in it.
 * @param load dynamic import whose default export is the component.
 */
export function lateSection(load: () => Promise<{ default: ComponentType }>): LateSection {
  const { Part, preload } = lazyPart(load);
  let begin = nothing;
  let near: Promise<void> | undefined;
  let wasLeft = false;

  /** Suspends until the code is loaded; on failure for ever, so that the HTML stays prerendered. */
  function Waiting() {
    if (near) use(near);
    return <Part />;
  }

  function Section() {
    const box = useRef<HTMLDivElement>(null);
    const location = useLocation();
    const [firstLocation] = useState(location);
    const { search } = location;
    // A navigation re-renders boundaries that are not hydrated yet, which then need their code.
    if (location !== firstLocation) begin();
    useEffect(() => {
      // Nothing is prerendered here after a client-side navigation.
      if (search || wasLeft) begin();
      const element = box.current;
      if (!element) return undefined;
      // Fired for an early tap on this section (src/app/start/earlyTaps.ts).
      element.addEventListener(HYDRATE, begin);
      const stopWaiting = whenNear(element, begin);
      return () => {
        wasLeft = true;
        element.removeEventListener(HYDRATE, begin);
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
        // A tap retries a load that failed earlier.
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
