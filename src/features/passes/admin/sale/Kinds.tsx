import { Copy } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { RelatedRecords } from '@/shared/admin/fields/related.tsx';
import { ResourceList } from '@/shared/admin/resource/ResourceList.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { copyKinds } from '@/features/passes/admin/data/calls.ts';
import { type Edition, nightOption, useNights } from '@/features/passes/admin/data/editions.ts';
import { kindDetail, type KindRow, kinds, visitorsRead } from './data/kinds.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';

const { kinds: words, errors } = adminTickets;
const nameOf = ({ name }: KindRow) => name;
const isThere = ({ deleted_at: at }: KindRow) => at === null;

type KindsProps = { edition: Edition; editions: readonly Edition[] };

/** The kinds of passes of an edition, in the order visitors see them. */
export function Kinds({ edition, editions }: KindsProps) {
  const nights = useNights(edition.id).data ?? [];
  return (
    <RelatedRecords value={{ nights: nights.map(nightOption) }}>
      <ResourceList
        resource={kinds}
        parent={{ edition_id: edition.id }}
        words={words}
        nameOf={nameOf}
        renderDetail={kindDetail}
        tools={<CopyKinds edition={edition} editions={editions} />}
        rules={(others) => [
          {
            at: 'name',
            message: errors.nameTaken,
            holds: ({ name }) => others.every((other) => other.name !== name),
          },
        ]}
        reach={() => (edition.status === 'draft' ? 'hidden' : 'live')}
      >
        {(input, drafts) => (
          <>
            {input('name')}
            {input('note')}
            <div className="grid gap-5 sm:grid-cols-2">
              {input('people')}
              {input('picks')}
            </div>
            {input('night_ids')}
            <div className="grid gap-5 sm:grid-cols-3">
              {input('price_paise')}
              {input('gst_mode')}
              {input('gst_bp')}
            </div>
            {input('price_steps')}
            <div className="grid gap-5 sm:grid-cols-2">
              {input('capacity')}
              {input('max_per_order')}
              {input('sale_from')}
              {input('sale_to')}
            </div>
            {input('counter_only')}
            {input('is_visible')}
            <Read sentence={visitorsRead(drafts, nights.length)} />
          </>
        )}
      </ResourceList>
    </RelatedRecords>
  );
}

function Read({ sentence }: { sentence: string }) {
  return (
    <p aria-live="polite" className="font-semibold">
      {sentence && words.read(sentence)}
    </p>
  );
}

/** Copies the kinds of the edition before into this one, which has their nights by place. */
function CopyKinds({ edition, editions }: KindsProps) {
  const client = useQueryClient();
  const former = editions.find(({ year }) => year < edition.year);
  const copied = useRecordList(
    kinds.table,
    { equal: { edition_id: former?.id ?? edition.id } },
    isThere,
  );
  const ids = former ? (copied.data?.rows ?? []).map(({ id }) => id) : [];
  const copy = usePassCall(
    async () => copyKinds({ p_kinds: ids, p_edition_id: edition.id }),
    words.copyFailed,
  );
  if (!former || ids.length === 0) return null;
  return (
    <Button
      variant="quiet"
      disabled={copy.isPending}
      onClick={() =>
        copy.mutate(undefined, {
          onSuccess: (count) => {
            notify.success(words.copied(count));
            void client.invalidateQueries({ queryKey: [kinds.table.name] });
          },
        })
      }
    >
      <Copy aria-hidden />
      {words.copyFrom(former.title)}
    </Button>
  );
}
