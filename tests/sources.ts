import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '..');

export type Source = {
  /** Path below the root, with forward slashes. */
  file: string;
  text: string;
  lines: number;
  /** Imported modules as written: by `import`, `export … from` or `import()`. */
  imports: { specifier: string }[];
  /** Whether it re-exports another module. */
  reExports: boolean;
};

function importsOf(file: string, text: string): Pick<Source, 'imports' | 'reExports'> {
  const { module } = parseSync(file, text);
  const statics = module.staticImports.map(({ moduleRequest }) => ({
    specifier: moduleRequest.value,
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  const dynamics = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  }));
  return {
    imports: [...statics, ...passedOn.map((specifier) => ({ specifier })), ...dynamics],
    reExports: passedOn.length > 0,
  };
}

/** Every TypeScript file below a folder, parsed; without tests by default. */
export function sourcesBelow(folder: string, options: { withTests?: boolean } = {}): Source[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .filter((file) => options.withTests || !/\.test\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const { imports, reExports } = importsOf(file, text);
      return { file, text, lines: text.trimEnd().split('\n').length, imports, reExports };
    });
}

/** The imported file below the root, or undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/[?#].*$/, '');
  const target = bare.startsWith('@/')
    ? `src/${bare.slice(2)}`
    : bare.startsWith('.')
      ? path.posix.join(path.posix.dirname(from), bare)
      : undefined;
  if (target === undefined) return undefined;
  return [target, `${target}.ts`, `${target}.tsx`].find((file) =>
    existsSync(path.join(root, file)),
  );
}
