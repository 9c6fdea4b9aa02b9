import { useSyncExternalStore } from 'react';
import { pwa } from '@/content/en/pwa.ts';
import { hasDirtyForm, onDirtyForm } from '@/features/pwa/data/dirtyForm.ts';
import { currentNotice, onNotice, showNotice } from '@/features/pwa/data/notice.ts';
import { isOutdated, updateLater, updateNow } from '@/features/pwa/data/updates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { NoticeCard } from './NoticeCard.tsx';

function UpdateBanner({ unsent }: { unsent: boolean }) {
  const { label, text, later, now, unsent: sendFirst } = pwa.update;
  return (
    <NoticeCard label={label} text={text} {...(unsent && isOutdated() && { hint: sendFirst })}>
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
      {notice === 'update' && <UpdateBanner unsent={unsent} />}
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
