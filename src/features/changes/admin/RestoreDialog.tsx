import { adminChanges } from '@/content/en/adminChanges.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { ChangeLines } from './ChangeLines.tsx';
import { type Described, labelOf, linesOf, thingOf } from './data/changeLines.ts';
import { type Change, restoreFields } from './data/changes.ts';

const { restore: words, isNow, willBe } = adminChanges;

type RestoreDialogProps = {
  change: Change;
  described: Described;
  /** The fields to put back; none while the dialog is closed. */
  columns: readonly string[];
  onClose: () => void;
};

/** Shows what the fields are now and what they become, and puts them back. */
export function RestoreDialog({ change, described, columns, onClose }: RestoreDialogProps) {
  const description = described[change.table_name];
  const seen = Object.fromEntries(columns.map((column) => [column, change.now?.[column] ?? null]));
  return (
    <Dialog
      open={columns.length > 0}
      onClose={onClose}
      title={words.title(thingOf(change, description))}
      size="lg"
    >
      <p className="mb-4">{columns.includes('draft') ? words.draftNote : words.note}</p>
      <CallForm
        fields={{}}
        call={async () => restoreFields(change.id, columns, seen)}
        // Every screen may show what has been put back.
        changes={[]}
        action={words.action}
        pending={words.pending}
        failed={words.failed}
        onDone={({ gone }) => {
          const names = gone.map((column) => labelOf(column));
          notify.success(names.length > 0 ? words.partly(names.join(', ')) : words.done);
          onClose();
        }}
      >
        {() =>
          columns.map((column) => (
            <ChangeLines
              key={column}
              headings={[isNow, willBe]}
              lines={linesOf(
                change,
                column,
                change.now?.[column],
                change.before?.[column],
                description,
              )}
            />
          ))
        }
      </CallForm>
    </Dialog>
  );
}
