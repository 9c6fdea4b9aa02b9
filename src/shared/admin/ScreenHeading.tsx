import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { adminShell } from '@/content/en/adminShell.ts';
import { site } from '@/content/site.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

type ScreenHeadingProps = { heading: string; intro?: string; children?: ReactNode };

/** Heading of a screen and title of its tab (with the count of new enquiries); its actions are together at the right. */
export function ScreenHeading({ heading, intro, children }: ScreenHeadingProps) {
  const waiting = Number(useOutletContext() ?? 0);
  const count = waiting > 0 ? `(${adminShell.waiting(waiting)}) ` : '';
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
      <Seo
        title={`${count}${heading} | ${adminShell.area} | ${site.name}`}
        description={adminShell.description}
        noindex
      />
      <div>
        <h1 className="font-display text-2xl">{heading}</h1>
        {intro && <p className="text-muted mt-1 max-w-prose">{intro}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2 print:hidden">{children}</div>}
    </div>
  );
}
