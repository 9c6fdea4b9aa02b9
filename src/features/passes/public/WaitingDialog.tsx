import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { saleText } from '@/content/en/passSale.ts';
import { waitingText as text } from '@/content/en/passes.ts';
import { type Person, personSchema } from '@/features/passes/data/buyerSchema.ts';
import type { CartLine } from '@/features/passes/data/cart.ts';
import { waitHash } from '@/features/passes/data/order.ts';
import { joinWaiting } from '@/features/passes/data/passCalls.ts';
import { persist, refusalOf } from '@/features/passes/data/passErrors.ts';
import type { PassSale } from '@/features/passes/data/answers.ts';
import { attemptFor, type SaleDraft } from '@/features/passes/data/saleDraft.ts';
import { Honeypot } from '@/shared/forms/Honeypot.tsx';
import { PersonInput } from '@/shared/forms/PersonInput.tsx';
import { withPhoneCheck } from '@/shared/forms/phone.ts';
import { useFocusOnRefusal } from '@/shared/forms/useFocusOnRefusal.ts';
import { paths } from '@/shared/paths.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { Alert } from './Alert.tsx';
import { nightsInWords } from '@/features/passes/data/passWords.ts';
import { lineNights } from './saleWords.ts';
import { Stepper } from './Stepper.tsx';

type WaitingDialogProps = {
  sale: PassSale;
  line: CartLine;
  /** What was typed into the order's form. */
  person: SaleDraft['buyer'];
  onClose: () => void;
};

const { form: labels } = saleText;
const resolver = withPhoneCheck(valibotResolver(personSchema));

/** Joins the waiting list for a line that is sold out. */
export function WaitingDialog({ sale, line, person, onClose }: WaitingDialogProps) {
  const kind = sale.kinds.find(({ id }) => id === line.kind_id);
  const [quantity, setQuantity] = useState(line.quantity);
  const [problem, setProblem] = useState<string>();
  const attempt = useRef<SaleDraft['attempt']>(null);
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: { name: person.name, phone: person.phone, website: '' },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isSubmitting, submitCount } = form.formState;
  const element = useFocusOnRefusal(isSubmitting ? 0 : submitCount);

  const join = async (values: Person) => {
    setProblem(undefined);
    const wanted = { ...line, quantity };
    attempt.current = attemptFor(JSON.stringify([wanted, values]), attempt.current);
    const access = attempt.current;
    try {
      await persist(
        async () => joinWaiting(access, sale.edition_id, wanted, values),
        () => {},
      );
    } catch (error) {
      const refusal = refusalOf(error);
      setProblem(('message' in refusal && refusal.message) || text.failed);
      return;
    }
    onClose();
    void navigate(paths.passes + waitHash(access));
  };
  const submit = (event: FormEvent) => {
    void form.handleSubmit(join)(event);
  };
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <form ref={element} noValidate aria-busy={isSubmitting} onSubmit={submit}>
        <p className="font-semibold">
          {text.wanted(kind?.name ?? '', nightsInWords(lineNights(sale, line)))}
        </p>
        <p className="text-muted mt-2">{text.hint}</p>
        <fieldset disabled={isSubmitting} className="mt-5 grid min-w-0 gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold">{text.quantity}</p>
            <Stepper
              name={kind?.name ?? ''}
              value={quantity}
              max={kind?.max_per_order ?? 1}
              disabled={false}
              onChange={(next) => setQuantity(Math.max(next, 1))}
            />
          </div>
          <PersonInput form={form} name="name" label={labels.name} />
          <PersonInput form={form} name="phone" label={labels.phone} hint={labels.phoneHint} />
          <Honeypot {...form.register('website')} />
        </fieldset>
        {problem && <Alert text={problem} />}
        <Button type="submit" size="lg" disabled={isSubmitting} className="mt-5 w-full">
          {isSubmitting ? text.joining : text.join}
        </Button>
      </form>
    </Dialog>
  );
}
