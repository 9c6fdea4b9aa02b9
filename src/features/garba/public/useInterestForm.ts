import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { interestText } from '@/content/en/garbaInterest.ts';
import {
  forgetInterest,
  interestSchema,
  type InterestValues,
  keepInterest,
  loadInterest,
  registerInterest,
} from '@/features/garba/data/interest.ts';
import { withPhoneCheck } from '@/shared/forms/phone.ts';
import { failureOf } from '@/shared/supabase/failure.ts';

const resolver = withPhoneCheck(valibotResolver(interestSchema));

/**
 * State of the form: the stored draft, sending, errors.
 * @param edition id of the garba edition.
 * @param onSent called with the number once it is saved.
 */
export function useInterestForm(edition: string, onSent: (phone: string) => void) {
  const [values] = useState(loadInterest);
  const form = useForm({
    defaultValues: values,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [problem, setProblem] = useState<string>();
  const attempt = useRef({ id: '', content: '' });
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => keepInterest(typed),
      }),
    [subscribe],
  );

  const send = async (interest: InterestValues) => {
    setProblem(undefined);
    const content = JSON.stringify(interest);
    if (attempt.current.content !== content) attempt.current = { id: crypto.randomUUID(), content };
    try {
      await registerInterest(attempt.current.id, edition, interest);
    } catch (error) {
      console.warn('The number was not sent.', error);
      const { kind, hint, message } = failureOf(error);
      if (kind === 'field' && (hint === 'name' || hint === 'phone')) {
        form.setError(hint, { type: 'refused', message });
        setProblem(interestText.problem.field);
      } else setProblem(message || interestText.problem.failed);
      return;
    }
    forgetInterest();
    onSent(interest.phone);
  };

  const submit = (event: FormEvent) => {
    void form.handleSubmit(send)(event);
  };
  return { form, submit, problem };
}
