import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { orderText, passText } from '@/content/en/passes.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { CODE } from './passes.fixture.ts';
import {
  answersOf,
  claimed,
  coming,
  KEPT,
  later,
  type Night,
  NOTHING,
  off,
  offered,
  paid,
  past,
  routesOf,
  type World,
} from './passWorld.fixture.ts';
import { OrderView } from './public/OrderView.tsx';
import { PassByCode } from './public/PassByCode.tsx';

async function openBoth(world: World) {
  const answers = answersOf(world);
  fakeBackend(routesOf(answers));
  const { id } = answers.order;
  const buyer = render(
    <SitePage at="/passes">
      <OrderView access={{ id, key: 'k' }} />
    </SitePage>,
  );
  await expect.poll(() => within(buyer.container).queryByText(orderText.opening)).toBeNull();
  const own = render(
    <SitePage at="/pass">
      <PassByCode code={CODE} />
    </SitePage>,
  );
  await expect.poll(() => within(own.container).queryByText(passText.loading)).toBeNull();
  return { buyer: buyer.container, own: own.container };
}
const titleIn = (page: HTMLElement) => within(page).getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // A device in Patna.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
});

/** State, the order's title and text, and what both pages say of the pass. */
const spent: [
  name: string,
  world: World,
  title: string,
  text: string,
  pass: string,
  means: string,
][] = [
  [
    'reversed',
    { order: { ...claimed, held_until: KEPT }, state: 'unpaid' },
    'This order is not paid any more',
    'A payment was taken back, so your passes open no gate. Pay again and enter its number, or call us. Your passes are kept until Thu, 1 Jun 2090, 6:00 pm.',
    'This pass is not paid',
    'It opens no gate until the payment is confirmed.',
  ],
  [
    'cancelled and paid back',
    { order: { ...paid, status: 'cancelled' }, state: 'cancelled' },
    'This order is cancelled',
    'Its passes are no longer valid.',
    'This pass is cancelled',
    'It opens no gate.',
  ],
  [
    'called off',
    { order: paid, state: 'valid', nights: [off] },
    'This night is called off',
    'Your passes open no gate.',
    'This night is called off',
    'It opens no gate.',
  ],
  [
    'called off on all of its nights',
    { order: paid, state: 'valid', nights: [off, { ...later, off: true }] },
    'The nights of this order are called off',
    'Your passes open no gate.',
    'All nights of this pass are called off',
    'It opens no gate.',
  ],
  [
    'of yesterday',
    { order: paid, state: 'valid', nights: [past] },
    'The night of this order is over',
    'It opens no gate any more.',
    'The night of this pass is over',
    'It opens no gate any more.',
  ],
  [
    'over or off on each night',
    { order: paid, state: 'valid', nights: [past, { ...later, off: true }] },
    'The nights of this order are over',
    'It opens no gate any more.',
    'The nights of this pass are over',
    'It opens no gate any more.',
  ],
  [
    'used',
    { order: paid, state: 'valid', nights: [{ ...coming, entered: 1 }] },
    'Your pass was used: everybody went in',
    'The first scan counts: it opens no gate again.',
    'This pass was used: everybody went in',
    'The first scan counts: it opens no gate again.',
  ],
  [
    'blocked',
    { order: paid, state: 'blocked' },
    'Your pass is blocked',
    'It opens no gate. Please come to our counter, or call us.',
    'This pass is blocked',
    'It opens no gate. Please come to our counter, or call us.',
  ],
];

describe('a pass that opens no gate', () => {
  it.each(spent)('as it is %s is said to on both pages', async (_name, world, ...texts) => {
    const [title, text, pass, means] = texts;
    const { buyer, own } = await openBoth(world);
    expect(titleIn(buyer)).toBe(title);
    expect(within(buyer).getAllByText(text).length).toBeGreaterThan(0);
    const card = within(within(buyer).getByRole('region', { name: orderText.title }));
    expect(card.getByText(pass)).toHaveClass('text-sindoor');
    expect(card.getByText(means)).toBeVisible();
    expect(titleIn(own)).toBe(pass);
    expect(within(own).getByText(pass)).toHaveClass('text-sindoor');
    expect(within(own).getByText(means)).toBeVisible();
    // Only where the order is not.
    expect(within(buyer).queryByText(passText.money)).toBeNull();
    const isMoney = /called off|cancelled/.test(pass);
    expect(within(own).queryAllByText(passText.money)).toHaveLength(isMoney ? 1 : 0);
    for (const page of [buyer, own]) {
      expect(offered(page)).toMatchObject(NOTHING);
      expect(within(page).queryByText(orderText.pass.forward)).toBeNull();
    }
    expect(offered(own).lines).toEqual(offered(buyer).lines);
  });
});

const QR = (days: string) => [`QR code of pass K7P2-M4XK, ${days}, 1 person`];
const valid: [
  name: string,
  nights: Night[],
  lines: string[],
  days: string,
  only: boolean,
  isTwice?: true,
][] = [
  ['for one night', [coming], ['Sat, 7 Oct · Gates 6:00 pm'], 'Sat, 7 Oct', false],
  [
    'for two nights',
    [coming, later],
    ['Sat, 7 Oct · Gates 6:00 pm', 'Sun, 8 Oct · Gates 6:00 pm'],
    'Sat, 7 Oct and Sun, 8 Oct',
    false,
    true,
  ],
  [
    'of which one night is off',
    [off, later],
    ['Sat, 7 Oct (called off)', 'Sun, 8 Oct · Gates 6:00 pm'],
    'Sun, 8 Oct',
    true,
  ],
  [
    'of which one night was used and is over',
    [{ ...past, entered: 1 }, later],
    ['Wed, 7 Oct (over) · went in', 'Sun, 8 Oct · Gates 6:00 pm'],
    'Sun, 8 Oct',
    true,
  ],
];

describe('a valid pass', () => {
  it.each(valid)('%s says and does the same on both pages', async (_name, nights, ...more) => {
    const [lines, days, isOnly, isTwice] = more;
    const { buyer, own } = await openBoth({ order: paid, state: 'valid', nights });
    expect([titleIn(buyer), titleIn(own)]).toEqual(['Your pass', 'This pass is real and valid']);
    expect(within(own).getByRole('heading', { level: 1 })).toHaveClass('text-leaf');
    for (const page of [buyer, own]) {
      const all = { qr: QR(days), picture: true, calendar: true, map: true, lines };
      expect(offered(page)).toEqual(all);
      expect(within(page).queryAllByText(`Valid for ${days} only.`)).toHaveLength(isOnly ? 1 : 0);
      const often = isTwice ? ' a night' : '';
      const show = `Show it at the gate. It works once${often}, so do not post it.`;
      expect(within(page).getByText(show)).toBeVisible();
    }
  });
});

it('what is paid back is said once for each state, with its sum', async () => {
  const refund = { id: 'r', why: 'night', state: 'due', amount_paise: 85_000 } as const;
  const sent = { ...refund, id: 's', state: 'sent', amount_paise: 10_000 } as const;
  const refunds = [refund, sent, { ...refund, id: 'q' }];
  await openBoth({ order: { ...paid, refunds }, state: 'valid', nights: [off] });
  expect(screen.getAllByText(/paid back to you/).map((line) => line.textContent)).toEqual([
    '₹1,700 will be paid back to you.',
    '₹100 was paid back to you.',
  ]);
});

it('the gate says it in the words of the pass', () => {
  const { reasons } = adminCheckIn.verdict;
  for (const reason of ['cancelled', 'unpaid', 'taken_back', 'blocked'] as const)
    expect(reasons[reason]).toBe(passText.state[reason]());
  expect(reasons.night_off).toBe(passText.state.off(1));
});
