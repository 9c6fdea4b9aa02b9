import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { type Publication, type Publishing, useRestore } from './data/publishing.ts';
import { sectionName } from './sectionName.ts';

const { publish: words } = adminSiteContent;

function whatOf({ changed, restores, published_by }: Publication): string {
  if (restores !== null) return words.restored;
  if (changed.length > 0) return changed.map(sectionName).join(', ');
  return published_by === null ? words.system : words.nothingChanged;
}

/** Publications with time and author; each can be restored. */
export function PublishedList({ publishing: { publications } }: { publishing: Publishing }) {
  const restore = useRestore();
  if (publications.length < 2) return null;
  return (
    <section aria-labelledby="published">
      <h3 id="published" className="font-display text-lg">
        {words.history}
      </h3>
      <ul className="divide-line divide-y">
        {publications.map((publication, index) => {
          const when = formatIstDateTime(new Date(publication.published_at));
          return (
            <li key={publication.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="min-w-0 grow">
                <p>{words.row(when, publication.published_by ?? words.system)}</p>
                <p className="text-muted text-xs">{whatOf(publication)}</p>
                {publication.failure !== null && (
                  <p className="text-sindoor text-xs">{words.notBuilt}</p>
                )}
              </div>
              {index > 0 && (
                <ConfirmButton
                  label={words.restoreOf(when)}
                  question={words.restoreQuestion(when)}
                  consequence={words.restoreText}
                  action={words.restore}
                  isDisabled={restore.isPending}
                  onConfirm={() => restore.mutate(publication.id)}
                >
                  {words.restore}
                </ConfirmButton>
              )}
            </li>
          );
        })}
      </ul>
      {restore.error && (
        <p role="alert" className="text-sindoor font-medium">
          {words.failed}
        </p>
      )}
    </section>
  );
}
