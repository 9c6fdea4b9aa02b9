import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** What src/app/start imports by need; the list of addresses in each page is made from these (template.ts). */
export const entries = {
  main: 'src/main.tsx',
  overlays: 'src/app/overlays.tsx',
  live: 'src/shared/data/liveChannel.ts',
  updates: 'src/features/pwa/data/updates.ts',
  hero: 'src/features/hero/public/heroSlides.ts',
  analytics: 'src/features/analytics/data/analytics.ts',
  consent: 'src/features/analytics/public/askConsent.ts',
  older: 'src/app/start/older.ts',
} as const;

/** The public stylesheet, which the build puts inside every page. */
export const STYLES = 'src/app/styles.css';

/** Changes seldom, and every part needs it: fetched early, and kept by the browser over many releases. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper|rolldown\/runtime/;
/** The owner's code, which no visitor's chunk may hold. */
const ADMIN = /\/admin\/|\/src\/app\/admin/;
const PAGE = /\/src\/pages\/public\//;
/** What so many pages share is a chunk of its own. */
const COMMON_PAGES = 3;
/** The visitor's Supabase client: the app has it at once, the overlays when something is sent. */
const CLIENT =
  /node_modules\/(?:@supabase\/(?:postgrest|functions)-js|tslib)\/|\/src\/shared\/(?:supabase\/visitorClient|env)\./;
/** The channel of changes, which comes by need. */
const REALTIME =
  /node_modules\/@supabase\/(?:realtime-js|phoenix)\/|\/src\/shared\/data\/joinChannel\./;
/** What the app and the counting of visits both need: that one comes without the app. */
const BASE =
  /\/src\/(?:shared\/lib\/(?:inApp|storage|stores|sharedValue|uuid|serverTime)|shared\/data\/visitEvents|providers\/preferences\/(?:followStorage|preferences|preferencesStore|visitorIds))\.ts$/;
/** What every form needs, the sign-in's too, and two helpers of both. */
const FORMS =
  /node_modules\/(?:react-hook-form|@hookform|valibot)\/|\/src\/shared\/(?:forms\/|lib\/(?:own|withTimeout)\.)/;
/** Each is a module of its own; those that are used are so small together that they come as one. */
const ICONS = /node_modules\/lucide-react\//;
/** How dates and numbers are written: small, and wanted everywhere. */
const FORMATS = /\/src\/shared\/lib\/(?:dates|numbers)\.ts$/;
/** A module and everything it imports statically. */
function closure(id: string, context: ChunkingContext, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    closure(imported, context, seen);
  return seen;
}

/** The pages that modules import by need. */
function pagesOf(ids: Iterable<string>, context: ChunkingContext): Set<string> {
  const found = new Set<string>();
  for (const id of ids)
    for (const page of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (PAGE.test(page)) found.add(page);
  return found;
}

/** The static closures of the entries; how many pages hold a module. */
type Graph = Record<'main' | 'overlays', Set<string>> & { uses: Map<string, number> };

function readGraph(root: string, context: ChunkingContext): Graph {
  const of = (entry: keyof typeof entries) => closure(`${root}/${entries[entry]}`, context);
  const main = of('main');
  const uses = new Map<string, number>();
  // The service pages are loaded by a module that is loaded by the table of routes.
  const first = pagesOf(main, context);
  const all = new Set([...first, ...pagesOf(first, context)]);
  for (const page of all)
    for (const id of closure(page, context)) uses.set(id, (uses.get(id) ?? 0) + 1);
  return { main, overlays: of('overlays'), uses };
}

/** Which of them a module belongs to; undefined where it goes with the page or part that imports it. */
function chunkOf(id: string, graph: Graph): (typeof chunks)[number] | undefined {
  const { main, overlays, uses } = graph;
  if (FRAMEWORK.test(id)) return 'framework';
  if (ICONS.test(id) || FORMATS.test(id)) return 'shared';
  if (CLIENT.test(id)) return 'client';
  if (REALTIME.test(id)) return 'realtime';
  if (BASE.test(id)) return 'base';
  const isCommon = (uses.get(id) ?? 0) >= COMMON_PAGES;
  if (overlays.has(id)) {
    if (main.has(id) || isCommon) return 'shared';
    return FORMS.test(id) ? 'forms' : 'enquiry';
  }
  if (main.has(id)) return 'app';
  return isCommon && !ADMIN.test(id) ? 'pages' : undefined;
}

/** Those that others need come first: a group takes what its modules import along. */
const chunks = [
  'framework',
  'base',
  'client',
  'realtime',
  'shared',
  'forms',
  'enquiry',
  'app',
  'pages',
] as const;

/**
 * The chunks of what the app or its overlays need at once:
 *
 * - framework: React; client: Supabase; realtime: its channel; base: storage, and what the visitor chose;
 * - shared: what else app and overlays have in common;
 * - forms: fields, their rules and states; enquiry: the overlays with their form; app: the frame, the router, the data layer; pages: what pages share.
 */
export function chunkGroups(root: string) {
  let graph: Graph | undefined;
  const isEntry = (id: string) => Object.values(entries).some((entry) => id === `${root}/${entry}`);
  return chunks.map((chunk, index) => ({
    name: (id: string, context: ChunkingContext) => {
      graph ??= readGraph(root, context);
      return !isEntry(id) && chunkOf(id, graph) === chunk ? chunk : null;
    },
    priority: chunks.length - index,
  }));
}
