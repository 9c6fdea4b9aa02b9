import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminKit } from '@/content/en/adminKit.ts';
import { notify } from '@/shared/ui/notify.ts';
import type { RecordTable } from './data/recordTable.ts';
import { useSaveRecord } from './data/useRecords.ts';

type SaveSwitchProps<Row, Columns> = {
  table: RecordTable<Row, Columns>;
  /** The row that is switched, or `NEW`. */
  rowKey: string;
  version: number;
  isOn: boolean;
  columnsOf: (isOn: boolean) => Columns;
  /** Text next to the switch. */
  label: string;
  /** Accessible name, where the label alone is not enough. */
  name?: string;
};

/** One value of a row that is saved at once, without a form. */
export function SaveSwitch<Row, Columns>(props: SaveSwitchProps<Row, Columns>) {
  const { table, rowKey, version, isOn, columnsOf, label, name } = props;
  const client = useQueryClient();
  const save = useSaveRecord(table);
  const change = useMutation({
    mutationFn: async (next: boolean) => save(rowKey, version, columnsOf(next)),
    onError: () => {
      notify.error(adminKit.switch.failed(name ?? label));
      void client.invalidateQueries({ queryKey: [table.name] });
    },
  });
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        aria-label={name}
        checked={change.isPending ? change.variables : isOn}
        onChange={({ target }) => {
          if (!change.isPending) change.mutate(target.checked);
        }}
        className="accent-sindoor size-5 flex-none"
      />
      {label}
    </label>
  );
}
