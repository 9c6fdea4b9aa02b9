import type { Section } from './section.ts';

/**
 * The content modules without published texts: `?default` disables the overlay (scripts/web/words.ts), so that the
 * owner can reset.
 */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '/src/content/{site,legalFacts,colours}.ts',
    '/src/content/en/{about,galleryTeaser,home,instagram,introVideo,pages,team,testimonials,trustedBy,typewriter}.ts',
    '/src/content/en/service/{summaries,wedding,corporate,anniversary,birthday,venueBooking,artistManagement,catering}.ts',
  ],
  { query: '?default' },
);

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), value);

/** Built-in texts of a section. @throws if their modules fail to load. */
export async function defaultsOf(section: Section): Promise<Record<string, unknown>> {
  const entries = Object.entries(section.places).map(async ([name, { file, path }]) => {
    const load = modules[`/src/content/${file}`];
    if (!load) throw new Error(`defaults.ts does not name ${file}.`);
    return [name, at(await load(), path)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
