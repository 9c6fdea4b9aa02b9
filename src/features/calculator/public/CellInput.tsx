import { useId } from 'react';
import { FieldNotes, noteIds } from '@/shared/forms/FieldNotes.tsx';
import { useDraft, type Draft } from './useDraft.ts';

type CellInputProps = Draft & {
  /** Accessible name including the row. */
  label: string;
  unit: '₹' | '%';
};

/** A figure in a row (see `useDraft`), with its unit inside. Its error is shown below the whole row. */
export function CellInput({ label, unit, ...draft }: CellInputProps) {
  const id = useId();
  const { input, error } = useDraft(draft);
  const side = unit === '₹' ? 'left-3' : 'right-3';
  return (
    <>
      <div className="relative grow basis-[5em]">
        <span aria-hidden className={`text-muted absolute inset-y-0 my-auto h-6 ${side}`}>
          {unit}
        </span>
        <input
          {...input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={noteIds(id, undefined, error)}
          className={`border-edge bg-surface text-ink hover:border-ink aria-invalid:border-sindoor aria-invalid:ring-sindoor block min-h-12 w-full min-w-0 rounded-lg border text-right text-[max(1rem,16px)] tabular-nums transition-colors duration-150 disabled:opacity-60 aria-invalid:ring-1 ${unit === '₹' ? 'pr-3 pl-7' : 'pr-8 pl-2'}`}
        />
      </div>
      {error && (
        <div className="order-last col-span-full w-full">
          <FieldNotes id={id} error={error} />
        </div>
      )}
    </>
  );
}
