import type { ReactNode } from 'react';
import { gate } from '@/content/en/gate.ts';
import { site } from '@/content/site.ts';
import { useVisibility } from '@/providers/visibility/useVisibility.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { Message } from '@/shared/ui/Message.tsx';

type PageGateProps = {
  /** The page's name in `page_visibility`. */
  page: string;
  /** Shown instead of the usual words while the page is not available. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * Shows a page only while its owner has it switched on. A courtesy, not a lock: the page's words are in the bundle.
 */
export function PageGate({ page, fallback, children }: PageGateProps) {
  const state = useVisibility().stateOf(page);
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
          {fallback ?? <Message title={gate.unavailable.title} text={gate.unavailable.text} />}
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
          <Message title={gate.renovation.title} text={gate.renovation.text} />
        </>
      );
  }
}
