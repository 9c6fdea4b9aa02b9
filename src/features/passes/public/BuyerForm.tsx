import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { saleText } from '@/content/en/passSale.ts';
import type { PassSale } from '@/features/passes/data/answers.ts';
import { orderSchema } from '@/features/passes/data/orderSchema.ts';
import type { Refusal } from '@/features/passes/data/passErrors.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { Honeypot } from '@/shared/forms/Honeypot.tsx';
import { PersonInput } from '@/shared/forms/PersonInput.tsx';
import { withPhoneCheck } from '@/shared/forms/phone.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { useFocusOnRefusal } from '@/shared/forms/useFocusOnRefusal.ts';
import { paths } from '@/shared/paths.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { useOnline } from './useOnline.ts';
import type { useSale } from './useSale.ts';

type BuyerFormProps = {
  sale: PassSale;
  cart: ReturnType<typeof useSale>;
  /** What went wrong, above the button. */
  children: ReactNode;
};

const { form: text } = saleText;
const resolver = withPhoneCheck(valibotResolver(orderSchema));
const FIELDS = ['name', 'phone', 'email', 'promo'] as const;

/** The field that a refusal is told at. */
function fieldOf(refusal: Refusal | undefined) {
  if (refusal?.kind === 'refused' && refusal.hint === 'promo') return 'promo';
  return refusal?.kind === 'field' ? FIELDS.find((one) => one === refusal.field) : undefined;
}

/** Name, number, optional mail and code, one tick; then the places are held. */
export function BuyerForm({ sale, cart, children }: BuyerFormProps) {
  const [start] = useState(() => ({ ...cart.savedBuyer(), website: '', rules: false }));
  const form = useForm({
    defaultValues: start,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const isSending = cart.sending !== undefined;
  const [hasPromo, setHasPromo] = useState(start.promo !== '');
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useFocusOnRefusal(isSending ? 0 : submitCount);
  const { subscribe } = form;
  const { keepBuyer, refusal } = cart;
  const keep = useRef(keepBuyer);

  const takesFocus = useRef(cart.hasBegun);
  useEffect(() => {
    if (takesFocus.current) heading.current?.focus();
  }, []);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { rules: _rules, ...buyer } }) => void keep.current(buyer),
      }),
    [subscribe],
  );
  useEffect(() => {
    const name = fieldOf(refusal);
    if (name && refusal && 'message' in refusal)
      form.setError(name, { type: 'refused', message: refusal.message }, { shouldFocus: true });
  }, [form, refusal]);

  const submit = (event: FormEvent) => {
    void form.handleSubmit(async ({ rules: _rules, ...buyer }) => cart.order(buyer))(event);
  };
  return (
    <form
      ref={element}
      noValidate
      aria-busy={isSending}
      onSubmit={submit}
      className="mt-8 max-w-lg"
    >
      <h3 ref={heading} tabIndex={-1} className="text-heading">
        {text.title}
      </h3>
      <p className="text-muted mt-1">{text.hint}</p>
      <fieldset disabled={isSending} className="mt-5 grid min-w-0 gap-5">
        <PersonInput form={form} name="name" label={text.name} />
        <PersonInput form={form} name="phone" label={text.phone} hint={text.phoneHint} />
        <PersonInput form={form} name="email" label={text.email} optional={text.optional} />
        {hasPromo ? (
          <TextInput
            label={text.promo}
            error={errors.promo?.message}
            optional={text.optional}
            autoComplete="off"
            autoCapitalize="characters"
            {...form.register('promo')}
          />
        ) : (
          <button
            type="button"
            className="link min-h-11 justify-self-start"
            onClick={() => setHasPromo(true)}
          >
            {text.promoLink}
          </button>
        )}
        <Honeypot {...form.register('website')} />
        <Checkbox
          label={text.rules}
          error={errors.rules?.message}
          required
          {...form.register('rules')}
        />
        <a className="link -mt-4 inline-flex min-h-11 items-center justify-self-start" href="#know">
          {text.rulesLink}
        </a>
      </fieldset>
      {sale.refund_text && (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 items-center">{text.refund}</summary>
          <p className="measure whitespace-pre-line">{sale.refund_text}</p>
        </details>
      )}
      {fieldOf(refusal) ? null : children}
      {!isOnline && <p className="mt-4 font-semibold">{text.offline}</p>}
      <Button type="submit" size="lg" disabled={isSending} className="mt-5 w-full">
        {isSending ? text.sending : text.send(sale.hold_minutes)}
      </Button>
      <p className="text-muted mt-3 text-sm">
        <a className="link" href={paths.privacyPolicy} target="_blank">
          {text.privacy}
        </a>
      </p>
    </form>
  );
}
