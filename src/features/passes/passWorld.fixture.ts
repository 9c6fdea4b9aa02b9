import { within } from '@testing-library/react';
import { orderText } from '@/content/en/passes.ts';
import type { Order, PassView } from './data/answers.ts';
import { CODE, orderOf, passIn } from './passes.fixture.ts';

export const KEPT = '2090-06-01T12:30:00Z';
export const GONE = '2020-06-01T12:30:00Z';
const OFF = '2026-10-06T12:00:00Z';
const times = { doors_at: '18:00:00', starts_at: '19:00:00', ends_at: '00:30:00', headline: '' };
export type Night = { date: string; off?: boolean; entered?: number };
export const coming = { date: '2090-10-07' };
export const later = { date: '2090-10-08' };
export const off = { ...coming, off: true };
export const past = { date: '2020-10-07' };

export type World = {
  order?: Partial<Order>;
  /** Of the one pass, if there is one. */
  state?: PassView['state'];
  nights?: Night[];
};

/** What get_order and get_pass answer of one pass. */
export function answersOf({ order = {}, state, nights = [coming] }: World) {
  const shown = nights.map(({ date, off: isOff = false, entered = 0 }, place) => ({
    night: { id: `n${place}`, date, ...times, cancelled_at: isOff ? OFF : null },
    mine: { id: `n${place}`, is_cancelled: isOff, entered },
  }));
  const of = orderOf({
    now: '2090-06-01T12:20:00Z',
    held_until: KEPT,
    total_paise: 170_000,
    nights: shown.map(({ night }) => night),
    ...order,
  });
  const edition = { ...of.edition, map_url: 'https://maps.example/lawn' };
  const mine = shown.map((one) => one.mine);
  const known = { people: 1, holder: '', state: state ?? 'unpaid' };
  const passes =
    state === undefined
      ? []
      : [passIn({ ...known, nights: mine, code: of.status === 'paid' ? CODE : null })];
  const view: PassView = {
    ...known,
    now: of.now,
    kind: 'One night',
    short: CODE.slice(0, 8),
    edition,
    nights: shown.map(({ night: { cancelled_at: _off, ...night }, mine: one }) => ({
      ...night,
      ...one,
    })),
  };
  return { order: { ...of, edition, passes }, view };
}

/** The same as routes of a fake backend. */
export const routesOf = ({ order, view }: ReturnType<typeof answersOf>) => ({
  'POST /rest/v1/rpc/get_order': { body: order },
  'POST /rest/v1/rpc/get_pass': { body: view },
});

/** What a page shows of a pass. */
export function offered(page: HTMLElement) {
  const has = (role: string, name: string | RegExp) =>
    within(page).queryAllByRole(role, { name }).length > 0;
  return {
    qr: within(page)
      .queryAllByRole('img', { name: /^QR code of pass/ })
      .map((img) => img.getAttribute('alt')),
    picture: has('button', orderText.pass.save),
    calendar: has('button', orderText.actions.calendar),
    map: has('link', orderText.pass.map),
    lines: within(page)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => /^\w{3}, \d/.test(text)),
  };
}
/** What it shows of a pass that opens no gate. */
export const NOTHING = { qr: [], picture: false, calendar: false, map: false };

export const paid = {
  status: 'paid',
  held_until: null,
  received_paise: 170_000,
  paid_at: OFF,
} as const;
export const claimed = { status: 'claimed', claims: 1, claimed_utr: '431900000081' } as const;
export const late = { ...claimed, status: 'late', held_until: null } as const;
