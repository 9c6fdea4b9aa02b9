import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { enquiryText } from '@/content/en/enquiry.ts';
import { loadToasts, notify } from '@/shared/ui/notify.ts';
import {
  emptyEnquiry,
  type Enquiry,
  type EnquiryValues,
  limits,
} from '@/features/enquiries/data/enquiry.ts';
import { fieldNamed, fieldRefusal, isLimited } from '@/features/enquiries/data/enquiryErrors.ts';
import { composeMessage } from '@/features/enquiries/data/enquiryMessage.ts';
import { loadClient, referenceOf } from '@/features/enquiries/data/enquiryQueries.ts';
import { landingCampaign } from '@/features/enquiries/data/landing.ts';
import type { Waiting } from '@/features/enquiries/data/outbox.ts';
import { loadOutbox, sendOrQueue } from '@/features/enquiries/data/sendOrQueue.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { enquiryResolver } from './enquiryResolver.ts';
import { type Opened, useDraft, useStart, valuesFor } from './useDraft.ts';

/** Reference of an enquiry that was delivered or, with `waiting`, queued on this device. */
export type Receipt = { reference: string; eventType: string; waiting?: Waiting };

/** Error message of a submit, and the text to send by WhatsApp instead. */
export type Problem = { text: string; message: string };

/** The database's error for an enquiry returned from the outbox. */
function returnedProblem({ refusal, values }: ReturnType<typeof useStart>): Problem | undefined {
  if (!refusal) return undefined;
  const { name, eventType, location, message } = values;
  const known = [eventType, location, message, name].filter(Boolean).join('\n');
  return { text: refusal.message, message: known };
}

function problemOf(error: unknown, enquiry: Enquiry, isField: boolean): Problem {
  const { limited, refused, failed } = enquiryText.fallback;
  const text = isLimited(error) ? limited : isField ? refused : failed;
  return { text, message: composeMessage(enquiry) };
}

/** Prefetches what sending needs while the visitor types; failures are reported on submit. */
function fetchForSending(): void {
  const notice = import('./WaitingEnquiries.tsx');
  void Promise.allSettled([loadClient(), loadToasts(), loadOutbox(), notice]);
}

type Options = Opened & {
  onSent: (receipt: Receipt) => void;
  onBusy?: ((busy: boolean) => void) | undefined;
};

/**
 * State of an enquiry form: initial values (draft, service), validation, sending, errors.
 * @param options.onSent called once the enquiry is stored or queued; the form is empty by then.
 * @param options.onBusy called when sending starts and ends.
 */
export function useEnquiryForm({ onSent, onBusy, ...opened }: Options) {
  const start = useStart(opened);
  const form = useForm<EnquiryValues, unknown, Enquiry>({
    defaultValues: start.values,
    resolver: enquiryResolver,
    mode: 'onTouched',
    // All errors of a field, so that cross-field rules run even if another field is invalid.
    criteriaMode: 'all',
    shouldFocusError: false,
  });
  const draft = useDraft(form, start);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(() => returnedProblem(start));
  const [isRestored, setIsRestored] = useState(start.isRestored);
  const inFlight = useRef(false);

  useEffect(() => {
    // Effects of a tap run before its frame: paint the form first.
    requestAnimationFrame(() => setTimeout(fetchForSending));
  }, []);

  useEffect(() => {
    const field = fieldNamed(start.refusal?.field);
    if (field) form.setError(field, { type: 'refused', message: start.refusal?.message ?? '' });
  }, [form, start]);

  const setBusy = (busy: boolean) => {
    inFlight.current = busy;
    setIsSending(busy);
    onBusy?.(busy);
  };

  const empty = (values: EnquiryValues) => {
    form.reset(values);
    setIsRestored(false);
    setProblem(undefined);
  };
  const discard = () => {
    draft.discard();
    empty(valuesFor(opened, emptyEnquiry(new Date(serverNow()))));
  };

  const fail = (error: unknown, enquiry: Enquiry) => {
    console.warn('The enquiry was not sent.', error);
    const refusal = fieldRefusal(error);
    if (refusal) form.setError(refusal.field, { type: 'refused', message: refusal.message });
    setProblem(problemOf(error, enquiry, refusal !== undefined));
    notify.error(enquiryText.failure);
  };

  const send = async (enquiry: Enquiry) => {
    if (inFlight.current) return;
    setBusy(true);
    setProblem(undefined);
    const id = draft.idFor(enquiry);
    const origin = {
      id,
      service: start.service,
      pagePath: window.location.pathname.slice(0, limits.pagePath),
      campaign: landingCampaign(),
      fillMs: performance.now() - start.openedAt,
    };
    const outcome = await sendOrQueue(enquiry, origin, form.getValues());
    setBusy(false);
    if (outcome.kind === 'failed') {
      fail(outcome.error, enquiry);
      return;
    }
    // A failed try shows the same message whether it was queued or not (specification section 8).
    if (outcome.kind === 'sent') notify.success(enquiryText.success);
    else if (outcome.error !== undefined) notify.error(enquiryText.failure);
    draft.finish();
    empty(valuesFor({ service: opened.service }, emptyEnquiry(new Date(serverNow()))));
    onSent({
      reference: referenceOf(id),
      eventType: enquiry.eventType,
      ...(outcome.kind === 'kept' && { waiting: outcome.waiting }),
    });
  };

  const submit = (event: FormEvent) => {
    void form.handleSubmit(send)(event);
  };

  return { form, submit, isSending, problem, isRestored, discard, service: start.service };
}
