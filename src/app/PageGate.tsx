import type { ReactNode } from 'react';
import { gate } from '@/content/en/gate.ts';
import { site } from '@/content/site.ts';
import { useVisibility } from '@/providers/visibility/useVisibility.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { ClosedPage } from '@/shared/ui/ClosedPage.tsx';
import { Message } from '@/shared/ui/Message.tsx';

type PageGateProps = {
  /** Name in `page_visibility`. */
  page: string;
  /** Replaces the usual text while the page is not available. */
  fallback?: ReactNode;
  children: ReactNode;
};

/** Renders a page only while it is switched on. Not a protection: its texts are in the bundle. */
export function PageGate({ page, fallback, children }: PageGateProps) {
  const { stateOf, messageOf } = useVisibility();
  const state = stateOf(page);
  switch (state) {
    case 'shown':
      return children;
    case 'loading':
      return <Message title={gate.loading} busy />;
    case 'unavailable':
      return (
        <>
          <Seo
            title={`${gate.unavailable.title} | ${site.name}`}
            description={gate.unavailable.text}
            noindex
          />
          {fallback ?? <ClosedPage state="unavailable" message={messageOf(page)} />}
        </>
      );
    case 'renovation':
      return (
        <>
          <Seo
            title={`${gate.renovation.title} | ${site.name}`}
            description={gate.renovation.text}
            noindex
          />
          <ClosedPage state="renovation" message={messageOf(page)} />
        </>
      );
  }
}
