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
import { stayAsBuilt } from './stayAsBuilt.ts';
import { whenNear } from './whenNear.ts';

/** A part of a page whose code is fetched when it is needed. It stands inside a Suspense boundary. */
export type LazyPart = {
  Part: ComponentType;
  /** Fetches the code ahead, at build time or before it is shown. @throws where it cannot be fetched. */
  preload: () => Promise<void>;
  /** Leaves this part's HTML as it was built until `start`. Call it before the first render. */
  takeOver: (start: Promise<void>) => void;
};

/**
 * Wraps a module. Unlike `React.lazy`, a part that was preloaded renders at once, and a part that came as HTML is left
 * as it is until its code may be fetched: its Suspense boundary keeps the HTML meanwhile.
 * @param load the dynamic import of a module whose default export is the part; told whether it will take over HTML.
 * @param instead what to do where the part must be shown and its code cannot be fetched; it throws without this.
 */
export function lazyPart(
  load: (takesOver: boolean) => Promise<{ default: ComponentType }>,
  instead: (error: unknown) => Promise<never> = async (error) => {
    throw error;
  },
): LazyPart {
  let loading: Promise<ComponentType> | undefined;
  let showing: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;
  let takingOver: Promise<ComponentType> | undefined;

  // A failed fetch stays failed while the part is drawn, or it would be tried again in every render, for ever.
  let failed = false;
  const fetchPart = (takesOver = false) => {
    loading ??= load(takesOver).then(
      (module) => {
        loaded = module.default;
        return loaded;
      },
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
    return loading;
  };

  const show = () => {
    showing ??= fetchPart().catch(instead);
    return showing;
  };

  return {
    Part: () => createElement(loaded ?? use(takingOver ?? show())),
    preload: async () => {
      if (failed) loading = showing = undefined;
      failed = false;
      await fetchPart();
    },
    takeOver: (start) => {
      takingOver = start
        .then(async () => fetchPart(true))
        .catch(async (error: unknown) => {
          stayAsBuilt(error);
          // Never settles: an error would put its message in the place of the HTML.
          return new Promise(() => {});
        });
    },
  };
}

const nothing = () => {};

/** What stood in a box before: nothing that a visitor reads may vanish while its code is on the way. */
function AsBuilt({ box }: { box: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => box.current?.innerHTML ?? '');
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Marks a late section as taken over: `[data-late][data-awake]`. */
function Awake({ box }: { box: RefObject<HTMLElement | null> }) {
  useEffect(() => box.current?.setAttribute('data-awake', ''), [box]);
  return null;
}

/** The part of a page below its first screen. */
export type LateSection = Omit<LazyPart, 'takeOver'> & {
  /** Leaves its HTML as it was built until the visitor comes near. */
  waitUntilNear: () => void;
};

/**
 * A part far below the fold: its code counts neither for the first load nor for what follows when the browser is idle,
 * but comes when the visitor scrolls near it, or opens an address that something in it may answer to.
 * @param load the dynamic import of a module whose default export is the part.
 */
export function lateSection(load: () => Promise<{ default: ComponentType }>): LateSection {
  const { Part, preload, takeOver } = lazyPart(load);
  let begin: () => void = nothing;

  function Section() {
    const box = useRef<HTMLDivElement>(null);
    const location = useLocation();
    const [firstLocation] = useState(location);
    const { search } = location;
    // A new address reaches what React has not yet taken over: it is drawn anew then, and needs its code.
    if (location !== firstLocation) begin();
    useEffect(() => {
      if (search) begin();
      return box.current ? whenNear(box.current, begin) : undefined;
    }, [search]);
    return (
      <div ref={box} data-late>
        <Suspense fallback={<AsBuilt box={box} />}>
          <Part />
          <Awake box={box} />
        </Suspense>
      </div>
    );
  }

  return {
    Part: Section,
    preload,
    waitUntilNear: () =>
      takeOver(
        new Promise((resolve) => {
          begin = resolve;
        }),
      ),
  };
}
