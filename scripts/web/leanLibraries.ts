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
    why: 'react-router does not mark its components and contexts as free of side effects',
    file: /react-router\/dist\/production\/chunk-[\w-]+\.mjs$/,
    edits: [
      [/^[\w$]+\.displayName = "[^"]*";$/gm, ''],
      [/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
    ],
  },
];

/** @throws in the build, when a library has changed so that its edits find nothing any more. */
export function leanLibraries(): Plugin[] {
  return trims.map(({ file, edits, why }) => {
    let edited = false;
    return {
      name: 'mandap-lean-libraries',
      apply: 'build',
      transform: {
        filter: { id: file },
        handler(code) {
          const lean = edits.reduce((text, [pattern, known]) => text.replace(pattern, known), code);
          edited ||= lean !== code;
          return { code: lean, map: null };
        },
      },
      buildEnd(error) {
        if (!error && !edited) this.error(`No file of ${file.source} was trimmed, and ${why}.`);
      },
    };
  });
}
