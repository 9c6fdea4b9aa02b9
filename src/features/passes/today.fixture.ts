import type { Today } from './admin/data/answers.ts';

const today: Today = {
  now: '2026-09-01T12:00:00Z',
  nights: [],
  claims: 0,
  oldest_claim: null,
  late: 0,
  kinds: 2,
  unusual: [],
  held: 0,
  sold_today_paise: 0,
  sold_paise: 0,
  refunds: 0,
  waiting: 0,
  offers_untold: 0,
  interests_untold: 0,
  shifts: 0,
  conflicts: 0,
};

const night: Today['nights'][number] = {
  id: 'n1',
  date: '2026-10-10',
  doors_at: null,
  starts_at: '19:00:00',
  ends_at: '23:00:00',
  headline: '',
  cancelled_at: null,
  capacity: null,
  taken: 0,
  waiting: 0,
  expected: 0,
  inside: 0,
  notices: 0,
  untold: 0,
};

/** What staff look at first, with nothing to do, and a night of it. */
export const todayOf = { today, night };
