import { describe, expect, it } from 'vitest';
import { telAddress } from './useContactInfo.ts';

describe('a phone number as the owner typed it', () => {
  it.each([
    ['+91 612 555 0142', 'tel:+916125550142'],
    ['98350 00000', 'tel:+919835000000'],
    ['(+91) 98350-00000', 'tel:+919835000000'],
  ])('%s can be called', (typed, href) => {
    expect(telAddress(typed)).toBe(href);
  });
});
