import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Expression, type PropertyKey } from 'oxc-parser';
import type { Plugin } from 'vite';

/** What stands in the place of a module's own words: file below src/content -> path of the value, such as `site.address.city` -> value. */
export type LaidWords = Record<string, Record<string, unknown>>;

type Edit = { start: number; end: number; text: string };

/** What an expression says, without the words that only TypeScript reads. */
function bare(node: Expression | null | undefined): Expression | undefined {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return bare(node.expression);
  return node ?? undefined;
}

/** A value as JavaScript, which no HTML around it can mistake for markup. */
const literal = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The name of a property, with or without quotes. */
function nameOf(key: PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** The edit that puts a value at `path`, below the constant that the path begins with. @throws where there is no such place. */
function editOf(
  file: string,
  constants: Map<string, Expression>,
  path: string,
  value: unknown,
): Edit {
  const [name = '', ...keys] = path.split('.');
  let place = constants.get(name);
  for (const [depth, key] of keys.entries()) {
    const object = bare(place);
    if (object?.type !== 'ObjectExpression')
      throw new Error(`${file} has no object on the way to ${path}.`);
    const property = object.properties.find(
      (one) => one.type === 'Property' && nameOf(one.key) === key,
    );
    if (property?.type === 'Property') {
      if (property.shorthand)
        return {
          start: property.start,
          end: property.end,
          text: `${literal(key)}: ${literal(value)}`,
        };
      place = property.value;
    } else if (depth === keys.length - 1) {
      // A field that the site's own words leave out, or that comes from a spread.
      const end = object.properties.at(-1)?.end;
      const text = `${literal(key)}: ${literal(value)}`;
      return end === undefined
        ? { start: object.start + 1, end: object.start + 1, text }
        : { start: end, end, text: `, ${text}` };
    } else throw new Error(`${file} has no ${path}.`);
  }
  if (!place) throw new Error(`${file} has no ${path}.`);
  return { start: place.start, end: place.end, text: literal(value) };
}

/**
 * The source of a content module with other values at some of its places. What the module makes of them (a title with
 * the city in it) follows, and nothing of the replaced words is left.
 * @throws where the module has no such place.
 */
export function layWords(file: string, source: string, values: Record<string, unknown>): string {
  const constants = new Map<string, Expression>();
  for (const statement of parseSync(file, source).program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
  }
  const edits = Object.entries(values).map(([path, value]) => editOf(file, constants, path, value));
  let text = source;
  for (const { start, end, text: written } of edits.toSorted((a, b) => b.start - a.start))
    text = text.slice(0, start) + written + text.slice(end);
  return text;
}

/** Where a folder of a bundle keeps the words that are laid over it. */
export const wordsFile = (folder: string) => join(folder, 'words.json');

/** None where there is no such file, or it is not whole. */
function readWords(file: string): LaidWords {
  try {
    const words: LaidWords = JSON.parse(readFileSync(file, 'utf8'));
    return words;
  } catch {
    return {};
  }
}

/** The words of a finished build; none where there is no build. */
export const keptWords = (outDir: string): LaidWords => readWords(wordsFile(`${outDir}-ssr`));

/** The words of the bundle that is being made: the file that MANDAP_WORDS names. */
export const wordsOfBundle = (): LaidWords => readWords(process.env['MANDAP_WORDS'] ?? '');

/** A constant of src/content for a program outside of the bundle, with the words that are laid over it. */
export function withWords<T extends object>(
  file: string,
  name: string,
  own: T,
  words: LaidWords,
): T {
  const result = structuredClone(own);
  for (const [path, value] of Object.entries(words[file] ?? {})) {
    const [constant, ...keys] = path.split('.');
    const last = keys.pop();
    if (constant !== name || last === undefined) continue;
    const holder = keys.reduce<unknown>((part, key) => Reflect.get(Object(part), key), result);
    Reflect.set(Object(holder), last, value);
  }
  return result;
}

/** What only the admin area asks for: `?default`, a content module as it is written; `?preview`, a copy for a preview. */
const COPY = /\?(?:default|preview)$/;
const COPIED = /\/src\/(?:features|content|shared\/ui)\/[^?]*\.tsx?$/;

/**
 * Lays published words over the modules of src/content while they are bundled: no byte and no request is added, and the
 * replaced words are in no file that visitors fetch. `?default` after a module's name is the module as it is written.
 * What such a module imports, and a public component that is asked for by `?preview`, is a copy of its own: the same
 * module in a page and in the admin area would be taken out of the page's chunk, and a visitor would fetch one more.
 */
export function wordsPlugin(root: string, words: LaidWords): Plugin {
  const folder = `${join(root, 'src/content')}/`;
  return {
    name: 'mandap-words',
    enforce: 'pre',
    resolveId: {
      async handler(source, importer, options) {
        if (!importer || !COPY.test(importer)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && COPIED.test(found.id) ? `${found.id}?preview` : found;
      },
    },
    transform: {
      filter: { id: /\/src\/content\/[^?]*\.ts(?:\?preview)?$/ },
      handler(source, id) {
        const file = id.replace(COPY, '');
        const values = file.startsWith(folder) ? words[file.slice(folder.length)] : undefined;
        return values && { code: layWords(file, source, values), map: null };
      },
    },
  };
}
