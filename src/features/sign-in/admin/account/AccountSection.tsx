import type { ReactNode } from 'react';

type AccountSectionProps = { id: string; title: string; intro?: string; children: ReactNode };

/** One part of the account, which an address can name (`#id`). */
export function AccountSection({ id, title, intro, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-line bg-surface space-y-4 rounded-lg border p-4 sm:p-5"
    >
      <div className="space-y-1">
        <h2 id={id} tabIndex={-1} className="font-display scroll-mt-4 text-lg outline-none">
          {title}
        </h2>
        {intro && <p className="text-muted">{intro}</p>}
      </div>
      {children}
    </section>
  );
}
