import type { Plugin } from 'vite';

type Trim = { file: RegExp; edits: readonly (readonly [RegExp, string])[]; why: string };

/**
 * What libraries ship and we never run. Each edit only tells the bundler what it cannot know by itself; leaving the
 * dead code out is its own work. About 4 kB gzip of every page.
 */
const trims: readonly Trim[] = [
  {
    why: 'react-helmet-async chooses at run time between React 19 and a second implementation for older ones',
    file: /react-helmet-async\/lib\/index\.esm\.js$/,
    edits: [
      [/if \(isReact19\)/g, 'if (true)'],
      [/if \(helmetData && !\(helmetData instanceof HelmetData\)\)/g, 'if (false)'],
    ],
  },
  {
    why: 'react-router does not mark what is free of side effects, and carries its data router and framework mode',
    file: /react-router\/dist\/production\/chunk-[\w-]+\.mjs$/,
    edits: [
      // Prefetching links is the framework mode's: without it each link keeps state and effects for nothing.
      [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '= [false, undefined, {}];'],
      [/\breturn shouldPrefetch && !isAbsolute \?/, 'return false ?'],
      // Data routes, their error boundaries and loaders.
      [/\breturn isDataRoute \? useNavigateStable\(\) :/, 'return'],
      [/\blet dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = undefined;'],
      [/\breturn dataRouterState && \(/, 'return false && ('],
      [/^[\w$]+\.displayName = "[^"]*";$/gm, ''],
      [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
    ],
  },
];

/** @throws in the build, when a library has changed so that one of its edits finds nothing any more. */
export function leanLibraries(): Plugin[] {
  return trims.map(({ file, edits, why }) => {
    const found = new Set<RegExp>();
    return {
      name: 'mandap-lean-libraries',
      apply: 'build',
      transform: {
        filter: { id: file },
        handler(code) {
          const lean = edits.reduce((text, [pattern, known]) => {
            const edited = text.replace(pattern, known);
            if (edited !== text) found.add(pattern);
            return edited;
          }, code);
          return { code: lean, map: null };
        },
      },
      buildEnd(error) {
        const lost = edits.find(([pattern]) => !found.has(pattern));
        if (!error && lost) this.error(`${file.source} has no ${lost[0].source}, and ${why}.`);
      },
    };
  });
}
