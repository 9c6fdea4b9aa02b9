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

describe("the browser's storage", () => {
  it('returns what was stored, under the prefix of the product', () => {
    expect(store(storageKeys.contactForm, { name: 'Asha' })).toBe(true);
    expect(recall('contact-form')).toEqual({ name: 'Asha' });
    expect(Object.keys(localStorage)).toEqual(['mandap:contact-form']);
  });

  it('keeps form data for 24 hours', () => {
    vi.useFakeTimers();
    store(storageKeys.formData, 'half a form', FORM_DATA_MS);
    vi.advanceTimersByTime(86_399_999);
    expect(recall(storageKeys.formData)).toBe('half a form');
    vi.advanceTimersByTime(1);
    expect(recall(storageKeys.formData)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('writes the timestamp, and an expiry only if there is one', () => {
    vi.useFakeTimers({ now: 1000 });
    store('lasting', 1);
    store('short', 2, 500);
    expect(localStorage.getItem('mandap:lasting')).toBe('{"value":1,"timestamp":1000}');
    expect(localStorage.getItem('mandap:short')).toBe('{"value":2,"timestamp":1000,"expiry":1500}');
  });

  it.each(['', 'no JSON', 'null', '7', '{}', '{"value":1}', '{"value":1,"timestamp":"now"}'])(
    'returns null for the invalid entry %j, without an error',
    (text) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      localStorage.setItem('mandap:edited', text);
      expect(recall('edited')).toBeNull();
    },
  );

  it('returns false and null if the browser refuses, and logs the reason', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
    expect(store('any', 1)).toBe(false);
    expect(recall('any')).toBeNull();
    expect(forget('any')).toBe(false);
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('returns false for a value that JSON cannot express, instead of throwing', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const round: Record<string, unknown> = {};
    round['self'] = round;
    expect(store('round', round)).toBe(false);
  });
});
