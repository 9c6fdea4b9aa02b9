import type { ReactNode } from 'react';
import { adminShell } from '@/content/en/adminShell.ts';
import { site } from '@/content/site.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

type ScreenHeadingProps = { heading: string; intro?: string; children?: ReactNode };

/** The heading of a screen, in the page and in the browser's tab; its one main action stands at the right. */
export function ScreenHeading({ heading, intro, children }: ScreenHeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
      <Seo
        title={`${heading} | ${adminShell.area} | ${site.name}`}
        description={adminShell.description}
        noindex
      />
      <div>
        <h1 className="font-display text-2xl">{heading}</h1>
        {intro && <p className="text-muted mt-1 max-w-prose">{intro}</p>}
      </div>
      {children}
    </div>
  );
}
