import { adminPages } from '@/content/en/adminPages.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import type { PageRow } from './data/pages.ts';
import { PageForm } from './PageForm.tsx';

type PageDialogProps = { page: PageRow | undefined; title: string; onClose: () => void };

/** The page that the address names, over the list. */
export function PageDialog({ page, title, onClose }: PageDialogProps) {
  return (
    <Dialog open inAddress onClose={onClose} title={title} size="lg">
      {page ? (
        <PageForm page={page} title={title} />
      ) : (
        <ListMessage live="assertive" title={adminPages.form.missing} />
      )}
    </Dialog>
  );
}
