import { readFileSync } from 'node:fs';

const styles = new URL('../../src/app/colours.css', import.meta.url);

/** The colours of src/app/colours.css that are needed outside of the stylesheet: the paper by day and by night. */
export type Papers = { light: string; dark: string };

/** index.html with the colours that a browser gives its own frame. */
export function withPapers(html: string): string {
  const { light, dark } = paperColours();
  return html.replace('%PAPER%', light).replace('%PAPER_DARK%', dark);
}

/** @throws where the file has not one value for each. */
export function paperColours(text = readFileSync(styles, 'utf8')): Papers {
  const [light, ...others] = [...text.matchAll(/--color-paper:\s*(#[\da-f]{6});/gi)].map(
    ([, colour = '']) => colour,
  );
  const [dark] = others;
  if (!light || !dark || others.some((colour) => colour !== dark))
    throw new Error(
      'colours.css wants one --color-paper by day, and the same in both dark blocks.',
    );
  return { light, dark };
}

/**
 * supabase/functions/_shared/colours.ts, which `npm run icons` writes: the light colours that the mails have. Mail apps
 * know no style sheet, and a function of the backend cannot read the site's.
 * @throws where the stylesheet lacks one of them.
 */
export function mailColours(text = readFileSync(styles, 'utf8')): string {
  const value = (name: string): string => {
    const [, found = ''] = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(text) ?? [];
    const [, other] = /^var\(--color-([\w-]+)\)$/.exec(found) ?? [];
    if (other) return value(other);
    if (!/^#[\da-f]{6}$/i.test(found)) throw new Error(`colours.css wants a --color-${name}.`);
    return found;
  };
  const lines = Object.entries({
    paper: 'paper',
    surface: 'surface',
    ink: 'ink',
    muted: 'muted',
    sindoor: 'sindoor',
    onSindoor: 'on-sindoor',
    line: 'line',
  }).map(([name, colour]) => `  ${name}: '${value(colour)}',\n`);
  return `/** The firm's colours in mails. Written by \`npm run icons\` out of src/app/colours.css. */
export const colours = {
${lines.join('')}} as const;
`;
}
