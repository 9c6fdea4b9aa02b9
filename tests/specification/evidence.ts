import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../sources.ts';

/** A place in a file: what must stand there, exactly once. */
export type Place = readonly [file: string, holds: RegExp];

/** A test, by its file and the whole of its title as it is written there. */
export type Test = readonly [file: string, title: string];

/** One constant of the specification: where it stands and which test shows that it is obeyed. */
export type Constant = {
  /** A part of the line, word for word. */
  quote: string;
  /** The value, and where it is more than a value its use. */
  where: readonly Place[];
  tests: readonly Test[];
};
/** What the site leaves to a library, whose behaviour is tested instead. */
type LibraryDefault = { quote: string; library: string; tests: readonly Test[] };
/** What belongs to something that is not built yet: its issue makes a constant of it. */
type Later = { quote: string; later: string };
/** What belongs to a way that the site does not go. */
type NotUsed = { quote: string; notUsed: string };

/** One line of section 9 and all that stands in it. */
export type Line = { line: string; rows: readonly (Constant | LibraryDefault | Later | NotUsed)[] };

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The text of a file below the root; '' where there is none. */
export function textOf(file: string): string {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}

/** How often a place's words stand in its file. */
export function countOf([file, holds]: Place): number {
  return [...textOf(file).matchAll(new RegExp(holds.source, 'g'))].length;
}

/** Whether a file is a test file that has a test of this title. */
export function isTested([file, title]: Test): boolean {
  return (
    /\.(test|spec)\.tsx?$/.test(file) &&
    new RegExp(`(['"\`])${escaped(title)}\\1`).test(textOf(file))
  );
}
