import { expect, it, vi } from 'vitest';
import { eventOf } from '@/features/events/event.fixture.ts';
import { downloadIcs } from './downloadIcs.ts';

const ORIGIN = 'https://mandap.example';
const APP =
  'Mozilla/5.0 (Linux; Android 13; SM-A146B; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 Instagram 310.0.0.37.328 Android';

it('opens Google Calendar in an in-app browser, which cannot save files', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(APP);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const file = vi.spyOn(URL, 'createObjectURL');
  downloadIcs(eventOf({ title: 'गरबा night' }), ORIGIN);
  expect(file).not.toHaveBeenCalled();
  const { origin, searchParams } = new URL(String(assign.mock.calls[0]?.[0]));
  expect(origin).toBe('https://calendar.google.com');
  expect(searchParams.get('text')).toBe('गरबा night');
  expect(searchParams.get('dates')).toBe('20270105T133000Z/20270105T133000Z');
  expect(searchParams.get('details')).toContain(ORIGIN);
});

it('downloads a file in any other browser', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  downloadIcs(eventOf(), ORIGIN);
  expect(assign).not.toHaveBeenCalled();
  expect(file).toHaveBeenCalledOnce();
});
