import { adminTickets } from '@/content/en/adminTickets.ts';
import { ResourceList } from '@/shared/admin/resource/ResourceList.tsx';
import { formatInr } from '@/shared/lib/money.ts';
import type { Edition } from './data/editions.ts';
import { type PromoRow, promos } from './data/kinds.ts';

const { promos: words, errors } = adminTickets;
const nameOf = ({ code }: PromoRow) => code;
const detailOf = ({ percent, off_paise: off, uses, per_phone: perPhone }: PromoRow) =>
  words.detail(
    percent === null ? words.rupees(formatInr(off ?? 0)) : words.percent(percent),
    uses,
    perPhone,
  );

/** The promo codes of an edition. */
export function Promos({ edition }: { edition: Edition }) {
  return (
    <ResourceList
      resource={promos}
      parent={{ edition_id: edition.id }}
      words={words}
      nameOf={nameOf}
      renderDetail={detailOf}
      rules={(others) => [
        {
          at: 'code',
          message: errors.codeTaken,
          holds: ({ code }) => others.every((other) => other.code !== code),
        },
      ]}
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
        </>
      )}
    </ResourceList>
  );
}
