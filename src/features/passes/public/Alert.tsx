import type { ReactNode } from 'react';

/** What went wrong, announced and able to take the focus, with what can be done. */
export function Alert({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-problem
      className="border-sindoor bg-paper mt-5 rounded-lg border p-4"
    >
      <p className="text-sindoor font-semibold">{text}</p>
      {children && <div className="mt-3 flex flex-wrap items-center gap-3">{children}</div>}
    </div>
  );
}
