import { useSyncExternalStore } from 'react';
import { pwa } from '@/content/en/pwa.ts';
import { hasDirtyForm, onDirtyForm } from '@/features/pwa/data/dirtyForm.ts';
import { currentNotice, onNotice, showNotice } from '@/features/pwa/data/notice.ts';
import { updateLater, updateNow } from '@/features/pwa/data/updates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { NoticeCard } from './NoticeCard.tsx';

/** @param waits whether the new version waits for a form to be sent. */
function UpdateBanner({ waits }: { waits: boolean }) {
  const { label, text, later, now, unsent } = pwa.update;
  return (
    <NoticeCard label={label} text={text} {...(waits && { hint: unsent })}>
      <Button variant="quiet" onClick={updateLater}>
        {later}
      </Button>
      <Button onClick={updateNow}>{now}</Button>
    </NoticeCard>
  );
}

function MissingPart({ unsent }: { unsent: boolean }) {
  const { label, text, close, reload, unsent: sendFirst } = pwa.missing;
  return (
    <NoticeCard label={label} text={text} {...(unsent && { hint: sendFirst })}>
      <Button variant="quiet" onClick={() => showNotice(undefined)}>
        {close}
      </Button>
      <Button onClick={() => window.location.reload()}>{reload}</Button>
    </NoticeCard>
  );
}

/** Where the app itself speaks: a new version, a part that could not be loaded. */
export function NoticeCorner() {
  const notice = useSyncExternalStore(onNotice, currentNotice);
  const unsent = useSyncExternalStore(onDirtyForm, hasDirtyForm);
  return (
    <div aria-live="polite">
      {(notice === 'update' || notice === 'outdated') && (
        <UpdateBanner waits={unsent && notice === 'outdated'} />
      )}
      {notice === 'missing' && <MissingPart unsent={unsent} />}
      {notice === 'offline' && (
        <NoticeCard label={pwa.missing.label} text={pwa.missing.offline}>
          <Button variant="quiet" onClick={() => showNotice(undefined)}>
            {pwa.missing.close}
          </Button>
        </NoticeCard>
      )}
    </div>
  );
}
