/**
 * A number as `tel:` wants it (E.164), India by default: the same as `private.phone_e164` in SQL.
 * @returns null where it cannot be told which number is meant.
 */
export function phoneE164(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  if (/^\s*\+/.test(phone) && /^[1-9]\d{7,14}$/.test(digits)) return `+${digits}`;
  if (/^00[1-9]\d{7,14}$/.test(digits)) return `+${digits.slice(2)}`;
  if (/^0?[6-9]\d{9}$|^0[1-9]\d{9}$/.test(digits)) return `+91${digits.slice(-10)}`;
  return /^91[6-9]\d{9}$/.test(digits) ? `+${digits}` : null;
}

/** A call link out of a number as a person wrote it. */
export function telHref(phone: string): string {
  return `tel:${phoneE164(phone) ?? phone.replace(/[^\d+]/g, '')}`;
}

/** A WhatsApp chat with a number as a person wrote it; with `text`, that text stands ready to be sent. */
export function chatHref(phone: string, text?: string): string {
  const chat = `https://wa.me/${telHref(phone).replace(/\D/g, '')}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
