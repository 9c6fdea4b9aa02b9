import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '@/content/site.ts';
import { storageKeys, store, storedName } from '@/shared/lib/storage.ts';
import { applyEdit } from './data/edits.ts';
import { estimateText } from './data/estimateText.ts';
import { defaultPlan, type Plan } from './data/plan.ts';
import { planHash, planOfHash } from './data/planLink.ts';
import { readPlan } from './data/planSchema.ts';
import { loadPlan, savePlan } from './data/savedPlan.ts';

const mine: Plan = {
  ...(applyEdit(defaultPlan, { part: 'catering', amount: 5_12_345_67 }).plan ?? defaultPlan),
  city: 'पटना & "Gaya"',
  date: '2027-02-14',
  season: 'winter-lagan',
  limit: 20_00_000_00,
};

beforeEach(() => localStorage.clear());

describe('a link to a plan', () => {
  it('opens the same plan, including locks', () => {
    expect(planOfHash(planHash(mine))).toEqual(mine);
    expect(planOfHash(planHash(defaultPlan))).toEqual(defaultPlan);
  });

  it('ignores other fragments', () => {
    expect(planOfHash('')).toBe('none');
    expect(planOfHash('#enquiry')).toBe('none');
  });

  const honest = planHash(defaultPlan);
  const ofCity = (city: string) => {
    const params = new URLSearchParams(honest.slice(1));
    params.set('city', city);
    return `#${params.toString()}`;
  };

  it.each([
    ['another version', honest.replace('plan=1', 'plan=2')],
    ['a part too few', honest.replace(/\.0$/, '')],
    ['an amount over the cap', honest.replace('48000000', '999999999999')],
    ['a negative amount', honest.replace('48000000', '-48000000')],
    ['no number of guests', honest.replace('guests=400', 'guests=NaN')],
    ['no guests at all', honest.replace('guests=400', 'guests=0')],
    ['an unknown event', honest.replace('Wedding', '<script>')],
    ['a city that turns the writing', ofCity('\u202Ex')],
    ['a city with a line break', ofCity(`${site.address.city}\nFree`)],
    ['a day that is none', `${honest}&date=2027-02-31`],
    ['a flood', `${honest}&x=${'9'.repeat(3000)}`],
  ])('with %s is rejected', (_, hash) => expect(planOfHash(hash)).toBe('bad'));

  it('never throws and never returns an invalid plan, whatever one of its values is', () => {
    const keys = [...new URLSearchParams(honest.slice(1)).keys()];
    fc.assert(
      fc.property(fc.constantFrom(...keys, 'date', 'limit'), fc.string(), (key, text) => {
        const params = new URLSearchParams(honest.slice(1));
        params.set(key, text);
        const read = planOfHash(`#${params.toString()}`);
        expect(typeof read === 'object' ? readPlan(read) : 'bad').toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the stored plan', () => {
  it('can be read again, and expires after a day', () => {
    savePlan(mine);
    expect(loadPlan()).toEqual(mine);
    const name = storedName(storageKeys.eventCalculator);
    const { timestamp, expiry } = JSON.parse(localStorage.getItem(name) ?? '{}');
    expect(expiry - timestamp).toBe(86_400_000);
  });

  it('is ignored if it was edited into an invalid one', () => {
    store(storageKeys.eventCalculator, { ...mine, total: mine.total + 1 });
    expect(loadPlan()).toBeUndefined();
    store(storageKeys.eventCalculator, 'nonsense');
    expect(loadPlan()).toBeUndefined();
  });
});

describe('the text of the enquiry', () => {
  it('holds every figure', () => {
    expect(estimateText(mine).split('\n')).toEqual([
      'Estimate from the budget calculator',
      'Wedding, पटना & "Gaya"',
      'When: Sun, 14 Feb 2027, Winter lagan, November to March',
      '400 guests at ₹1,200 per plate',
      'Catering: ₹5,12,345.67 (34.16%, locked)',
      expect.stringMatching(/^Decor: ₹2,46,913\.33 \(16.46%\)$/),
      expect.stringContaining('Venue: '),
      expect.stringContaining('Photo and video: '),
      expect.stringContaining('Entertainment, stage and sound: '),
      expect.stringContaining('Attire and beauty: '),
      expect.stringContaining('Planning: '),
      expect.stringContaining('Stay and transport: '),
      expect.stringContaining('Invitations and gifts: '),
      'Total: ₹15,00,000',
      'Reserve, 10%: ₹1,50,000',
      'Grand total, including reserve: ₹16,50,000 (per guest ₹4,125)',
      'Maximum to spend: ₹20,00,000',
    ]);
  });
});
