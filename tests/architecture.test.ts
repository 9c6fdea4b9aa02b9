import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { publicRoutes } from '@/app/routes.tsx';
import { gatedPages } from '@/shared/gatedPages.ts';
import { isStaffPath, paths, servicePageSlugs } from '@/shared/paths.ts';
import { entries } from '../scripts/web/chunks.ts';
import { resolveImport, root, sourcesBelow } from './sources.ts';

/** The rules of docs/architecture.md, checked on the actual imports. */
const sources = sourcesBelow('src');
const layers = ['app', 'pages', 'features', 'providers', 'shared'] as const;

const rank = (file: string) => layers.findIndex((layer) => layer === file.split('/')[1]);
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
/** Code of the admin area is in a folder `admin`, its session in a provider. */
const isAdminCode = (file: string) => /\/admin\/|^src\/providers\/auth\//.test(file);
const isGenerated = (file: string) => file.endsWith('database.types.ts');

/** [importing file, imported file] for every import inside src. */
function edges(): [string, string][] {
  return sources.flatMap(({ file, imports }) =>
    imports.flatMap(({ specifier }): [string, string][] => {
      const target = resolveImport(file, specifier);
      return target?.startsWith('src/') ? [[file, target]] : [];
    }),
  );
}

const usesIntl = (file: string) =>
  /\bIntl\.|\.toLocale(?:Date|Time)?String\(/.test(readFileSync(path.join(root, file), 'utf8'));

/** Files that visitors' browsers may load: reachable from the entries without the admin's routes. */
function publicFiles(): Set<string> {
  const targets = new Map<string, string[]>();
  for (const [from, to] of edges()) targets.set(from, [...(targets.get(from) ?? []), to]);
  const seen = new Set<string>();
  const queue: string[] = ['src/app/start/start.ts', 'src/offline.ts', ...Object.values(entries)];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const target of targets.get(file) ?? []) {
      if (!target.startsWith('src/app/admin')) queue.push(target);
    }
  }
  return seen;
}

describe('imports', () => {
  it('finds the sources', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(edges().length).toBeGreaterThan(100);
  });

  it('go one way: app, pages, features, providers, shared', () => {
    const uphill = edges().filter(
      ([from, to]) => rank(from) >= 0 && rank(to) >= 0 && rank(to) < rank(from),
    );
    expect(uphill).toEqual([]);
  });

  it('of visitors’ code exclude Intl, whose first use costs a cheap phone 60 to 110 ms', () => {
    const code = [...publicFiles()].filter((file) => /\.tsx?$/.test(file));
    expect(code.length).toBeGreaterThan(100);
    expect(code.filter(usesIntl)).toEqual([]);
  });

  it('never cross features', () => {
    const across = edges().filter(
      ([from, to]) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to),
    );
    expect(across).toEqual([]);
  });

  it('of visitors’ code exclude the admin area', () => {
    const files = publicFiles();
    expect(files.size).toBeGreaterThan(40);
    expect([...files].filter(isAdminCode)).toEqual([]);
  });

  it('of the Supabase client are limited to data folders, providers, shared/supabase and shared/data', () => {
    const allowed =
      /^src\/(features\/[^/]+\/(admin\/)?(\w+\/)?data|providers\/[^/]+|shared\/(supabase|(admin\/)?data))\//;
    const strangers = sources.filter(
      ({ file, imports }) =>
        !allowed.test(file) &&
        imports.some(
          ({ specifier }) =>
            specifier.startsWith('@supabase/') || /shared\/supabase\/\w*[cC]lient/.test(specifier),
        ),
    );
    expect(strangers.map(({ file }) => file)).toEqual([]);
  });

  it('of procedures go through their description, `call`', () => {
    /**
     * Files that need the raw answer (its status, a range of its rows, a procedure by a variable name), and those
     * loaded on every public page, which use generated types to save the bytes of `call`.
     */
    const raw = [
      'src/features/connection/admin/data/connectionChecks.ts',
      'src/features/connection/admin/data/relationChecks.ts',
      'src/features/portfolio/admin/data/useAlbums.ts',
      'src/features/portfolio/data/albumQueries.ts',
      'src/features/venues/data/venueQueries.ts',
      'src/providers/auth/access.ts',
      'src/shared/data/call.ts',
      'src/shared/data/siteState.ts',
    ];
    const callers = sources.filter(({ text }) => /\.rpc\(/.test(text)).map(({ file }) => file);
    expect(callers.toSorted()).toEqual(raw);
  });

  it('use no barrels', () => {
    const barrels = sources.filter(
      ({ file, reExports }) => reExports || /\/index\.tsx?$/.test(file),
    );
    expect(barrels.map(({ file }) => file)).toEqual([]);
  });

  it('use @/ across folders, never ../', () => {
    const climbers = sources.filter(({ imports }) =>
      imports.some(({ specifier }) => specifier.startsWith('..')),
    );
    expect(climbers.map(({ file }) => file)).toEqual([]);
  });

  it('of the site exclude the embedded backend', () => {
    const strangers = sources.filter(({ file, imports }) =>
      imports.some(({ specifier }) => resolveImport(file, specifier)?.startsWith('supabase/')),
    );
    expect(strangers.map(({ file }) => file)).toEqual([]);
  });
});

/** Valid addresses: literals, the address of a request or of the page. */
const SURE =
  /^new URL\((?:['`]https?:|request\.url\)|location\.href|.*(?:import\.meta|location\.))/;
/** May parse addresses: the helpers, polyfills, and settings that were checked before. */
const READERS = new Set([
  'src/shared/lib/safeLink.ts',
  'supabase/functions/_shared/text.ts',
  'src/app/start/older.ts',
  'src/sw.ts',
  'scripts/fontFallbacks.ts',
  'scripts/fonts.ts',
  'supabase/local/realtime-wal.ts',
  'supabase/local/realtime.ts',
]);

it('typed or stored text is parsed as an address by parseUrl, which never throws', () => {
  const bare = ['src', 'scripts', 'supabase']
    .flatMap((folder) => sourcesBelow(folder))
    .filter(({ file }) => !READERS.has(file) && !file.startsWith('scripts/bench/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/\bnew URL\(.*|\bURL\.(?:canParse|parse)\(.*/g)]
        .filter(([line]) => !SURE.test(line))
        .map(([line]) => `${file}: ${line}`),
    );
  expect(bare).toEqual([]);
});

const isRouted = (address: string) =>
  publicRoutes.some((route) => matchPath(route.path, address.replace(/[?#].*$/, '')));

describe('the table of routes', () => {
  it('every public address has a route', () => {
    const { service, album, event, venue, enquire, ...others } = paths;
    const addresses = [
      ...Object.values(others).filter((address) => typeof address === 'string'),
      ...servicePageSlugs.map((slug) => service(slug)),
      ...[album, event, venue].map((addressOf) => addressOf('1')),
      enquire('wedding'),
    ].filter((address) => !isStaffPath(address));
    expect(addresses.length).toBeGreaterThan(18);
    expect(addresses.filter((address) => !isRouted(address))).toEqual([]);
  });

  it('each page that the owner can hide has a gate and a seeded row', () => {
    const gateNames = publicRoutes.flatMap(({ gate }) => gate ?? []);
    expect(gateNames.toSorted()).toEqual(Object.keys(gatedPages).toSorted());
    const seed = readFileSync(path.join(root, 'supabase/seed.sql'), 'utf8');
    expect(gateNames.filter((name) => !seed.includes(`'${name}'`))).toEqual([]);
  });
});

describe('files', () => {
  const all = [
    ...sourcesBelow('src', { withTests: true }),
    ...sourcesBelow('supabase', { withTests: true }),
    ...sourcesBelow('scripts', { withTests: true }),
    ...sourcesBelow('tests', { withTests: true }),
  ];

  it('browser tests that only look write nothing: they share a stack', () => {
    const looking = all
      .map(({ file }) => [file, readFileSync(path.join(root, file), 'utf8')] as const)
      .filter(([file, text]) => file.endsWith('.spec.ts') && text.includes('onlyLooks: true'));
    expect(looking.length).toBeGreaterThan(15);
    const writing = looking.filter(([, text]) => /\bsql`|signIn|sendEnquiry|createUser/.test(text));
    expect(writing.map(([file]) => file)).toEqual([]);
  });

  it('stay within 250 lines, content and generated files aside', () => {
    const long = all.filter(
      ({ file, lines }) => lines > 250 && !file.startsWith('src/content/') && !isGenerated(file),
    );
    expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });
});
