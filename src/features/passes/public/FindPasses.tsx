import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { findText } from '@/content/en/passes.ts';
import { findSchema } from '@/features/passes/data/buyerSchema.ts';
import { linkTarget, orderHash } from '@/features/passes/data/order.ts';
import { findPasses } from '@/features/passes/data/passCalls.ts';
import { refusalOf } from '@/features/passes/data/passErrors.ts';
import { type KeptOrder, keptOrders } from '@/features/passes/data/passStore.ts';
import { PersonInput } from '@/shared/forms/PersonInput.tsx';
import { withPhoneCheck } from '@/shared/forms/phone.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { useFocusOnRefusal } from '@/shared/forms/useFocusOnRefusal.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { Alert } from './Alert.tsx';
import { passFault } from './passFault.ts';

const resolver = withPhoneCheck(valibotResolver(findSchema));

/** Finds an order by phone number and reference, and lists those that this device has. @param note why it is shown. */
export function FindPasses({ note }: { note?: string }) {
  const [mine, setMine] = useState<readonly KeptOrder[]>([]);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const form = useForm({
    defaultValues: { phone: '', reference: '' },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const element = useFocusOnRefusal(isSubmitting ? 0 : submitCount);
  useEffect(() => void keptOrders().then(setMine), []);

  const find = async ({ phone, reference }: { phone: string; reference: string }) => {
    setProblem(undefined);
    try {
      const access = await findPasses(phone, reference);
      if (access) void navigate(paths.passes + orderHash(access));
      else setProblem(findText.none);
    } catch (error) {
      setProblem(passFault(refusalOf(error)));
    }
  };
  /** The message with the link was pasted here. */
  const openLink = ({ target }: { target: HTMLInputElement }) => {
    const place = linkTarget(target.value);
    if (place) void navigate(place);
  };
  const submit = (event: FormEvent) => {
    void form.handleSubmit(find)(event);
  };
  return (
    <div className="page section max-w-2xl">
      {note && <Alert text={note} />}
      <h1 className="text-title mt-5">{findText.title}</h1>
      {mine.length > 0 && (
        <section aria-labelledby="mine" className="card-frame mt-6 p-5">
          <h2 id="mine" className="text-heading">
            {findText.mine}
          </h2>
          <ul className="mt-2">
            {mine.map((kept) => (
              <li key={kept.id}>
                <Link
                  to={paths.passes + orderHash(kept)}
                  className="link inline-flex min-h-11 items-center"
                >
                  {findText.order(kept.order.reference, kept.order.edition.title)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="measure mt-4">{findText.text}</p>
      <form ref={element} noValidate aria-busy={isSubmitting} onSubmit={submit} className="mt-5">
        <fieldset disabled={isSubmitting} className="grid min-w-0 gap-5">
          <PersonInput form={form} name="phone" label={findText.phone} />
          <TextInput
            label={findText.reference}
            hint={findText.referenceHint}
            error={errors.reference?.message}
            required
            autoComplete="off"
            autoCapitalize="characters"
            {...form.register('reference', { onChange: openLink })}
          />
        </fieldset>
        {problem && <Alert text={problem} />}
        <Button type="submit" size="lg" disabled={isSubmitting} className="mt-5 w-full">
          {isSubmitting ? findText.sending : findText.send}
        </Button>
      </form>
      <Link to={paths.raasGarba} className={`${buttonClass({ variant: 'secondary' })} mt-4`}>
        {findText.buy}
      </Link>
    </div>
  );
}
