import type { ReactNode } from 'react';

type ListMessageProps = {
  title: string;
  hint?: string;
  /** Whether screen readers announce it: waiting when they are idle, a failure at once. */
  live?: 'polite' | 'assertive';
  children?: ReactNode;
};

/** Replaces the rows: loading, a failure, or an empty list and its next step. */
export function ListMessage({ title, hint, live, children }: ListMessageProps) {
  return (
    <div
      aria-live={live}
      className="border-line grid justify-items-center gap-2 rounded-lg border border-dashed px-4 py-12 text-center"
    >
      <p className="font-semibold">{title}</p>
      {hint && <p className="text-muted max-w-prose">{hint}</p>}
      {children && <div className="mt-2">{children}</div>}
    </div>
  );
}
