import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { orderText } from '@/content/en/passes.ts';
import { formatIndianDay } from '../../../supabase/functions/_shared/text.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { SaleSlip } from './admin/counter/SaleSlip.tsx';
import { SoldPasses } from './admin/counter/SoldPasses.tsx';
import type { Wait } from './data/answers.ts';
import { passEvents } from './data/passIcs.ts';
import { placeInWords, shortDay } from './data/passWords.ts';
import { CODE, orderOf, saleOf } from './passes.fixture.ts';
import { answersOf, paid, routesOf } from './passWorld.fixture.ts';
import { ForwardDialog } from './public/ForwardDialog.tsx';
import { OrderView } from './public/OrderView.tsx';
import { PassByCode } from './public/PassByCode.tsx';
import { orderInWords } from './public/saleWords.ts';
import { SaleTotal } from './public/SaleTotal.tsx';
import { WaitingDialog } from './public/WaitingDialog.tsx';
import { WaitingView } from './public/WaitingView.tsx';

const picture = vi.hoisted(() => vi.fn<(code: string, lines: string[]) => string>());
vi.mock('./public/savePass.ts', () => ({ savePass: picture }));

// The night of `coming`, and its words everywhere.
const DATE = '2090-10-07';
const NIGHT = 'Sat, 7 Oct · Gates 6:00 pm';
const PLACE = 'Lawn, Patna';

const answers = answersOf({ order: paid, state: 'valid', nights: [{ date: DATE }] });
const ofNight = { night_ids: ['n0'] };
const order = {
  ...answers.order,
  items: answers.order.items.map((item) => ({ ...item, ...ofNight })),
  passes: answers.order.passes.map((pass) => ({ ...pass, ...ofNight, holder: 'Asha' })),
};
const [night] = order.nights ?? [];
const whole = saleOf();
const sale = {
  ...whole,
  nights: whole.nights.slice(0, 1).map((one) => Object.assign(one, { date: DATE })),
};
const line = { kind_id: 'k1', night_ids: ['n1'], quantity: 1 };
const wait: Wait = {
  id: 'w',
  state: 'waiting',
  kind: 'One night',
  nights: night ? [night] : [],
  quantity: 1,
  people: 1,
  order_id: null,
  ahead: 0,
};
const access = { id: 'o', key: 'k' };

/** All that a page says. */
async function textOf(page: ReactNode, heard: string | RegExp): Promise<string> {
  render(<SitePage at="/passes">{page}</SitePage>);
  await screen.findAllByText(heard);
  return document.body.textContent;
}
async function pictureOf(): Promise<string> {
  await textOf(<PassByCode code={CODE} />, 'This pass is real and valid');
  await userEvent.click(screen.getByRole('button', { name: orderText.pass.save }));
  await expect.poll(() => picture.mock.calls).toHaveLength(1);
  return picture.mock.calls[0]?.[1].join('\n') ?? '';
}
const nothing = async () => undefined;
function sentText(): string {
  const link = screen.getByRole('link', { name: /WhatsApp/ });
  return decodeURIComponent(link.getAttribute('href') ?? '');
}
async function messageOf(): Promise<string> {
  const [pass] = order.passes;
  if (!pass) return '';
  await textOf(
    <ForwardDialog order={order} pass={pass} act={nothing} onClose={() => undefined} />,
    'The pass for Asha is ready.',
  );
  return sentText();
}
async function counterMessage(): Promise<string> {
  await textOf(
    <SoldPasses
      sale={{ ...order, admitted: 0, not_admitted: null }}
      method="cash"
      onNext={() => undefined}
    />,
    'One night',
  );
  return sentText();
}
const calendarOf = () => {
  const [event] = passEvents(
    [{ ...answers.view, code: CODE }],
    'mandap.example',
    new Date(order.now),
  );
  return `${event?.start.toISOString()} ${event?.location}`;
};
const total = { passes: 1, people: 1, total: 85_000, added: 0, included: 0 };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  picture.mockReset().mockReturnValue('saved');
  fakeBackend({
    ...routesOf({ ...answers, order }),
    'POST /rest/v1/rpc/get_waiting': { body: wait },
  });
});

const places: [where: string, read: () => Promise<string> | string, ...also: string[]][] = [
  [
    'the form',
    async () =>
      textOf(
        <SaleTotal
          sale={sale}
          lines={[line]}
          totals={total}
          place={placeInWords(order.edition)}
          onNext={undefined}
        />,
        'Change',
      ),
    PLACE,
  ],
  ['the order on WhatsApp', () => orderInWords(sale, [line])],
  [
    'the form of the waiting list',
    async () =>
      textOf(
        <WaitingDialog
          sale={sale}
          line={line}
          person={{ name: '', phone: '', email: '', promo: '' }}
          onClose={() => undefined}
        />,
        'Waiting list',
      ),
  ],
  ['the waiting list', async () => textOf(<WaitingView access={access} />, /^One night, 1 pass, /)],
  [
    'an order that is not paid',
    async () => {
      const held = orderOf({
        ...order,
        status: 'held',
        held_until: '2090-06-01T12:30:00Z',
        passes: [],
      });
      fakeBackend({ 'POST /rest/v1/rpc/get_order': { body: held } });
      return textOf(<OrderView access={access} />, orderText.lines.title);
    },
    PLACE,
  ],
  [
    'an order with its pass',
    async () => textOf(<OrderView access={access} />, orderText.lines.title),
    PLACE,
  ],
  [
    'a friend’s pass',
    async () => textOf(<PassByCode code={CODE} />, 'This pass is real and valid'),
    PLACE,
  ],
  ['the picture of a pass', pictureOf, PLACE],
  ['the message to a friend', messageOf, PLACE],
  ['the message of the counter', counterMessage, PLACE],
  [
    'the counter’s slip',
    async () =>
      textOf(
        <SaleSlip
          sale={{ ...order, admitted: 0, not_admitted: null }}
          passes={order.passes.map((pass) => Object.assign(pass, { code: CODE }))}
          method="cash"
        />,
        'One night',
      ),
    PLACE,
  ],
];

it.each(places)(
  '%s names the night, its gates and its place as all others do',
  async (_where, read, ...also) => {
    const text = await read();
    for (const words of [NIGHT, ...also]) expect(text).toContain(words);
  },
);

it('the calendar begins with the gates, at that place', () => {
  expect(calendarOf()).toBe(`2090-10-07T12:30:00.000Z ${PLACE}`);
});

it('mails name a day in these words, with the year', () => {
  expect(formatIndianDay(DATE)).toBe(`${shortDay(DATE)} 2090`);
});

it.each([
  [{ venue: 'Lawn', address: 'Digha Road, Patna' }, 'Lawn, Digha Road, Patna'],
  [{ venue: 'Lawn', address: 'Lawn' }, 'Lawn'],
  [{ venue: 'Lawn', address: 'Lawn, Digha Road' }, 'Lawn, Digha Road'],
  [{ venue: 'Lawn', address: '' }, 'Lawn'],
  [{ venue: '', address: 'Patna' }, 'Patna'],
  [{ venue: '', address: '' }, ''],
])('the place %j is %j', (edition, words) => {
  expect(placeInWords(edition)).toBe(words);
});
