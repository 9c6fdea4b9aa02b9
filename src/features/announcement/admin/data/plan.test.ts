import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { phaseOf, planSchema, storedOf, valuesOf } from './plan.ts';

const message = (text: string, from = '', until = '') => ({ text, from, until, deletedAt: '' });
const faultsOf = (...messages: ReturnType<typeof message>[]) =>
  v.safeParse(planSchema, { enabled: true, messages }).issues?.map((issue) => issue.message) ?? [];

describe('the messages of the bar', () => {
  it('accept text with one internal or external link', () => {
    const fine = ['Open on Diwali', 'Passes: [book](/raas-garba) now', '[Call](tel:+916125550142)'];
    expect(faultsOf(...fine.map((text) => message(text)))).toEqual([]);
  });

  it.each([
    ['[Book](javascript:alert(1))', 'The link cannot lead to javascript:alert(1.'],
    ['[Book](raas-garba)', 'The link cannot lead to raas-garba.'],
    ['[Book]()', 'The link has no address.'],
    ['[](/raas-garba)', 'Write the words of the link between [ and ].'],
    ['[One](/a) and [two](/b)', 'Use one link only: the others would not work.'],
    ['  ', 'Write the message, or remove it.'],
    ['x'.repeat(301), 'Use at most 300 characters.'],
  ])('reject %j with a reason', (text, fault) => {
    expect(faultsOf(message(text))).toEqual([expect.stringContaining(fault)]);
  });

  it('reject an end before the start', () => {
    const start = '2027-01-05T19:00';
    expect(faultsOf(message('x', start, '2027-01-05T19:01'))).toEqual([]);
    expect(faultsOf(message('x', start, start))).toEqual(['Choose a time after the start.']);
    expect(faultsOf(message('x', 'soon'))).toHaveLength(1);
  });

  it('store times in IST and return them as typed, in any time zone of the device', () => {
    const messages = [message('x', '2027-01-05T19:00', ''), message('y')];
    const stored = storedOf(messages);
    expect(stored[0]).toEqual({ text: 'x', from: '2027-01-05T19:00:00+05:30', until: null });
    expect(valuesOf({ messages: stored, enabled: true, version: 1 }).messages).toEqual(messages);
    const utc = [{ text: 'x', from: '2027-01-05T13:30:00Z' }];
    expect(valuesOf({ messages: utc, enabled: true, version: 1 }).messages).toEqual([messages[0]]);
  });

  it('start with the first minute and end before the last', () => {
    const planned = message('x', '2027-01-05T19:00', '2027-01-05T20:00');
    expect(phaseOf(planned, '2027-01-05T18:59')).toBe('later');
    expect(phaseOf(planned, '2027-01-05T19:00')).toBe('now');
    expect(phaseOf(planned, '2027-01-05T20:00')).toBe('over');
    expect(phaseOf(message('x'), '2027-01-05T20:00')).toBe('now');
  });
});
