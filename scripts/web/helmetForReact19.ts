import type { Plugin } from 'vite';

/** Branches of the library for React 16 to 18, and what they are for React 19. */
const branches: readonly (readonly [string, string])[] = [
  ['if (isReact19)', 'if (true)'],
  ['if (helmetData && !(helmetData instanceof HelmetData))', 'if (false)'],
];

/**
 * react-helmet-async carries a second implementation for older Reacts and chooses between the two at run time. We
 * ship React 19: told so, the bundler leaves the other one out (3 kB gzip of every page).
 */
export function helmetForReact19(): Plugin {
  return {
    name: 'mandap-helmet-for-react-19',
    apply: 'build',
    transform: {
      filter: { id: /react-helmet-async\/lib\/index\.esm\.js$/ },
      handler(code) {
        if (branches.some(([branch]) => !code.includes(branch))) {
          this.error('react-helmet-async has changed: does helmetForReact19 still have a job?');
        }
        return {
          code: branches.reduce((text, [branch, known]) => text.replaceAll(branch, known), code),
          map: null,
        };
      },
    },
  };
}
