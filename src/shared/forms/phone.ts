import { enquiryText } from '@/content/en/enquiry.ts';

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
 * Whether a number could be dialled: in India by the numbering plan, elsewhere by its length, read as Indian
 * without a country code. Courtesy only, so it says yes when the numbering plans (a chunk of their own) cannot be had in time.
 */
export async function isPlausiblePhone(phone: string): Promise<boolean> {
  const plans = await loadPlans();
  if (!plans) return true;
  const parsed = plans.parsePhoneNumberFromString(phone, 'IN');
  if (!parsed) return false;
  return parsed.countryCallingCode === '91' ? parsed.isValid() : parsed.isPossible();
}

/** What to say of a number that could not be dialled; undefined for one that could. */
export async function phoneFault(phone: string): Promise<string | undefined> {
  if (await isPlausiblePhone(phone)) return undefined;
  return /^\s*(\+|00)/.test(phone) ? errors.phoneForeign : errors.phone;
}
