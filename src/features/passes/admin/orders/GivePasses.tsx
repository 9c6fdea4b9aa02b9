import { Gift } from 'lucide-react';
import { useState } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { related, RelatedRecords } from '@/shared/admin/fields/related.tsx';
import { line, nullable, phone } from '@/shared/admin/fields/texts.ts';
import { oneOf, whole } from '@/shared/admin/fields/values.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { givePasses } from '@/features/passes/admin/data/calls.ts';
import { type Edition, PASSES, useNights } from '@/features/passes/admin/data/editions.ts';
import { type KindRow, kinds } from '@/features/passes/admin/sale/data/kinds.ts';

const { give: words, kinds: kindWords } = adminTickets;
const isThere = ({ deleted_at: at }: KindRow) => at === null;
const fields = {
  night_ids: {
    ...related('nights', {
      none: kindWords.noNights,
      removed: kindWords.removedNight,
      count: kindWords.nights,
    }),
    label: words.nights,
  },
  items: { ...whole(1, 20, { blank: '1' }), label: words.quantity },
  name: { ...line(100), label: words.name },
  phone: { ...nullable(phone()), label: words.phone },
  reason: { ...line(300), label: words.reason, hint: words.reasonHint },
};

type GivePassesProps = { edition: Edition; onGiven: (order: string) => void };

/** Complimentary passes: an order that costs nothing. */
export function GivePasses({ edition, onGiven }: GivePassesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const list = useRecordList(kinds.table, { equal: { edition_id: edition.id } }, isThere);
  const all = list.data?.rows ?? [];
  const nights = useNights(edition.id).data ?? [];
  /** The nights that a kind may be for. */
  const nightsOf = (kind: string) => {
    const ids = all.find(({ id }) => id === kind)?.night_ids ?? [];
    return nights
      .filter((night) => night.cancelled_at === null)
      .filter(({ id }) => ids.length === 0 || ids.includes(id))
      .map(({ id, date }) => ({ value: id, label: formatIsoDay(date) }));
  };
  const options = all.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        <Gift aria-hidden />
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title}>
        <CallForm
          label={words.title}
          draft={`give ${edition.id}`}
          fields={{ kind_id: { ...oneOf(options, words.choose), label: words.kind }, ...fields }}
          call={async (
            { kind_id, items: quantity, night_ids, name, phone: number, reason },
            id,
          ) => {
            await givePasses({
              p_id: id,
              p_edition_id: edition.id,
              p_items: [{ kind_id, quantity, night_ids }],
              p_name: name,
              p_phone: number ?? '',
              p_reason: reason,
            });
            return id;
          }}
          changes={[PASSES]}
          action={words.submit}
          pending={words.sending}
          done={words.done}
          failed={words.failed}
          onDone={(id) => {
            close();
            onGiven(id);
          }}
        >
          {(input, { kind_id }, set) => (
            <RelatedRecords value={{ nights: nightsOf(kind_id) }}>
              <p className="text-muted">{words.intro}</p>
              {input('kind_id', () => set('night_ids', []))}
              {all.some(({ id, picks }) => id === kind_id && picks !== null) && input('night_ids')}
              {input('items')}
              {input('name')}
              {input('phone')}
              {input('reason')}
            </RelatedRecords>
          )}
        </CallForm>
      </Dialog>
    </>
  );
}
