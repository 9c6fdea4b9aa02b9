import { type FormEvent, useState } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { DataError } from '@/shared/supabase/errors.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { setUpi } from '@/features/passes/admin/data/calls.ts';
import type { SettingsRow } from './data/settings.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';

const { upi: words } = adminTickets;

type UpiAccountProps = { settings: SettingsRow; onSaved: () => void };

/** The account that buyers pay to: a change is an owner's alone, and asks for a tap more than other settings. */
export function UpiAccount({ settings, onSaved }: UpiAccountProps) {
  const { upi_vpa: vpa, upi_name: name } = settings;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState({
    vpa: vpa ?? '',
    name,
    isMerchant: settings.upi_is_merchant,
    mcc: settings.upi_mcc ?? '',
  });
  const save = usePassCall(
    async () =>
      setUpi({
        p_edition_id: settings.edition_id,
        p_version: settings.version,
        p_vpa: typed.vpa.trim(),
        p_name: typed.name.trim(),
        p_is_merchant: typed.isMerchant,
        p_mcc: typed.isMerchant ? typed.mcc.trim() : '',
      }),
    words.failed,
  );
  const fault = save.error instanceof DataError ? save.error : null;
  const faultAt = (field: string) => (fault?.hint === field ? fault.message : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined, {
      onSuccess: () => {
        notify.success(words.saved);
        setIsOpen(false);
        onSaved();
      },
    });
  };
  return (
    <section aria-labelledby="upi" className="border-line bg-surface rounded-lg border p-4">
      <h2 id="upi" className="font-display text-lg">
        {words.title}
      </h2>
      <p className="text-muted mt-1">{words.intro}</p>
      <p className="mt-2 font-semibold">{vpa === null ? words.none : words.current(vpa, name)}</p>
      {isOpen ? (
        <form aria-label={words.form} onSubmit={submit} noValidate className="mt-4 space-y-5">
          <TextInput
            label={words.vpa}
            hint={words.vpaHint}
            error={faultAt('upi_vpa')}
            value={typed.vpa}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, vpa: value })}
          />
          <TextInput
            label={words.name}
            hint={words.nameHint}
            error={faultAt('upi_name')}
            value={typed.name}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, name: value })}
          />
          <Checkbox
            label={words.merchant}
            hint={words.merchantHint}
            checked={typed.isMerchant}
            onChange={({ currentTarget: { checked } }) =>
              setTyped({ ...typed, isMerchant: checked })
            }
          />
          {typed.isMerchant && (
            <TextInput
              label={words.mcc}
              optional={adminTickets.optional}
              inputMode="numeric"
              error={faultAt('upi_mcc')}
              value={typed.mcc}
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, mcc: value })}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" disabled={save.isPending}>
              {save.isPending ? words.saving : words.save}
            </Button>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {adminTickets.cancel}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="secondary" className="mt-3" onClick={() => setIsOpen(true)}>
          {words.change}
        </Button>
      )}
    </section>
  );
}
