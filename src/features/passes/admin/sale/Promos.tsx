import { adminTickets } from '@/content/en/adminTickets.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { RelatedRecords } from '@/shared/admin/fields/related.tsx';
import { unique } from '@/shared/admin/resource/resource.ts';
import { ResourceList } from '@/shared/admin/resource/ResourceList.tsx';
import type { Option } from '@/shared/forms/Select.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import { type KindRow, kinds } from './data/kinds.ts';
import { type PromoRow, promos } from './data/promos.ts';

const { promos: words, errors } = adminTickets;
const nameOf = ({ code }: PromoRow) => code;
const isThere = ({ deleted_at: at }: KindRow) => at === null;
const detailOf = (row: PromoRow, all: readonly Option[]) =>
  [
    row.percent === null ? words.rupees(formatInr(row.off_paise ?? 0)) : words.percent(row.percent),
    ...row.kind_ids.map((id) => all.find(({ value }) => value === id)?.label ?? words.removedKind),
    row.uses === null ? '' : words.uses(row.uses),
    words.perPhone(row.per_phone),
  ]
    .filter(Boolean)
    .join(' · ');

/** The promo codes of an edition. */
export function Promos({ edition }: { edition: Edition }) {
  const list = useRecordList(kinds.table, { equal: { edition_id: edition.id } }, isThere);
  const all = (list.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RelatedRecords value={{ kinds: all }}>
      <ResourceList
        resource={promos}
        parent={{ edition_id: edition.id }}
        words={words}
        nameOf={nameOf}
        renderDetail={(row) => detailOf(row, all)}
        rules={(others) => [unique('code', errors.codeTaken, others)]}
        reach={() => 'private'}
      >
        {(input) => (
          <>
            {input('code')}
            <div className="grid gap-5 sm:grid-cols-2">
              {input('percent')}
              {input('off_paise')}
              {input('uses')}
              {input('per_phone')}
              {input('valid_from')}
              {input('valid_to')}
            </div>
            {input('kind_ids')}
          </>
        )}
      </ResourceList>
    </RelatedRecords>
  );
}
