import type { ReactNode } from 'react';
import { site } from '@/content/site.ts';
import { adminShell } from '@/content/en/adminShell.ts';
import { DoubleLine } from '@/shared/ui/ornaments/DoubleLine.tsx';

type SignInFrameProps = { heading: string; intro?: string; children: ReactNode };

/** Layout of all sign-in steps: one narrow column. */
export function SignInFrame({ heading, intro, children }: SignInFrameProps) {
  return (
    <main className="bg-paper text-ink flex min-h-dvh items-start justify-center px-4 py-10 sm:items-center">
      <div className="w-full max-w-sm">
        <p className="font-display text-lg">
          {site.name} <span className="text-muted font-sans text-sm">{adminShell.area}</span>
        </p>
        <DoubleLine className="mt-2 mb-6 w-full" />
        <h1 className="font-display text-2xl">{heading}</h1>
        {intro && <p className="text-muted mt-2 text-sm">{intro}</p>}
        <div className="mt-6">{children}</div>
      </div>
    </main>
  );
}
