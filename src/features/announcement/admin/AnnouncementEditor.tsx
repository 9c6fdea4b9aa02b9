import { adminAnnouncements as words } from '@/content/en/adminAnnouncements.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { StaleNote } from '@/shared/admin/StaleNote.tsx';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { usePlan } from './data/usePlan.ts';

/** Loads the announcement bar's row and renders its form. */
export function AnnouncementEditor() {
  const plan = usePlan();
  return (
    <>
      <StaleNote query={plan} />
      <QueryView
        state={stateOf(plan)}
        loading={<ListMessage live="polite" title={adminKit.form.loading} />}
        error={<LoadFailure title={adminKit.form.loadFailed} onRetry={() => void plan.refetch()} />}
        empty={<ListMessage title={words.missing} hint={words.missingHint} />}
      >
        {(row) => <AnnouncementForm plan={row} />}
      </QueryView>
    </>
  );
}
