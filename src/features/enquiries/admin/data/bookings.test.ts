import { describe, expect, it } from 'vitest';
import { enquiryRow } from '../../../../../tests/builders/enquiryRow.ts';
import { callHref, mailHref, whatsappHref } from './contactLinks.ts';
import { asStatus, eventName, wantedDate } from './bookings.ts';

describe('the fields of an enquiry', () => {
  it('the wanted date is a day, a month or open', () => {
    expect(wantedDate(enquiryRow())).toBe('Thu, 25 Feb 2027');
    const month = { date_preference: 'month', event_date: null, event_month: 1, event_year: 2028 };
    expect(wantedDate(enquiryRow(month))).toBe('January 2028');
    expect(wantedDate(enquiryRow({ date_preference: 'not-sure', event_date: null }))).toBe('');
  });

  it('the event is the service, else the event type', () => {
    expect(eventName(enquiryRow())).toBe('Sangeet / Mayra');
    expect(eventName(enquiryRow({ service: null }))).toBe('Wedding');
    expect(eventName(enquiryRow({ service: 'no-such-service' }))).toBe('Wedding');
  });

  it('an unknown status is none', () => {
    expect(asStatus('quoted')).toBe('quoted');
    expect(asStatus('deleted')).toBeNull();
    expect(asStatus(null)).toBeNull();
  });
});

describe('the links that answer an enquiry', () => {
  it('call the parsed number, or are missing if it cannot be parsed', () => {
    expect(callHref(enquiryRow())).toBe('tel:+919835012345');
    expect(callHref(enquiryRow({ phone: '1800 000 0000' }))).toBe('tel:18000000000');
    expect(callHref(enquiryRow({ phone: '(0612) 22-33' }))).toBeNull();
  });

  it('start a chat with name, event, date and reference', () => {
    const url = new URL(whatsappHref(enquiryRow()) ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/919835012345');
    const text = url.searchParams.get('text');
    expect(text).toContain('Namaste Ritu Kumari');
    expect(text).toContain('your Sangeet / Mayra enquiry for Thu, 25 Feb 2027');
    expect(text).toContain('A1B2C3D4');
    expect(whatsappHref(enquiryRow({ phone_e164: null }))).toBeNull();
  });

  it('never contain the word Other', () => {
    const other = enquiryRow({ form_type: 'Other', service: null });
    expect(decodeURIComponent(mailHref(other, '+91 612 555 0142'))).toContain('your event enquiry');
    expect(decodeURIComponent(mailHref(other, '+91 612 555 0142'))).not.toContain('Other');
  });

  it('allow no injected recipient or header in the mail', () => {
    const hostile = enquiryRow({
      email: 'a@b.example?bcc=evil@b.example&body=x',
      name: 'Ritu\r\nBcc: evil@b.example&cc=evil@b.example#x',
    });
    const href = mailHref(hostile, '+91 612 555 0142');
    const [address, query = ''] = href.slice('mailto:'.length).split('?');
    expect(address).toBe('a@b.example%3Fbcc%3Devil%40b.example%26body%3Dx');
    expect([...new URLSearchParams(query).keys()]).toEqual(['subject', 'body']);
    expect(new URLSearchParams(query).get('subject')).not.toMatch(/[\r\n]/);
    expect(href).not.toContain('#');
  });
});
