/** One entry of Vite's manifest.json, as far as we read it. */
type ManifestChunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
export type Manifest = Record<string, ManifestChunk>;

/** Fonts worth a preload: the two faces of the first screen (performance.md). */
const PRELOADED_FONTS = 2;

/** Written by vite-plugin-pwa; the development server has none. */
const MANIFEST_LINK = '<link rel="manifest" href="/manifest.webmanifest" />';

/** A chunk and everything it imports statically: what the browser fetches before it runs. */
function staticClosure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) staticClosure(manifest, imported, seen);
  return seen;
}

/** The built file of a source that the page itself names. @throws where the build lacks it. */
export function builtFile(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk)
    throw new Error(`The build has no ${source}: is it still an input in vite.config.ts?`);
  return `/${chunk.file}`;
}

/** The one stylesheet of every page, that of the app's entry. @throws where there are several or none. */
export function stylesheet(manifest: Manifest): string {
  const files = [...staticClosure(manifest, 'src/main.tsx')].flatMap(
    (key) => manifest[key]?.css ?? [],
  );
  const [css, ...more] = new Set(files);
  if (css === undefined || more.length > 0) {
    throw new Error('src/main.tsx must import exactly one stylesheet, src/app/styles.css.');
  }
  return css;
}

/** Addresses of the font files in a built stylesheet, in the order of its faces. */
function fontsOf(css: string): string[] {
  return [
    ...new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(([, url]) => url ?? '')),
  ];
}

/** What is put into a page besides the built files. */
export type PageParts = { head: string; html: string; snapshot?: unknown };

/** JSON that is safe inside a script element: a `<` in a title must not end it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function replaceOnce(text: string, mark: string, value: string): string {
  if (text.split(mark).length !== 2) throw new Error(`index.html must hold ${mark} exactly once.`);
  return text.replace(mark, () => value);
}

/**
 * Turns index.html into a function that makes finished pages: built names for the sources, the app's chunks as a
 * list for the starter (never as modulepreload: they would compete with the hero), fonts preloaded.
 * @throws where index.html lacks one of the marks or the built head would hold a title of its own.
 */
export function pageTemplate(
  indexHtml: string,
  manifest: Manifest,
  css: string,
): (parts: PageParts) => string {
  const main = builtFile(manifest, 'src/main.tsx');
  const preload = [...staticClosure(manifest, 'src/main.tsx')]
    .map((key) => `/${manifest[key]?.file ?? ''}`)
    .filter((file) => file !== main);
  const fonts = fontsOf(css)
    .slice(0, PRELOADED_FONTS)
    .map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`);

  if (/<title|name="description"/.test(indexHtml)) {
    throw new Error('index.html must leave title and description to the pages.');
  }
  let base = replaceOnce(indexHtml, '/src/app/styles.css', `/${stylesheet(manifest)}`);
  base = replaceOnce(base, '/src/boot.ts', builtFile(manifest, 'src/boot.ts'));
  base = replaceOnce(
    base,
    'data-main="/src/main.tsx"',
    `data-main="${main}" data-preload="${preload.join(' ')}"`,
  );
  base = base.replace(/>\s+</g, '><');

  return ({ head, html, snapshot }) => {
    const data =
      snapshot === undefined
        ? ''
        : `<script type="application/json" id="snapshot">${scriptJson(snapshot)}</script>`;
    let page = replaceOnce(base, '<!--head-->', head + fonts.join('') + MANIFEST_LINK);
    page = replaceOnce(page, '<div id="root"></div>', `<div id="root">${html}</div>`);
    return replaceOnce(page, '<!--snapshot-->', data);
  };
}
