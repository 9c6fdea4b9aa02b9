import { describe, expect, it } from 'vitest';
import { serviceTexts } from '@/content/en/service/all.fixture.ts';
import { lowestPrice } from './data/prices.ts';

const at = (...prices: Parameters<typeof lowestPrice>[0][number]['price'][]) =>
  lowestPrice(prices.map((price) => ({ name: '', text: '', price })));

describe('the lowest price of a service', () => {
  it('is the smallest amount, whatever its grouping and position', () => {
    expect(at('from ₹3,50,000', 'on request', 'from ₹60,000')).toBe('from ₹60,000');
    expect(at('from ₹900 per plate', 'from ₹1,100 per plate')).toBe('from ₹900 per plate');
  });

  it('is undefined if everything is on request', () => {
    expect(at('on request', 'on request')).toBeUndefined();
  });

  it('is on every service page', () => {
    for (const { packages } of Object.values(serviceTexts))
      expect(lowestPrice(packages)).toMatch(/^from ₹\d/);
  });
});
