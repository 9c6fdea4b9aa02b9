import type { ReactNode } from 'react';

type CardProps = {
  title: ReactNode;
  state: string;
  /** Colour of the dot beside the state; the text carries it. */
  dot: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** A person or an invitation in the list. */
export function Card({ title, state, dot, actions, children }: CardProps) {
  return (
    <li className="border-line flex flex-col gap-3 rounded-lg border p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
        <span className="border-line inline-flex flex-none items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold">
          <span aria-hidden className={`size-2 rounded-full ${dot}`} />
          {state}
        </span>
      </div>
      <div className="grow space-y-1">{children}</div>
      {actions && <div className="flex flex-wrap items-start gap-2">{actions}</div>}
    </li>
  );
}

/** A fact in a line: label and value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <span className="text-muted">{label}: </span>
      {children}
    </p>
  );
}
