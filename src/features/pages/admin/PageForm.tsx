import { ExternalLink } from 'lucide-react';
import { adminPages } from '@/content/en/adminPages.ts';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import { ResourceForm } from '@/shared/admin/resource/ResourceForm.tsx';
import { own } from '@/shared/lib/own.ts';
import { gatedPages } from '@/shared/gatedPages.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { ClosedPage } from '@/shared/ui/ClosedPage.tsx';
import { type PageRow, pages, type PageStatus } from './data/pages.ts';

const { form: words } = adminPages;

const reachOf = { visible: 'later', renovation: 'live', hidden: 'hidden' } as const;
/** Hiding these costs enquiries. */
const important = new Set(['contact', 'gallery', 'services']);

/** Whether visitors see a page, and what they read while they do not. */
export function PageForm({ page, title }: { page: PageRow; title: string }) {
  const address = own(gatedPages, page.page_name);
  return (
    <ResourceForm
      resource={pages}
      label={title}
      row={page}
      reach={({ status }) => reachOf[status]}
      renderBeside={({ status, message }) => <Preview status={status} message={message} />}
    >
      {(input) => (
        <>
          {address !== undefined && (
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              <ExternalLink aria-hidden />
              {words.open}
            </a>
          )}
          {input('status', { hint: important.has(page.page_name) ? words.important : undefined })}
          {input('message')}
          {input('seo_title')}
          {input('seo_description')}
        </>
      )}
    </ResourceForm>
  );
}

function Preview({ status, message }: { status: PageStatus; message: string }) {
  if (status === 'visible') return <p className="text-muted max-w-64">{words.notClosed}</p>;
  const state = status === 'hidden' ? 'unavailable' : 'renovation';
  return (
    <LivePreview height={480}>
      <ClosedPage state={state} message={message.trim() || undefined} />
    </LivePreview>
  );
}
