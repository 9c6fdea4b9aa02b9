import { useSyncExternalStore } from 'react';
import { pwa } from '@/content/en/pwa.ts';
import { hasDirtyForm, onDirtyForm } from '@/features/pwa/data/dirtyForm.ts';
import { type Notice, shownNotice } from '@/features/pwa/data/notice.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { NoticeCard } from './NoticeCard.tsx';

const close = () => shownNotice.set(undefined);

/** @param unsent whether any form has unsent input, which prevents a reload. */
function Shown({ notice, unsent }: { notice: Notice; unsent: boolean }) {
  const { update, missing } = pwa;
  switch (notice.kind) {
    case 'update':
      return (
        <NoticeCard
          label={update.label}
          text={update.text}
          {...(unsent && notice.outdated && { hint: update.unsent })}
        >
          <Button variant="quiet" onClick={notice.later}>
            {update.later}
          </Button>
          <Button onClick={notice.now}>{update.now}</Button>
        </NoticeCard>
      );
    case 'missing':
      return (
        <NoticeCard
          label={missing.label}
          text={missing.text}
          {...(unsent && { hint: missing.unsent })}
        >
          <Button variant="quiet" onClick={close}>
            {missing.close}
          </Button>
          <Button onClick={() => window.location.reload()}>{missing.reload}</Button>
        </NoticeCard>
      );
    case 'offline':
      return (
        <NoticeCard label={missing.label} text={missing.offline}>
          <Button variant="quiet" onClick={close}>
            {missing.close}
          </Button>
        </NoticeCard>
      );
  }
}

/** The app's notices: a new version, a part that failed to load. */
export function NoticeCorner() {
  const notice = useSyncExternalStore(shownNotice.subscribe, shownNotice.get);
  const unsent = useSyncExternalStore(onDirtyForm, hasDirtyForm);
  return <div aria-live="polite">{notice && <Shown notice={notice} unsent={unsent} />}</div>;
}
