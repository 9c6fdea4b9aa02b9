/**
 * Whether a number could be dialled: in India by the numbering plan, elsewhere by its length, read as Indian
 * without a country code. Courtesy only, so it says yes when the numbering plans (a chunk of their own) cannot be loaded.
 */
export async function isPlausiblePhone(phone: string): Promise<boolean> {
  const plans = await import('libphonenumber-js/min').catch(() => undefined);
  if (!plans) return true;
  const parsed = plans.parsePhoneNumberFromString(phone, 'IN');
  if (!parsed) return false;
  return parsed.countryCallingCode === '91' ? parsed.isValid() : parsed.isPossible();
}
