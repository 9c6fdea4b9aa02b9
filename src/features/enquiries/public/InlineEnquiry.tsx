import { useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { loadDraft } from '@/features/enquiries/data/draft.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { EnquiryPanel } from './EnquiryPanel.tsx';

const serviceOf = () => new URLSearchParams(window.location.search).get('service');

/** Whether the form starts with a draft or the service of the query string. */
const startsWithMore = () =>
  typeof window !== 'undefined' && (serviceOf() !== null || loadDraft() !== null);

/**
 * The enquiry form in a page. Prerendered empty; accepts input before hydration (app/start/earlyFields.ts). Remounted
 * only for a draft or a `?service=`.
 */
export function InlineEnquiry() {
  const hydrating = useHydrating();
  const [more] = useState(startsWithMore);
  const isBuilt = hydrating || !more;
  return (
    <div data-start>
      <noscript>
        <p>{enquiryText.panel.noScript}</p>
      </noscript>
      <div className="noscript:hidden">
        <EnquiryPanel key={String(isBuilt)} service={isBuilt ? null : serviceOf()} />
      </div>
    </div>
  );
}
