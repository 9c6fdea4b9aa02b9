import { adminGarba } from '@/content/en/adminGarba.ts';
import { ResourceList } from '@/shared/admin/resource/ResourceList.tsx';
import { type EditionRow, reachOf } from './data/editions.ts';
import { faqs } from './data/parts.ts';

/** The questions about an edition, in the owner's order. */
export function GarbaQuestions({ edition }: { edition: EditionRow }) {
  return (
    <ResourceList
      resource={faqs}
      parent={{ edition_id: edition.id }}
      words={adminGarba.questions}
      nameOf={({ question }) => question}
      renderDetail={({ answer }) => <p className="line-clamp-2">{answer}</p>}
      reach={() => reachOf(edition)}
    />
  );
}
