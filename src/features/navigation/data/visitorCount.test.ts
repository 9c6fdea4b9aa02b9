import { describe, expect, it } from 'vitest';
import { telAddress } from './contactInfo.ts';
import { applyCounterChange } from './visitorCount.ts';

const change = (row: Record<string, unknown>) => ({ type: 'UPDATE' as const, row, old: {} });

describe('the visitor counter', () => {
  it('a visitor sees the count that the database tells', () => {
    expect(applyCounterChange(13_430, change({ id: 1, visitor_count: 13_431 }))).toBe(13_431);
  });

  it.each([{ id: 2, visitor_count: 5 }, { id: 1 }, { id: 1, visitor_count: '5' }, {}])(
    'a change that tells no count (%j) makes the page ask',
    (row) => {
      expect(applyCounterChange(13_430, change(row))).toBeUndefined();
    },
  );
});

describe('a phone number as the owner typed it', () => {
  it.each([
    ['+91 612 555 0142', 'tel:+916125550142'],
    ['98350 00000', 'tel:+919835000000'],
    ['(+91) 98350-00000', 'tel:+919835000000'],
  ])('%s can be called', (typed, href) => {
    expect(telAddress(typed)).toBe(href);
  });
});
