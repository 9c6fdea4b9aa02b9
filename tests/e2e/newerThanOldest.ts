import bcd, {
  type CompatStatement,
  type SupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { type MemberExpression, parseSync, Visitor } from 'oxc-parser';
import { oldestBrowsers } from '../../scripts/web/browsers.ts';

/** Features that one of our oldest browsers lacks, by the data of MDN. */

function isIn(statement: SupportStatement | undefined, oldest: number): boolean {
  return [statement ?? []].flat().some(({ version_added: added, flags }) => {
    const version = typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : NaN;
    return !flags && version <= oldest;
  });
}

function isNewer({ support }: CompatStatement): boolean {
  return Object.entries(oldestBrowsers).some(
    ([browser, oldest]) => !isIn(Reflect.get(support, browser), oldest),
  );
}

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;
/** Whether a feature is newer than the oldest browser; undefined where the entry only groups others. */
function newness(group: Group): boolean | undefined {
  const compat = group['__compat'] as CompatStatement | undefined;
  return compat && isNewer(compat);
}
const childrenOf = (group: unknown) =>
  Object.entries(Object(group)).filter(
    (entry): entry is [string, Group] => entry[0] !== '__compat' && isGroup(entry[1]),
  );

/** Globals, and `Owner.member` as far as that is known; true: newer. */
const known = new Map<string, boolean>();
/** By its name alone a method is newer where each that is called so is. */
const methods = new Map<string, boolean>();
/** The kinds of objects whose methods a script calls without naming the kind. Others are named. */
const UNNAMED =
  /^(?:HTML|SVG|Element$|Node|Document$|Event|Abort|Blob|File$|Response$|Request$|Headers$|URL|Form|Range$|Selection$|Animation$|Offscreen|Canvas|DOM)/;

for (const [group, isUnnamed] of [
  [bcd.javascript['builtins'], () => true],
  [bcd.api, (owner: string) => UNNAMED.test(owner)],
] as const)
  for (const [owner, inside] of childrenOf(group)) {
    known.set(owner, newness(inside) ?? false);
    for (const [key, feature] of childrenOf(inside)) {
      const isNew = newness(feature) ?? false;
      const member = key.replace(/_static$/, '');
      known.set(`${owner}.${member}`, isNew);
      if (isUnnamed(owner)) methods.set(member, (methods.get(member) ?? true) && isNew);
    }
  }

/** Browser objects by their other names. */
const instances: Record<string, string> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
};

function nameOf({ property, computed }: MemberExpression): string {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' ? String(property.value) : '';
}

/** The names in a script that one of our oldest browsers does not know. The bundler transpiles the syntax. */
export function newerNames(file: string, code: string): string[] {
  const found = new Set<string>();
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const pattern = (source: string, flags: string) => {
    if (/\(\?<[=!]/.test(source)) found.add('RegExp lookbehind');
    if (/\(\?[a-z]*-?[a-z]+:/.test(source)) found.add('RegExp modifiers');
    for (const flag of 'dv') if (flags.includes(flag)) found.add(`RegExp flag ${flag}`);
  };
  new Visitor({
    MemberExpression(member) {
      const { object } = member;
      const owner = object.type === 'Identifier' ? (instances[object.name] ?? object.name) : '';
      const name = owner === 'Window' ? nameOf(member) : `${owner}.${nameOf(member)}`;
      if (known.get(name)) found.add(name);
    },
    CallExpression({ callee, optional }) {
      if (callee.type !== 'MemberExpression' || optional) return;
      const { object } = callee;
      if (object.type === 'Identifier' && known.has(instances[object.name] ?? object.name)) return;
      if (methods.get(nameOf(callee))) found.add(`.${nameOf(callee)}()`);
    },
    Identifier({ name }) {
      if (name.length > 3 && known.get(name)) found.add(name);
    },
    Literal(literal) {
      if ('regex' in literal) pattern(literal.regex.pattern, literal.regex.flags);
    },
  }).visit(program);
  return [...found].toSorted();
}

/** Names and whether they are newer. */
function newnessOf(group: unknown): Map<string, boolean> {
  return new Map(childrenOf(group).map(([name, feature]) => [name, newness(feature) ?? false]));
}
const selectors = newnessOf(bcd.css['selectors']);
const atRules = newnessOf(bcd.css['at-rules']);
const properties = newnessOf(bcd.css['properties']);
const functions = new Map<string, boolean>();
function readFunctions(group: unknown): void {
  for (const [name, feature] of childrenOf(group)) {
    functions.set(name, (functions.get(name) ?? true) && newness(feature) === true);
    readFunctions(feature);
  }
}
readFunctions(bcd.css['types']);

/** The parts of a style sheet that one of our oldest browsers does not know. */
export function newerStyles(css: string): string[] {
  const found = new Set<string>();
  const text = css.replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gs, ' ');
  const note = (list: Map<string, boolean>, regex: RegExp, write: (name: string) => string) => {
    for (const [, name = ''] of text.matchAll(regex)) if (list.get(name)) found.add(write(name));
  };
  note(atRules, /@([a-z-]+)/g, (name) => `@${name}`);
  note(selectors, /(?<!\\):{1,2}([a-z-]+)(?=[^;}]*\{)/g, (name) => `:${name}`);
  note(properties, /[{;]\s*([a-z-]+)\s*:/g, (name) => name);
  note(functions, /(?<![\w-])([a-z][\w-]*)\(/g, (name) => `${name}()`);
  return [...found].toSorted();
}

/** The attributes and elements of a page that one of our oldest browsers does not know. */
export function newerMarkup(html: string): string[] {
  const found = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/g)) {
    const element = Object(bcd.html['elements'])[tag];
    if (isGroup(element) && newness(element)) found.add(`<${tag}>`);
    for (const [, name = ''] of attributes.replaceAll(/"[^"]*"/g, '').matchAll(/\s([a-z-]+)/g)) {
      const own = isGroup(element) ? element[name] : undefined;
      const feature = isGroup(own) ? own : Object(bcd.html['global_attributes'])[name];
      if (isGroup(feature) && newness(feature)) found.add(name);
    }
  }
  return [...found].toSorted();
}
