import type { Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;

/** Lazy imports of src/app/start; the list of URLs in each page is made from these (template.ts). */
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

/** The public stylesheet, inlined into every page. */
export const STYLES = 'src/app/styles.css';

/** Rarely changes and is needed everywhere: loaded early and cached over many releases. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper|rolldown\/runtime/;
/** Code of the admin area and the gate, which must not be in a visitor's chunk. */
export const ADMIN_CODE =
  /(?:^|\/)src\/(?:(?:pages|shared|features\/[^/]+)\/admin\/|features\/admin-shell\/|providers\/auth\/|(?:app|content\/en)\/admin)/;
/** Forms of the admin area, which most of its screens load: one chunk, as each name is in the app’s table. */
const ADMIN_FORMS =
  /\/src\/shared\/admin\/(?:CallForm|FormInput|SortableList|useRecordForm|fields\/(?:FieldView|values))\./;
/** Loaded with the screens that use it, not with the rest of the query library. */
const INFINITE_QUERIES = /\/@tanstack\/.+\/(?:infiniteQueryObserver|useInfiniteQuery)\./;
/** Of the admin area and the gate alike, one chunk for the same reason. */
const STAFF =
  /\/src\/(?:providers\/auth\/|features\/admin-shell\/admin\/AuthLoading\.|features\/sign-in\/admin\/(?:InvitationNotes|SignInSteps|data\/(?:signIn|invitation|secondFactor))|shared\/admin\/(?:ConfirmButton|ListMessage|accountSchema)\.|shared\/passes\/gateNights\.|shared\/lists\/(?:adminRoles|gstModes)\.)/;
const PAGE = /\/src\/pages\/public\//;
const SALE = /\/RaasGarbaSale\.tsx$/;
/** The sale and the pages of passes, which share a chunk that no other page needs. */
const PASS_PAGE = /\/(?:RaasGarbaSale|PassesPage|PassPage)\.tsx$/;
/** IndexedDB, for queued enquiries and passes. Listed after the chunks of its imports, which pages load without it. */
const STORE = /node_modules\/idb\/|\/src\/shared\/lib\/openStore\./;
/** What a call throws, of an enquiry and of passes: neither loads the other's chunk for it. */
const REFUSED = /\/src\/shared\/supabase\/refused\.ts$/;
/** Makes calendars and pictures of events and passes, and reads pictures: one chunk, as each is small. */
const FILES =
  /\/src\/.+\/(?:saveFile|saveIcs|savePass|savePassNights|downloadIcs|qrReader\/reader)\.ts$/;
/** Of the directory of venues and of its form: small, too. */
const VENUES = /\/src\/(?:features\/venues\/data\/venueQueries|shared\/lists\/decorPolicies)\.ts$/;
/** Of the sale and of staff's screens: small, too. */
const SALE_DATA = /\/src\/.+\/(?:garba\/data\/edition|passes\/data\/upi|timeLeft)\.ts$/;
/** Modules shared by this many pages get a chunk of their own. */
const COMMON_PAGES = 3;
/** The visitor's Supabase client: used by the app at once, by overlays on sending. */
const CLIENT =
  /node_modules\/(?:@supabase\/(?:postgrest|functions)-js|tslib)\/|\/src\/shared\/(?:supabase\/visitorClient|env)\./;
/** Realtime, which is loaded lazily. */
const REALTIME =
  /node_modules\/@supabase\/(?:realtime-js|phoenix)\/|\/src\/shared\/data\/joinChannel\./;
/** Shared by the app and analytics, which runs without the app; and the helpers of code written for older browsers. */
const BASE =
  /@oxc-project\+runtime|\/src\/(?:shared\/lib\/(?:inApp|safeLink|storage|stores|sharedValue|uuid|serverTime)|shared\/data\/visitEvents|shared\/supabase\/fetchProcedure|providers\/preferences\/(?:followStorage|preferences|preferencesStore|visitorIds))\.ts$/;
/** Shared by every form, including the sign-in, and two helpers of both. */
const FORMS =
  /node_modules\/(?:react-hook-form|@hookform|valibot)\/|\/src\/shared\/(?:forms\/|lib\/(?:own|withTimeout)\.)/;
/** One module each; the used ones are small enough for one chunk. */
const ICONS = /node_modules\/lucide-react\//;
/** Formatting of dates and numbers: small, and used everywhere. */
const FORMATS = /\/src\/shared\/lib\/(?:dates|numbers)\.ts$/;
/** Of event cards and of the admin area's forms, whose chunk a card would load otherwise. */
const EXCERPT = /\/src\/shared\/lib\/excerpt\.ts$/;
/** A module with all its static imports. */
function closure(id: string, context: ChunkingContext, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    closure(imported, context, seen);
  return seen;
}

/** Pages that modules import lazily. */
function pagesOf(ids: Iterable<string>, context: ChunkingContext): Set<string> {
  const found = new Set<string>();
  for (const id of ids)
    for (const page of context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (PAGE.test(page)) found.add(page);
  return found;
}

/** Static closures of the entries and the sale, and the number of pages, and of those of passes, that contain a module. */
type Graph = Record<'main' | 'overlays' | 'sale', Set<string>> &
  Record<'uses' | 'passUses', Counts>;
type Counts = Map<string, number>;

function readGraph(root: string, context: ChunkingContext): Graph {
  const of = (entry: keyof typeof entries) => closure(`${root}/${entries[entry]}`, context);
  const main = of('main');
  const uses: Counts = new Map();
  const passUses: Counts = new Map();
  let sale = new Set<string>();
  // The service pages are loaded by a module that the routes load lazily.
  const first = pagesOf(main, context);
  const all = new Set([...first, ...pagesOf(first, context)]);
  for (const page of all) {
    const counts = PASS_PAGE.test(page) ? passUses : uses;
    const used = closure(page, context);
    if (SALE.test(page)) sale = used;
    for (const id of used) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { main, overlays: of('overlays'), sale, uses, passUses };
}

/** Chunk of a module; undefined if it goes with the page or part that imports it. */
function chunkOf(id: string, graph: Graph): (typeof chunks)[number] | undefined {
  const { main, overlays, sale, uses, passUses } = graph;
  if (FRAMEWORK.test(id)) return 'framework';
  if (ICONS.test(id) || FORMATS.test(id)) return 'shared';
  if (CLIENT.test(id)) return 'client';
  if (REALTIME.test(id)) return 'realtime';
  if (BASE.test(id)) return 'base';
  if (STORE.test(id)) return 'store';
  if (EXCERPT.test(id)) return 'excerpt';
  if (REFUSED.test(id)) return 'refused';
  if (FILES.test(id)) return 'files';
  if (VENUES.test(id)) return 'venueQueries';
  if (SALE_DATA.test(id)) return 'saleData';
  if (STAFF.test(id)) return 'staff';
  if (ADMIN_FORMS.test(id)) return 'adminForms';
  if (INFINITE_QUERIES.test(id)) return undefined;
  const isCommon = (uses.get(id) ?? 0) >= COMMON_PAGES;
  if (overlays.has(id)) {
    if (main.has(id) || isCommon) return 'shared';
    return FORMS.test(id) ? 'forms' : 'enquiry';
  }
  if (main.has(id)) return 'app';
  if (isCommon && !ADMIN_CODE.test(id)) return 'pages';
  const isOfPasses = (passUses.get(id) ?? 0) > 1 && !uses.has(id);
  if (!isOfPasses) return undefined;
  return sale.has(id) ? 'passes' : 'pass';
}

/** Dependencies come first: a group takes its modules' imports along. */
const chunks = [
  'framework',
  'base',
  'client',
  'realtime',
  'shared',
  'forms',
  'store',
  'excerpt',
  'refused',
  'enquiry',
  'app',
  'pages',
  'passes',
  'pass',
  'files',
  'venueQueries',
  'saleData',
  'staff',
  'adminForms',
] as const;

/**
 * Chunks of what the app or its overlays need at once:
 *
 * - framework: React; client: Supabase; realtime: its channel; base: storage and preferences;
 * - shared: everything else that app and overlays have in common;
 * - forms: fields with their validation and state; enquiry: overlays with their form; app: frame, router, data layer;
 *   pages: shared by pages;
 * - store: IndexedDB; excerpt, refused: a helper each; passes: shared by the sale and the pages of passes; pass: by
 *   the latter alone; files, venueQueries, saleData: see above; staff: shared by the admin area and the gate; adminForms:
 *   by screens of the admin area.
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
