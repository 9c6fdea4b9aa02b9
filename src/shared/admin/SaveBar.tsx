import { CloudUpload, Save, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { adminKit } from '@/content/en/adminKit.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { useAddressParam } from '@/shared/ui/useAddressParam.ts';
import { type FormFault, goTo } from './formFaults.ts';
import type { RecordFormState } from './useRecordForm.ts';

const { form: words } = adminKit;

/** Contains the backend's message only for a refused field: other messages are not user-facing. */
function failureText(error: Error): string {
  const { kind, hint, message } = failureOf(error);
  if (kind === 'field') return words.refused(message);
  if (hint === 'taken') return words.taken;
  return hint === 'broken' ? words.broken : words.failed;
}

type SaveBarProps<Values extends FieldValues, Output> = {
  state: RecordFormState<Values, Output>;
  faults: readonly FormFault[];
};

/**
 * The Save button, in reach of the thumb, with the result of a save: fields to correct, the reason of a failure, or who
 * sees it now.
 */
export function SaveBar<Values extends FieldValues, Output>(props: SaveBarProps<Values, Output>) {
  const { state, faults } = props;
  const { form, isSaving, error, conflict, isRestored, discard, saved, isBehind, compare } = state;
  const isUnsaved = form.formState.isDirty || isRestored;
  return (
    <div
      data-bar="bottom"
      // In a dialog it stands on the lower edge, over the padding; what scrolls there ends 5 px (the upper border) below it.
      className="border-line bg-surface low:static sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border p-2 in-[dialog]:bottom-[calc(5px-1.25rem)] in-[dialog]:rounded-b-none sm:in-[dialog]:bottom-[calc(5px-1.5rem)] lg:bottom-3 lg:in-[dialog]:bottom-[calc(5px-1.5rem)]"
    >
      {faults.length > 0 && <Faults faults={faults} />}
      {error && <Failure>{failureText(error)}</Failure>}
      {isBehind && (
        <div className="flex w-full flex-wrap items-center gap-x-3 px-1">
          <output className="font-medium">{words.behind}</output>
          <button type="button" className="link min-h-11 sm:min-h-9" onClick={compare}>
            {words.compare}
          </button>
        </div>
      )}
      <Button type="submit" disabled={isSaving || conflict !== null}>
        <Save aria-hidden />
        {isSaving ? words.saving : words.save}
      </Button>
      <div aria-live="polite" className="min-w-0 grow basis-12 text-xs">
        {isUnsaved && !isSaving && <p className="text-muted">{words.unsaved}</p>}
        {saved && !isSaving && (
          <p className="flex flex-wrap items-center gap-x-3 font-medium">
            {words.saved[saved]} {(saved === 'draft' || saved === 'later') && <PublishLink />}
          </p>
        )}
      </div>
      {isUnsaved && (
        <Button variant="quiet" disabled={isSaving} onClick={discard} aria-label={words.discard}>
          <Undo2 aria-hidden />
          <span className="max-sm:sr-only">{words.discard}</span>
        </Button>
      )}
    </div>
  );
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-sindoor w-full px-1 font-medium">
      {children}
    </p>
  );
}

function Faults({ faults }: { faults: readonly FormFault[] }) {
  const id = useId();
  return (
    <div
      role="alert"
      aria-labelledby={id}
      className="text-sindoor flex max-h-40 w-full flex-wrap items-center gap-x-2 overflow-y-auto px-1"
    >
      <p id={id} className="font-semibold">
        {words.invalid(faults.length)}
      </p>
      {faults.map(({ path, label }) => (
        <button
          key={path}
          type="button"
          className="link min-h-11 px-1 sm:min-h-9"
          onClick={({ currentTarget }) => goTo(currentTarget.form, path)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** To what waits to be published, over this screen. */
function PublishLink() {
  const dialog = useAddressParam('publish');
  return (
    <button
      type="button"
      className="link min-h-11 whitespace-nowrap sm:min-h-9"
      onClick={() => dialog.open('1')}
    >
      <CloudUpload aria-hidden className="inline size-4" /> {words.publish}
    </button>
  );
}
