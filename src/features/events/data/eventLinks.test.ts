import { describe, expect, it } from 'vitest';
import { eventOf } from '@/features/events/event.fixture.ts';
import { eventHref, eventShareHref, eventShareText, eventUrl } from './eventLinks.ts';

const origin = 'https://mandap.example';
const id = '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b';

describe('what a visitor shares of an event', () => {
  it('the exact text, with the owner’s address resolved against the origin', () => {
    expect(eventShareText(eventOf({ event_page_url: '/raas-garba' }), origin)).toBe(
      'Check out this upcoming event: Dandiya Night on the Lawn on Tue, 5 Jan 2027, 7:00 pm at Riverside Lawn, Digha, Patna. https://mandap.example/raas-garba',
    );
  });

  it('the detail page where the owner gave no address', () => {
    expect(eventUrl(eventOf({ id }), origin)).toBe(`${origin}/events/${id}`);
    expect(eventUrl(eventOf({ id, event_page_url: '' }), origin)).toBe(`${origin}/events/${id}`);
  });

  it('an address elsewhere as it is', () => {
    const event = eventOf({ event_page_url: 'https://tickets.example/dandiya?from=mandap' });
    expect(eventUrl(event, origin)).toBe('https://tickets.example/dandiya?from=mandap');
  });

  it.each([null, '', 'next week'])('a sentence where the date is %j', (date) => {
    expect(eventShareText(eventOf({ id, date, location: 'Patna' }), origin)).toBe(
      `Check out this upcoming event: Dandiya Night on the Lawn (coming soon) at Patna. ${origin}/events/${id}`,
    );
  });

  it('the words for a date that is not fixed, and no empty place', () => {
    expect(eventShareText(eventOf({ id, date_type: 'soon', location: '' }), origin)).toBe(
      `Check out this upcoming event: Dandiya Night on the Lawn (coming soon). ${origin}/events/${id}`,
    );
  });

  it('signs that mean something in an address arrive as they are', () => {
    const title = 'Haldi & Mehendi: 50% off? #गरबा 🌼';
    const event = eventOf({ title });
    const text = new URL(eventShareHref(event, origin)).searchParams.get('text');
    expect(text).toBe(eventShareText(event, origin));
    expect(text).toContain(title);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '//evil.example/x',
    String.raw`/\evil.example`,
    'http://plain.example/',
    'https:evil.example',
    '/ok\nhttps://evil.example',
    'data:text/html,x',
    'mailto:a@b.example',
    'raas-garba',
  ])('%j is no address we send a visitor to', (event_page_url) => {
    expect(eventHref(eventOf({ id, event_page_url }))).toBe(`/events/${id}`);
  });
});
