import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderText } from '@/content/en/passes.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import {
  answersOf,
  claimed,
  GONE,
  late,
  later,
  NOTHING,
  off,
  offered,
  routesOf,
  type World,
} from './passWorld.fixture.ts';
import { OrderView } from './public/OrderView.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  // A device in Patna.
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
});

/** State, what the buyer reads first, and then. */
const orders: [name: string, world: World, title: string, text: string][] = [
  [
    'held',
    {},
    'Pay by 6:00 pm to keep your passes',
    'Pay by UPI, then enter the 12-digit number of the payment below.',
  ],
  [
    'held, paid in part',
    { order: { received_paise: 85_000 } },
    '₹850 is still missing',
    'We received ₹850. Pay the rest with the same note and enter its number. Your passes are kept until 6:00 pm.',
  ],
  [
    'claimed, paid in part, no longer kept',
    { order: { ...claimed, received_paise: 85_000, held_until: GONE } },
    '₹850 is still missing',
    'We received ₹850. Pay the rest with the same note and enter its number. Your places are no longer kept: you get your passes if places are left, or your money back.',
  ],
  [
    'refused',
    { order: { claims: 1, claimed_utr: '431900000081' } },
    'We did not find number 431900000081',
    'Check the number, or call us. Your passes are kept until 6:00 pm.',
  ],
  [
    'expired',
    { order: { held_until: GONE } },
    'Time ran out',
    'Your places are free again. Paid already? Enter the number: we issue your passes if places are left, or pay you back.',
  ],
  [
    'claimed',
    { order: claimed },
    'We are checking your payment',
    'We check it within 24 hours. This page changes by itself. Your passes are kept until Thu, 1 Jun 2090, 6:00 pm.',
  ],
  [
    'claimed where a check takes an hour',
    { order: { ...claimed, review_hours: 1 } },
    'We are checking your payment',
    'We check it within 1 hour. This page changes by itself. Your passes are kept until Thu, 1 Jun 2090, 6:00 pm.',
  ],
  [
    'claimed, no longer kept',
    { order: { ...claimed, held_until: GONE } },
    'We are checking your payment',
    'Your payment waits to be checked. This page changes by itself. Your places are no longer kept: you get your passes if places are left, or your money back.',
  ],
  [
    'late, not verified',
    { order: late },
    'We are checking your payment',
    'Your places were gone when you entered the number. If your payment came, we call you: passes if any come free, else ₹1,700 back to you.',
  ],
  [
    'late',
    { order: { ...late, received_paise: 170_000 } },
    'Your money came after the places were gone',
    'We will call you: passes if any come free, else ₹1,700 back to you.',
  ],
  [
    'held for a night that is off',
    { nights: [off] },
    'This night is called off',
    'Please do not pay for it. Paid already? Call us: you get your money back.',
  ],
  [
    'claimed for nights that are off',
    { order: claimed, nights: [off, { ...later, off: true }] },
    'The nights of this order are called off',
    'We are checking your payment. If it came, you get it back.',
  ],
  [
    'paid in part for a night that is off',
    { order: { received_paise: 85_000 }, nights: [off] },
    'This night is called off',
    'We received ₹850, and you get it back.',
  ],
  [
    'cancelled',
    { order: { status: 'cancelled', held_until: null } },
    'This order is cancelled',
    'Your places are free again. Money that still comes goes back to you.',
  ],
  [
    'held for two nights of which one is off',
    { nights: [off, later] },
    'Pay by 6:00 pm to keep your passes',
    'Called off: Sat, 7 Oct. You get the money for it back.',
  ],
  [
    'expired for two nights of which one is off',
    { order: { held_until: GONE }, nights: [off, later] },
    'Time ran out',
    'Called off: Sat, 7 Oct. You get the money for it back.',
  ],
];

describe('an order without passes', () => {
  it.each(orders)('that is %s reads as such', async (_name, world, title, text) => {
    fakeBackend(routesOf(answersOf(world)));
    render(
      <SitePage at="/passes">
        <OrderView access={{ id: 'o', key: 'k' }} />
      </SitePage>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(offered(document.body)).toMatchObject(NOTHING);
    const pays = /^(?:Pay by|₹850 is|We did not)/.test(title);
    expect(screen.queryAllByText(orderText.pay.title)).toHaveLength(pays ? 1 : 0);
  });
});
