import type { Shift } from './admin/data/answers.ts';

/** A counter of Priya's that took ₹850 in cash. */
export const shiftOf = (more: Partial<Shift> = {}): Shift => ({
  id: 's1',
  night_id: 'n1',
  date: '2026-10-10',
  kind: 'counter',
  gate: 'East',
  device: 'Chrome on Android',
  staff: 'Priya',
  opened_at: '2026-10-10T12:00:00Z',
  ends_at: '2199-10-10T22:00:00Z',
  closed_at: null,
  revoked_at: null,
  told_at: null,
  unsent: null,
  float_paise: 0,
  counted_paise: null,
  cash_paise: 85_000,
  paid_back_paise: 0,
  upi_paise: 0,
  ...more,
});
