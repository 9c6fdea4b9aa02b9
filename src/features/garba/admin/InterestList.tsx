import { adminInterests as words } from '@/content/en/adminInterests.ts';
import { useInterests } from '@/features/garba/admin/data/useInterests.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ListScreen } from '@/shared/admin/ListScreen.tsx';
import { InterestTable } from './InterestTable.tsx';

/** Sign-ups for pass sale notifications. */
export function InterestList() {
  const list = useInterests();
  return (
    <section aria-labelledby="interests">
      <h2 id="interests" className="font-display text-lg">
        {words.title}
      </h2>
      <p className="text-muted mt-1 mb-4 max-w-prose">{words.intro}</p>
      <ListScreen query={list} empty={<ListMessage title={words.empty} hint={words.emptyHint} />}>
        {(rows, total) => (
          <>
            <p className="mb-2 font-semibold">
              {words.count(total, list.data?.told ?? 0)}
              {total > rows.length && ` ${words.capped(rows.length)}`}
            </p>
            <InterestTable rows={rows} />
          </>
        )}
      </ListScreen>
    </section>
  );
}
