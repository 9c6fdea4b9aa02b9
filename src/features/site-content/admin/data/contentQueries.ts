import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { ConflictError, savedRow } from '@/shared/admin/savedRow.ts';
import type { Versioned } from '@/shared/admin/useRecordForm.ts';
import type { Json, Tables } from '@/shared/supabase/database.types.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf, DataError } from '@/shared/supabase/errors.ts';
import { defaultsOf } from '@/features/site-content/data/defaults.ts';
import type { Section } from '@/features/site-content/data/section.ts';
import { sections } from '@/features/site-content/data/sections.ts';
import { contentKeys } from './contentKeys.ts';

const COLUMNS = 'key, draft, published, version, updated_at';
type ContentRow = Pick<
  Tables<'site_content'>,
  'key' | 'draft' | 'published' | 'version' | 'updated_at'
>;
type Values = Record<string, unknown>;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** All changed sections, selected by the caller. */
export function useContentRows<Shown>(select: (rows: ContentRow[]) => Shown) {
  return useQuery({
    select,
    queryKey: contentKeys.rows,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      dataOf(await getSupabase().from('site_content').select(COLUMNS).abortSignal(signal)),
  });
}

/** Built-in texts of all sections, for a search. */
export function useSectionTexts(isWanted: boolean) {
  return useQuery({
    queryKey: contentKeys.defaults,
    queryFn: async () =>
      new Map(
        await Promise.all(
          sections.map(async (section) => [section.key, await defaultsOf(section)] as const),
        ),
      ),
    enabled: isWanted,
    staleTime: Infinity,
  });
}

/** Form values of a section: the draft over the built-in texts. */
export type SectionRecord = Versioned<Values> & { defaults: Values };

async function recordOf(section: Section, row: ContentRow | null): Promise<SectionRecord> {
  const defaults = await defaultsOf(section);
  const draft: Values = Object(row?.draft ?? {});
  // A value that this version cannot edit any more falls back to the default, as on the site.
  const usable = Object.entries(section.places).flatMap(([name, { field }]) =>
    Object.hasOwn(draft, name) && v.is(field.schema, draft[name])
      ? [[name, draft[name]] as const]
      : [],
  );
  return {
    version: row?.version ?? 0,
    // Copies, as forms may mutate them.
    values: structuredClone({ ...defaults, ...Object.fromEntries(usable) }),
    defaults,
  };
}

/** Loads a section. @throws DataError */
export async function readSection(section: Section): Promise<SectionRecord> {
  const { data, error, status } = await getSupabase()
    .from('site_content')
    .select(COLUMNS)
    .eq('key', section.key)
    .maybeSingle();
  if (error) throw new DataError(error, status);
  return recordOf(section, data);
}

/** Loads several sections in one request. @throws DataError */
export async function readSections(wanted: readonly Section[]): Promise<SectionRecord[]> {
  const keys = wanted.map(({ key }) => key);
  const rows = dataOf(await getSupabase().from('site_content').select(COLUMNS).in('key', keys));
  return Promise.all(
    wanted.map(async (section) =>
      recordOf(section, rows.find(({ key }) => key === section.key) ?? null),
    ),
  );
}

/** Values that differ from the default: the others keep following the company's name and city. */
function draftOf(values: Values, defaults: Values): Json {
  const own = Object.entries(values).filter(([name, value]) => !same(value, defaults[name]));
  return own.length === 0 ? null : JSON.parse(JSON.stringify(Object.fromEntries(own)));
}

/** Saves a section's draft over the given version. @throws ConflictError, DataError */
async function saveSection(
  section: Section,
  values: Values,
  version: number,
  defaults: Values,
): Promise<SectionRecord> {
  const table = getSupabase().from('site_content');
  const draft = draftOf(values, defaults);
  const write =
    version === 0
      ? table.insert({ key: section.key, draft })
      : table.update({ draft }).eq('key', section.key).eq('version', version);
  const answer = await write.select(COLUMNS).maybeSingle();
  // Another session has inserted the row since it was read.
  if (version === 0 && answer.error?.code === '23505') throw new ConflictError('The row is there.');
  return recordOf(section, savedRow(answer));
}

/** Version of several sections as one record: the sum, which grows with each save. */
export const versionOf = (records: readonly SectionRecord[]) =>
  records.reduce((sum, { version }) => sum + version, 0);

/** An edit of a part of several sections. */
export type Edit = {
  /** The part as stored now, and as it was when the edit began. */
  now: (record: SectionRecord, section: Section) => unknown;
  was: (section: Section) => unknown;
  mine: (section: Section) => unknown;
  /** A section's values including the edit. */
  next: (record: SectionRecord, section: Section) => Values;
};

/**
 * Saves the drafts of changed sections one by one; skips those that already have the change.
 * @returns all of them. @throws ConflictError if the same part was changed elsewhere; DataError.
 */
async function saveSections(
  wanted: readonly Section[],
  { now, was, mine, next }: Edit,
): Promise<SectionRecord[]> {
  const records = await readSections(wanted);
  const isToDo = (record: SectionRecord, section: Section) =>
    !same(mine(section), was(section)) && !same(now(record, section), mine(section));
  const clashes = (record: SectionRecord, section: Section) =>
    isToDo(record, section) && !same(now(record, section), was(section));
  const pairs = wanted.flatMap((section, index) => {
    const record = records[index];
    return record ? [{ record, section }] : [];
  });
  if (pairs.some(({ record, section }) => clashes(record, section)))
    throw new ConflictError('Another version has been saved meanwhile.');
  const saved: SectionRecord[] = [];
  for (const { record, section } of pairs) {
    const { version, defaults } = record;
    saved.push(
      isToDo(record, section)
        ? // oxlint-disable-next-line no-await-in-loop -- the rest is not sent where one fails.
          await saveSection(section, next(record, section), version, defaults)
        : record,
    );
  }
  return saved;
}

/** Saves several sections and invalidates everything that shows them. */
export function useSaveSections() {
  const client = useQueryClient();
  return async (wanted: readonly Section[], edit: Edit) => {
    const saved = await saveSections(wanted, edit);
    await client.invalidateQueries({ queryKey: contentKeys.all });
    return saved;
  };
}

/** A section and its defaults, refetched on focus. */
export function useSection(section: Section) {
  return useQuery({
    queryKey: contentKeys.section(section.key),
    queryFn: async () => readSection(section),
    staleTime: 0,
  });
}

/** Saves a section's draft and refreshes the unpublished changes. */
export function useSaveSection(section: Section, { defaults }: SectionRecord) {
  const client = useQueryClient();
  return async (values: Values, { version }: { version: number }) => {
    const saved = await saveSection(section, values, version, defaults);
    client.setQueryData(contentKeys.section(section.key), saved);
    await client.invalidateQueries({ queryKey: contentKeys.waiting });
    await client.invalidateQueries({ queryKey: contentKeys.rows });
    return saved;
  };
}
