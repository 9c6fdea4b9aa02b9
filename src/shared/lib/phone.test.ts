import { expect, it } from 'vitest';
import { chatHref, phoneE164, telHref } from './phone.ts';

it.each([
  ['+91 612 555 0142', '+916125550142'],
  ['98350 00000', '+919835000000'],
  ['(+91) 98350-00000', '+919835000000'],
  ['0612 555 0142', '+916125550142'],
  ['0044 20 7946 0000', '+442079460000'],
])('%s is dialled as %s', (typed, e164) => {
  expect(phoneE164(typed)).toBe(e164);
  expect(telHref(typed)).toBe(`tel:${e164}`);
  expect(chatHref(typed, 'a b')).toBe(`https://wa.me/${e164.slice(1)}?text=a%20b`);
});

it('a number of which the country cannot be told is dialled as it is', () => {
  expect(phoneE164('2225 0142')).toBeNull();
  expect(telHref('2225 0142')).toBe('tel:22250142');
});
