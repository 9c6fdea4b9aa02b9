/** A payment to an account. */
export type UpiPayment = {
  vpa: string;
  name: string;
  /** Merchant category; null for a personal account. */
  mcc: string | null;
  isMerchant: boolean;
  reference: string;
  amountPaise: number;
};

/** Apps on iPhones, which show no chooser, and the start of their links. */
export const upiApps = [
  { name: 'PhonePe', start: 'phonepe://pay' },
  { name: 'Google Pay', start: 'tez://upi/pay' },
  { name: 'Paytm', start: 'paytmmp://pay' },
] as const;

/** '850.00' */
export function upiAmount(paise: number): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/**
 * A UPI link (NPCI linking specification 1.6). Spaces are %20, as some apps show a plus; the note begins with the
 * reference, because banks cut it after four or five characters.
 */
export function upiLink(payment: UpiPayment, start = 'upi://pay'): string {
  const { vpa, name, mcc, isMerchant, reference, amountPaise } = payment;
  const fields = [
    // The `@` is not encoded: some apps do not decode %40.
    ['pa', vpa],
    ['pn', encodeURIComponent(name)],
    ...(isMerchant && mcc !== null ? [['mc', mcc]] : []),
    ...(isMerchant ? [['tr', reference]] : []),
    ['tn', encodeURIComponent(`${reference} RaasGarba`)],
    ['am', upiAmount(amountPaise)],
    ['cu', 'INR'],
  ];
  return `${start}?${fields.map(([key, value]) => `${key}=${value}`).join('&')}`;
}
