import { CloudUpload } from 'lucide-react';
import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { type Publishing, usePublish, usePublishing } from './data/publishing.ts';
import { PublishedList } from './PublishedList.tsx';
import { sectionName } from './sectionName.ts';
import { SiteStateNote } from './SiteStateNote.tsx';

const { publish: words } = adminSiteContent;
const at = (when: string) => formatIstDateTime(new Date(when));

/** Unpublished changes, the Publish button, state of the last build and earlier publications. */
export function PublishPanel() {
  const { publishing: query, live } = usePublishing();
  return (
    <QueryView
      state={stateOf(query)}
      loading={<ListMessage live="polite" title={adminSiteContent.loading} />}
      error={<LoadFailure title={words.loadFailed} onRetry={() => void query.refetch()} />}
    >
      {(publishing) => (
        <div className="space-y-6">
          <SiteStateNote publishing={publishing} live={live} readAt={query.dataUpdatedAt} />
          <Waiting publishing={publishing} />
          <PublishedList publishing={publishing} />
        </div>
      )}
    </QueryView>
  );
}

function Waiting({ publishing: { waiting, publications } }: { publishing: Publishing }) {
  const publish = usePublish();
  const nothing = publications[0]?.failure ? words.nothingNew : words.nothing;
  return (
    <div className="space-y-3">
      <p>{waiting.length > 0 ? words.intro : nothing}</p>
      {waiting.length > 0 && (
        <ul className="divide-line border-line divide-y rounded-lg border">
          {waiting.map(({ key, changed_at, changed_by }) => (
            <li key={key} className="px-3 py-2">
              <span className="font-semibold">{sectionName(key)}</span>
              <span className="text-muted block text-xs">
                {words.by(changed_by ?? words.system, at(changed_at))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button disabled={publish.isPending} onClick={() => publish.mutate(publications[0]?.id ?? 0)}>
        <CloudUpload aria-hidden />
        {publish.isPending ? words.busy : words.action}
      </Button>
      {publish.error && (
        <p role="alert" className="text-sindoor font-medium">
          {words.failed}
        </p>
      )}
    </div>
  );
}
