import { beforeEach, describe, expect, it } from 'vitest';
import { landingCampaign, rememberLanding } from './data/landing.ts';

beforeEach(() => sessionStorage.clear());

describe('the campaign of a visit', () => {
  it('is remembered on the next page', () => {
    rememberLanding('?utm_source=instagram&utm_campaign=lagan&fbclid=123&name=Asha');
    expect(landingCampaign()).toEqual({ utm_source: 'instagram', utm_campaign: 'lagan' });
    rememberLanding('?page=2');
    expect(landingCampaign()).toEqual({ utm_source: 'instagram', utm_campaign: 'lagan' });
  });

  it('is null without one', () => {
    rememberLanding('?utm_source=&q=hall');
    expect(landingCampaign()).toBeNull();
  });

  it('is cut and stripped of control characters', () => {
    rememberLanding(`?utm_term=${encodeURIComponent(`a\u0000\n${'b'.repeat(500)}`)}`);
    expect(landingCampaign()).toEqual({ utm_term: `a${'b'.repeat(99)}` });
  });

  it.each(['{"evil":"1"}', '{"utm_source":1}', 'null', '[1]', 'nonsense'])(
    'a tampered memory (%s) is not sent',
    (stored) => {
      sessionStorage.setItem('mandap:landing', stored);
      expect(landingCampaign()).toBeNull();
    },
  );
});
