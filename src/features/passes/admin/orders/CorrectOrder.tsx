import { useState } from 'react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import type { OrderDetail } from '@/features/passes/admin/data/answers.ts';
import { correctOrder } from '@/features/passes/admin/data/calls.ts';
import { PASSES } from '@/features/passes/admin/data/editions.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line, nullable, phone } from '@/shared/admin/fields/texts.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';

const { correct: words, failed } = adminTickets.order;
const fields = {
  name: { ...line(100, { least: 0 }), label: words.name },
  phone: { ...nullable(phone()), label: words.phone },
  note: { ...line(300, { least: 0 }), label: words.note, hint: words.noteHint },
};

/** Name and phone of an order, which buyers mistype, and a note for staff. */
export function CorrectOrder({ order }: { order: OrderDetail }) {
  const { id, version, reference, name, phone: number, note } = order;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title(reference)}>
        <CallForm
          draft={`correct ${id} ${version}`}
          fields={fields}
          start={{ name, phone: number, note }}
          call={async (values) =>
            correctOrder({
              p_order_id: id,
              p_version: version,
              p_name: values.name,
              p_phone: values.phone ?? '',
              p_note: values.note,
            })
          }
          changes={[PASSES]}
          action={words.submit}
          pending={words.sending}
          done={words.done}
          failed={failed}
          onDone={close}
        />
      </Dialog>
    </>
  );
}
