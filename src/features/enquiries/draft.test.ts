import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enquiryValues } from '../../../tests/builders/enquiryCorpus.ts';
import { clearDraft, loadDraft, saveDraft } from './data/draft.ts';
import { emptyEnquiry } from './data/enquiry.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const attempt = { id: '0b6f1f0e-6c1e-4d56-9a0c-1d1f0a2b3c4d', content: '[]' };

beforeEach(() => {
  vi.useFakeTimers({ now });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('The browser keeps nothing.', 'SecurityError');
};

describe('the draft of an enquiry', () => {
  it('is restored, with the last attempt', () => {
    const draft = { values: enquiryValues(now), service: 'sangeet', attempt };
    saveDraft(draft, now);
    expect(loadDraft()).toEqual(draft);
    clearDraft();
    expect(loadDraft()).toBeNull();
  });

  it('expires after 24 hours', () => {
    saveDraft({ values: enquiryValues(now), service: null, attempt: null }, now);
    vi.setSystemTime(now.getTime() + 86_399_999);
    expect(loadDraft()).not.toBeNull();
    vi.setSystemTime(now.getTime() + 86_400_001);
    expect(loadDraft()).toBeNull();
  });

  it('is not stored if nothing was typed', () => {
    saveDraft({ values: enquiryValues(now), service: null, attempt: null }, now);
    saveDraft(
      { values: { ...emptyEnquiry(now), eventType: 'Wedding' }, service: 'haldi', attempt: null },
      now,
    );
    expect(loadDraft()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('survives edits of the storage', () => {
    const stored = {
      values: { name: 'Asha', email: 7, datePreference: 'never' },
      service: 5,
      attempt: { id: 'x' },
    };
    localStorage.setItem('mandap:contact-form', JSON.stringify({ value: stored, timestamp: 1 }));
    expect(loadDraft()).toMatchObject({
      values: { name: 'Asha', email: '', phone: '', datePreference: 'specific' },
      service: null,
      attempt: null,
    });
  });

  it('is optional: nothing fails without storage', () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    saveDraft({ values: enquiryValues(now), service: null, attempt: null }, now);
    expect(loadDraft()).toBeNull();
    expect(warned).toHaveBeenCalled();
  });
});
