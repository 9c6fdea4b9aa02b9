import { Gift } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { Select } from '@/shared/forms/Select.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { givePasses } from '@/features/passes/admin/data/calls.ts';
import { type Edition, useNights } from '@/features/passes/admin/data/editions.ts';
import { type KindRow, kinds } from '@/features/passes/admin/sale/data/kinds.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';

const { give: words } = adminTickets;
const isThere = ({ deleted_at: at }: KindRow) => at === null;
const nothing = {
  name: '',
  phone: '',
  reason: '',
  kind: '',
  quantity: '1',
  nights: [] as string[],
};

type GivePassesProps = { edition: Edition; onGiven: (order: string) => void };

/** Complimentary passes: an order that costs nothing. */
export function GivePasses({ edition, onGiven }: GivePassesProps) {
  // The same id for each try, so that a lost answer gives no second order.
  const [id, setId] = useState<string | null>(null);
  const [typed, setTyped] = useState(nothing);
  const all = useRecordList(kinds.table, { equal: { edition_id: edition.id } }, isThere);
  const nights = useNights(edition.id).data ?? [];
  const kind = all.data?.rows.find((row) => row.id === typed.kind);
  const sold = nights.filter(
    (night) =>
      night.cancelled_at === null &&
      (kind === undefined || kind.night_ids.length === 0 || kind.night_ids.includes(night.id)),
  );
  const give = usePassCall(
    async () =>
      givePasses({
        p_id: id ?? '',
        p_edition_id: edition.id,
        p_items: [
          {
            kind_id: typed.kind,
            quantity: Number(typed.quantity),
            night_ids: sold.map((night) => night.id).filter((one) => typed.nights.includes(one)),
          },
        ],
        p_name: typed.name,
        p_phone: typed.phone,
        p_reason: typed.reason,
      }),
    words.failed,
  );
  const fault = give.error instanceof DataError ? give.error : null;
  const faultAt = (field: string) => (fault?.hint === field ? fault.message : undefined);
  const set = (more: Partial<typeof nothing>) => setTyped({ ...typed, ...more });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give.mutate(undefined, {
      onSuccess: () => {
        notify.success(words.done);
        if (id !== null) onGiven(id);
        setId(null);
        setTyped(nothing);
      },
    });
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setId(crypto.randomUUID())}>
        <Gift aria-hidden />
        {words.open}
      </Button>
      <Dialog open={id !== null} onClose={() => setId(null)} title={words.title}>
        <form aria-label={words.title} onSubmit={submit} noValidate className="space-y-5">
          <p className="text-muted">{words.intro}</p>
          <Select
            label={words.kind}
            placeholder={words.choose}
            options={(all.data?.rows ?? []).map(({ id: value, name }) => ({ value, label: name }))}
            value={typed.kind}
            onChange={({ currentTarget }) => set({ kind: currentTarget.value, nights: [] })}
          />
          {kind !== undefined && kind.picks !== null && (
            <fieldset>
              <legend className="mb-1.5 font-semibold">{words.nights}</legend>
              <div className="grid gap-1 sm:grid-cols-2">
                {sold.map(({ id: night, date }) => (
                  <Checkbox
                    key={night}
                    label={formatIsoDay(date)}
                    checked={typed.nights.includes(night)}
                    onChange={({ currentTarget: { checked } }) =>
                      set({
                        nights: checked
                          ? [...typed.nights, night]
                          : typed.nights.filter((one) => one !== night),
                      })
                    }
                  />
                ))}
              </div>
            </fieldset>
          )}
          <TextInput
            label={words.quantity}
            inputMode="numeric"
            error={faultAt('items')}
            value={typed.quantity}
            onChange={({ currentTarget }) => set({ quantity: currentTarget.value })}
          />
          <TextInput
            label={words.name}
            error={faultAt('name')}
            value={typed.name}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
          <TextInput
            label={words.phone}
            optional={adminTickets.optional}
            type="tel"
            error={faultAt('phone')}
            value={typed.phone}
            onChange={({ currentTarget }) => set({ phone: currentTarget.value })}
          />
          <TextInput
            label={words.reason}
            hint={words.reasonHint}
            error={faultAt('reason')}
            value={typed.reason}
            onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
          />
          <Button type="submit" disabled={give.isPending || kind === undefined}>
            {give.isPending ? words.sending : words.submit}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
