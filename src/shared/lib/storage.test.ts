import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, FORM_DATA_MS, recall, storageKeys, store } from './storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function refuse(): never {
  throw new DOMException('Full', 'QuotaExceededError');
}

describe('what the browser keeps for a visitor', () => {
  it('a visitor finds again what was kept, under the name of the product', () => {
    expect(store(storageKeys.contactForm, { name: 'Asha' })).toBe(true);
    expect(recall('contact-form')).toEqual({ name: 'Asha' });
    expect(Object.keys(localStorage)).toEqual(['mandap:contact-form']);
  });

  it('a visitor finds their form for 24 hours and not a moment longer', () => {
    vi.useFakeTimers();
    store(storageKeys.formData, 'half a form', FORM_DATA_MS);
    vi.advanceTimersByTime(86_399_999);
    expect(recall(storageKeys.formData)).toBe('half a form');
    vi.advanceTimersByTime(1);
    expect(recall(storageKeys.formData)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('an entry says when it was kept, and when it ends only if it does', () => {
    vi.useFakeTimers({ now: 1000 });
    store('lasting', 1);
    store('short', 2, 500);
    expect(localStorage.getItem('mandap:lasting')).toBe('{"value":1,"timestamp":1000}');
    expect(localStorage.getItem('mandap:short')).toBe('{"value":2,"timestamp":1000,"expiry":1500}');
  });

  it.each(['', 'no JSON', 'null', '7', '{}', '{"value":1}', '{"value":1,"timestamp":"now"}'])(
    'a visitor who edited their storage to %j gets nothing, and no error',
    (text) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      localStorage.setItem('mandap:edited', text);
      expect(recall('edited')).toBeNull();
    },
  );

  it('a visitor whose browser refuses gets false and null, and the reason is logged', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
    expect(store('any', 1)).toBe(false);
    expect(recall('any')).toBeNull();
    expect(forget('any')).toBe(false);
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('a value that cannot be written as JSON is refused, not thrown', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const round: Record<string, unknown> = {};
    round['self'] = round;
    expect(store('round', round)).toBe(false);
  });
});
