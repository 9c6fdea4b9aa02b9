import { useState } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line } from '@/shared/admin/fields/texts.ts';
import { yesNo } from '@/shared/admin/fields/values.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { setUpi } from '@/features/passes/admin/data/calls.ts';
import { PASSES } from '@/features/passes/admin/data/editions.ts';
import { PayByUpi } from '@/features/passes/admin/payments/PayByUpi.tsx';
import type { SettingsRow } from './data/settings.ts';

const { upi: words } = adminTickets;
// The rules are the database's: an account may be emptied, and then nothing is sold.
const short = line(100, { least: 0 });
const fields = {
  upi_vpa: {
    ...short,
    control: { kind: 'input', type: 'email' },
    isRequired: true,
    label: words.vpa,
    hint: words.vpaHint,
  },
  upi_name: { ...short, isRequired: true, label: words.name, hint: words.nameHint },
  upi_is_merchant: { ...yesNo(), label: words.merchant, hint: words.merchantHint },
  upi_mcc: { ...short, control: { kind: 'input', inputMode: 'numeric' }, label: words.mcc },
} as const;

type UpiAccountProps = { settings: SettingsRow; onSaved: () => void };

/** The account that buyers pay to, for owners only. Unlike other settings it must be unlocked by a tap first. */
export function UpiAccount({ settings, onSaved }: UpiAccountProps) {
  const { upi_vpa: vpa, upi_name: name } = settings;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <section aria-labelledby="upi" className="border-line bg-surface rounded-lg border p-4">
      <h2 id="upi" className="font-display text-lg">
        {words.title}
      </h2>
      <p className="text-muted mt-1">{words.intro}</p>
      <p className="mt-2 mb-3 font-semibold">
        {vpa === null ? words.none : words.current(vpa, name)}
      </p>
      {vpa !== null && !isOpen && (
        <div className="mb-3">
          <p>{words.test}</p>
          <PayByUpi vpa={vpa} name={name} reference="TEST" amountPaise={100} />
        </div>
      )}
      {isOpen ? (
        <CallForm
          label={words.form}
          draft={`upi ${settings.edition_id} ${settings.version}`}
          fields={fields}
          start={{
            upi_vpa: vpa ?? '',
            upi_name: name,
            upi_is_merchant: settings.upi_is_merchant,
            upi_mcc: settings.upi_mcc ?? '',
          }}
          call={async ({ upi_vpa, upi_name, upi_is_merchant: isMerchant, upi_mcc }) =>
            setUpi({
              p_edition_id: settings.edition_id,
              p_version: settings.version,
              p_vpa: upi_vpa,
              p_name: upi_name,
              p_is_merchant: isMerchant,
              p_mcc: isMerchant ? upi_mcc : '',
            })
          }
          changes={[PASSES]}
          action={words.save}
          pending={words.saving}
          renderButtons={() => (
            <Button variant="secondary" onClick={close}>
              {adminTickets.cancel}
            </Button>
          )}
          done={words.saved}
          failed={words.failed}
          onDone={() => {
            close();
            onSaved();
          }}
        >
          {(input, { upi_is_merchant: isMerchant }) => (
            <>
              {input('upi_vpa')}
              {input('upi_name')}
              {input('upi_is_merchant')}
              {isMerchant && input('upi_mcc')}
            </>
          )}
        </CallForm>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {vpa === null ? words.enter : words.change}
        </Button>
      )}
    </section>
  );
}
