import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Expression, type PropertyKey } from 'oxc-parser';
import type { Plugin } from 'vite';

/** Overlay values: file below src/content -> path, such as `site.address.city` -> value. */
export type LaidWords = Record<string, Record<string, unknown>>;

type Edit = { start: number; end: number; text: string };

/** An expression without TypeScript syntax. */
function bare(node: Expression | null | undefined): Expression | undefined {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return bare(node.expression);
  return node ?? undefined;
}

/** A value as JavaScript, without HTML markup. */
const literal = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Name of a property, quoted or not. */
function nameOf(key: PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** Edit that replaces the value at `path`, which starts with a constant. @throws if there is no such place. */
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
      // A missing field, or one from a spread.
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
 * Replaces values in the source of a content module. Derived values (a title with the city in it) follow, and the
 * replaced texts are gone.
 * @throws if the module has no such place.
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

/** File with the overlaid texts of a bundle's folder. */
export const wordsFile = (folder: string) => join(folder, 'words.json');

/** Empty if the file is missing or truncated. */
function readWords(file: string): LaidWords {
  try {
    const words: LaidWords = JSON.parse(readFileSync(file, 'utf8'));
    return words;
  } catch {
    return {};
  }
}

/** Texts of a finished build; empty without one. */
export const keptWords = (outDir: string): LaidWords => readWords(wordsFile(`${outDir}-ssr`));

/** Texts of the current bundle: the file in MANDAP_WORDS. */
export const wordsOfBundle = (): LaidWords => readWords(process.env['MANDAP_WORDS'] ?? '');

/** A constant of src/content for a program outside of the bundle, with overlaid texts. */
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

/** Used by the admin area only: `?default`, a content module without overlay; `?preview`, a copy for a preview. */
const COPY = /\?(?:default|preview)$/;
const COPIED = /\/src\/(?:features|content|shared\/ui)\/[^?]*\.tsx?$/;

/**
 * Overlays published texts on the modules of src/content during bundling: no extra bytes or requests, and replaced
 * texts are in no public file. `?default` imports a module without overlay. Its imports, and a public component
 * imported by `?preview`, are copies: sharing a module between a page and the admin area would move it to a chunk of
 * its own, one more for visitors.
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
