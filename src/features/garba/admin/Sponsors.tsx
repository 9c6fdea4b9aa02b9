import { adminGarba } from '@/content/en/adminGarba.ts';
import { ResourceList } from '@/shared/admin/resource/ResourceList.tsx';
import { type EditionRow, reachOf } from './data/editions.ts';
import { sponsors } from './data/parts.ts';

/** The sponsors of an edition, in the owner's order. */
export function Sponsors({ edition }: { edition: EditionRow }) {
  return (
    <ResourceList
      resource={sponsors}
      parent={{ edition_id: edition.id }}
      words={adminGarba.sponsors}
      nameOf={({ name }) => name}
      renderDetail={(row) => (
        <>
          {row.image_url !== null && (
            <img src={row.image_url} alt="" className="mb-1 h-10 max-w-32 rounded bg-white p-1" />
          )}
          {row.link_url}
        </>
      )}
      reach={() => reachOf(edition)}
    />
  );
}
