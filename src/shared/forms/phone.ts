import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { enquiryText } from '@/content/en/enquiry.ts';
import { phoneDial } from '@/shared/lib/phone.ts';
import { cleanPhone } from '@/shared/lib/text.ts';

const { errors } = enquiryText;
/** Timeout for loading the numbering plans, ms: the check must not hold up sending. */
const PATIENCE_MS = 2000;

async function loadPlans() {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const plans = import('libphonenumber-js/min').catch(() => undefined);
  return Promise.race([plans, patience]);
}

/**
 * Whether a number can be dialled: by the numbering plan in India, by length elsewhere; parsed by `phoneDial`.
 * Returns true if the plans (a lazy chunk) do not load before the timeout.
 */
export async function isPlausiblePhone(phone: string): Promise<boolean> {
  const dial = phoneDial(phone);
  if (dial === null) return false;
  const plans = await loadPlans();
  const parsed = plans?.parsePhoneNumberFromString(dial, 'IN');
  if (!plans) return true;
  if (!parsed) return false;
  return parsed.countryCallingCode === '91' ? parsed.isValid() : parsed.isPossible();
}

/** Error message for a number that cannot be dialled; undefined if it can. */
async function phoneFault(phone: string): Promise<string | undefined> {
  if (await isPlausiblePhone(phone)) return undefined;
  return /^\s*(\+|00)/.test(cleanPhone(phone)) ? errors.phoneForeign : errors.phone;
}

/** A form's rules, and whether its `phone` can be dialled. */
export function withPhoneCheck<Values extends FieldValues & { phone: string }, Output>(
  check: Resolver<Values, unknown, Output>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    const message = 'phone' in checked.errors ? undefined : await phoneFault(values.phone);
    if (message === undefined) return checked;
    const faults: FieldErrors<Values> = {};
    Object.assign(faults, checked.errors, { phone: { type: 'implausible', message } });
    return { values: {}, errors: faults };
  };
}
