import { useQueryClient } from '@tanstack/react-query';
import { ImportCsv, type ImportTexts } from '@/shared/admin/csv/ImportCsv.tsx';
import { importRows } from '@/shared/admin/data/importRows.ts';
import type { AnyField } from '@/shared/admin/fields/field.ts';
import type { EditedTable, Resource } from './resource.ts';
import { dryRun } from './resourceCsv.ts';

type ImportRowsProps<Name extends EditedTable, F, Row> = {
  resource: Resource<Name, F, Row>;
  texts: ImportTexts;
};

/** Imports rows of a resource from a CSV file. */
export function ImportRows<
  Name extends EditedTable,
  F extends Record<string, AnyField>,
  Row extends { version: number; deleted_at: string | null },
>({ resource, texts }: ImportRowsProps<Name, F, Row>) {
  const client = useQueryClient();
  const { table } = resource;
  const target = {
    check: async (text: string) => {
      const { rows } = await table.list({}, new AbortController().signal);
      return dryRun(
        resource,
        text,
        rows.filter((row) => row.deleted_at === null),
      );
    },
    write: async (batch: readonly object[]) => importRows(table.name, batch),
    onWritten: async () => client.invalidateQueries({ queryKey: [table.name] }),
  };
  return <ImportCsv target={target} texts={texts} />;
}
