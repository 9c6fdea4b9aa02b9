import { useQuery } from '@tanstack/react-query';
import type { Versioned } from '@/shared/admin/useRecordForm.ts';
import type { Section } from '@/features/site-content/data/section.ts';
import { contentKeys } from './contentKeys.ts';
import { readSections, type SectionRecord, useSaveSections, versionOf } from './contentQueries.ts';

type Values = Record<string, unknown>;
/** Several sections as one record; `defaults` are the built-in texts. Field names must be unique. */
export type WholeRecord = Versioned<Values> & { defaults: Values };

function wholeOf(records: readonly SectionRecord[]): WholeRecord {
  return {
    version: versionOf(records),
    values: Object.assign({}, ...records.map(({ values }) => values)),
    defaults: Object.assign({}, ...records.map(({ defaults }) => defaults)),
  };
}

/** Loads the sections. @throws DataError */
export async function readWhole(sections: readonly Section[]): Promise<WholeRecord> {
  return wholeOf(await readSections(sections));
}

/** The sections, refetched on focus. */
export function useWhole(sections: readonly Section[]) {
  return useQuery({
    queryKey: contentKeys.section(sections.map(({ key }) => key).join(' ')),
    queryFn: async () => readWhole(sections),
    staleTime: 0,
  });
}

const partOf = (values: Values, { places }: Section): Values =>
  Object.fromEntries(Object.keys(places).map((name) => [name, values[name]]));

/** Saves the drafts of changed sections. */
export function useSaveWhole(sections: readonly Section[]) {
  const save = useSaveSections();
  return async (values: Values, { values: base }: Versioned<Values>) =>
    wholeOf(
      await save(sections, {
        now: (record, section) => partOf(record.values, section),
        was: (section) => partOf(base, section),
        mine: (section) => partOf(values, section),
        next: (_record, section) => partOf(values, section),
      }),
    );
}
