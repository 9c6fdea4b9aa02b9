/** Why the gate refuses a pass; too_many: a group with fewer people left than requested. Made by npm run db:types from private.list_scan_reasons. */
export const scanReasons = [
  'inside',
  'wrong_night',
  'cancelled',
  'unpaid',
  'taken_back',
  'other_edition',
  'unknown',
  'blocked',
  'night_off',
  'too_early',
  'shift_over',
  'too_many',
] as const;
