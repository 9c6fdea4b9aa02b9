import { enquiryText } from '@/content/en/enquiry.ts';
import { phoneDial } from '@/shared/lib/phone.ts';
import { cleanPhone } from '@/shared/lib/text.ts';

const { errors } = enquiryText;
/** On a slow connection the check gives way: it must not hold up sending. */
const PATIENCE_MS = 2000;

async function loadPlans() {
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const plans = import('libphonenumber-js/min').catch(() => undefined);
  return Promise.race([plans, patience]);
}

/**
 * Whether a number could be dialled: in India by the numbering plan, elsewhere by its length, read as everywhere
 * (`phoneDial`). The plans are a courtesy, so it says yes when they (a chunk of their own) cannot be had in time.
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

/** What to say of a number that could not be dialled; undefined for one that could. */
export async function phoneFault(phone: string): Promise<string | undefined> {
  if (await isPlausiblePhone(phone)) return undefined;
  return /^\s*(\+|00)/.test(cleanPhone(phone)) ? errors.phoneForeign : errors.phone;
}
