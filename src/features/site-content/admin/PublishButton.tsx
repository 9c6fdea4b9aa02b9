import { CircleDot, CloudCheck } from 'lucide-react';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { useAddressParam } from '@/shared/ui/useAddressParam.ts';
import { usePublishing } from './data/publishing.ts';
import { PublishPanel } from './PublishPanel.tsx';

const { publish: words } = adminSiteContent;

/** Number of unpublished changes and a link to publish, in the header of every screen. */
export function PublishButton() {
  const dialog = useAddressParam('publish');
  const { data } = usePublishing().publishing;
  const count = data?.waiting.length ?? 0;
  return (
    <>
      <Button variant={count > 0 ? 'primary' : 'quiet'} size="sm" onClick={() => dialog.open('1')}>
        {count > 0 ? <CircleDot aria-hidden /> : <CloudCheck aria-hidden />}
        {count > 0 ? (
          words.open(count)
        ) : (
          <span className="max-sm:sr-only">{data ? words.none : words.title}</span>
        )}
      </Button>
      <Dialog
        open={dialog.value !== undefined}
        inAddress
        onClose={dialog.close}
        title={words.title}
        size="lg"
      >
        <PublishPanel />
      </Dialog>
    </>
  );
}
