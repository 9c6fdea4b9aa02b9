import { CircleAlert } from 'lucide-react';

type Notes = { hint?: string | undefined; error?: string | undefined };

/** Ids for the control's `aria-describedby`. */
export function noteIds(id: string, hint?: string, error?: string): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return ids === '' ? undefined : ids;
}

/** Error and hint below a control. The error is announced when it appears. */
export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="text-sindoor mt-1.5 flex gap-1.5 text-sm leading-snug font-medium"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted mt-1.5 text-sm leading-snug">
          {hint}
        </p>
      )}
    </>
  );
}
