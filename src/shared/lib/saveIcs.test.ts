import { expect, it, vi } from 'vitest';
import type { IcsEvent } from './ics.ts';
import { saveIcs } from './saveIcs.ts';

const night = (day: number): IcsEvent => ({
  uid: `${day}@mandap.example`,
  start: new Date(`2027-10-0${day}T12:30:00Z`),
  end: new Date(`2027-10-0${day}T19:00:00Z`),
  title: 'Raas Garba: Dandiya & dhol',
  location: 'Lawn, Patna',
});
const file = {
  product: 'Passes',
  name: 'a.ics',
  others: 'Your nights: Thu, 7 Oct and Fri, 8 Oct.',
};

/** Browsers inside apps, none of which saves a file. */
it.each([
  'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1.15 Mobile/15E148 Instagram 300.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/440]',
])('in an app (%s) the calendar opens with the first night, which names the others', (agent) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const made = vi.spyOn(URL, 'createObjectURL');
  saveIcs([night(7), night(8)], file);
  saveIcs([night(7)], file);
  saveIcs([], file);
  expect(made).not.toHaveBeenCalled();
  const [several, one, ...more] = assign.mock.calls.map(([at]) => new URL(String(at)).searchParams);
  expect(several?.get('text')).toBe('Raas Garba: Dandiya & dhol');
  expect(several?.get('dates')).toBe('20271007T123000Z/20271007T190000Z');
  expect(several?.get('details')).toBe(file.others);
  expect(several?.get('location')).toBe('Lawn, Patna');
  expect(one?.get('details')).toBe('');
  expect(more).toEqual([]);
});
