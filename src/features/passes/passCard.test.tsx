import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderText, passText } from '@/content/en/passes.ts';
import { notify } from '@/shared/ui/notify.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import type { Order, OrderPass } from './data/answers.ts';
import { orderOf, passIn } from './passes.fixture.ts';
import { PassCard } from './public/PassCard.tsx';
import { dayList } from './data/passWords.ts';

const { pass: text } = orderText;
const OFF = '2027-10-06T12:00:00Z';
const times = { doors_at: '18:00:00', starts_at: '19:00:00', ends_at: '00:30:00', headline: '' };
const night = (id: string, date: string, off: string | null = null) => ({
  id,
  date,
  ...times,
  cancelled_at: off,
});

/** Shows a pass of an order for the nights n1 and n2. */
function show(order: Partial<Order>, more: Partial<OrderPass> = {}) {
  const pass = passIn({ night_ids: ['n1', 'n2'], ...more });
  const paid = orderOf({
    status: 'paid',
    nights: [night('n1', '2027-10-07'), night('n2', '2027-10-08')],
    passes: [pass],
    ...order,
  });
  render(
    <SitePage at="/passes">
      <PassCard
        order={paid}
        pass={pass}
        place={1}
        act={async () => undefined}
        onForward={() => undefined}
      />
    </SitePage>,
  );
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a pass that an earlier version kept', () => {
  it.each([
    ['unpaid', 'claimed', null],
    ['unpaid', 'late', null],
    ['cancelled', 'paid', OFF],
    ['cancelled', 'cancelled', null],
  ] as const)('is %s in an order that is %s', (state, status, cancelled_at) => {
    show({ status }, { code: null, cancelled_at });
    expect(screen.getByText(passText.state[state]())).toBeVisible();
  });
});

describe('a night that was called off', () => {
  const nights = [night('n1', '2027-10-07', OFF), night('n2', '2027-10-08')];

  it('is struck through, and not in what the QR says', () => {
    show({ nights }, { night_ids: ['n2'] });
    expect(screen.getByText(`Thu, 7 Oct (${text.nightOff})`)).toHaveClass('line-through');
    expect(screen.getByText('Fri, 8 Oct · Gates 6:00 pm')).not.toHaveClass('line-through');
    expect(screen.getByRole('img', { name: /, Fri, 8 Oct, 1 person$/ })).toBeVisible();
  });

  it('stands beside the one that the pass was moved to', () => {
    const moved = [night('n1', '2027-10-07', OFF), night('n3', '2027-10-09')];
    show({ nights: moved }, { night_ids: ['n3'] });
    expect(screen.getAllByText(/ Oct/).map(({ textContent }) => textContent)).toEqual([
      `Thu, 7 Oct (${text.nightOff})`,
      'Sat, 9 Oct · Gates 6:00 pm',
      'Valid for Sat, 9 Oct only.',
    ]);
  });
});

describe('the picture of a pass', () => {
  const share = vi.fn<() => Promise<void>>();
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => undefined,
      fillText: () => undefined,
    } as unknown as RenderingContext);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Instagram 300.0');
    Object.assign(navigator, { share });
  });
  const save = async () => {
    const said = vi.spyOn(notify, 'success').mockReturnValue();
    const failed = vi.spyOn(notify, 'error').mockReturnValue();
    show({});
    await userEvent.click(screen.getByRole('button', { name: text.save }));
    await expect.poll(() => share).toHaveBeenCalledOnce();
    return { said, failed };
  };

  it('is said to be shared where it was, and not to be downloaded', async () => {
    share.mockReset().mockResolvedValue();
    const { said, failed } = await save();
    expect(said.mock.calls).toEqual([[text.shared]]);
    expect(failed).not.toHaveBeenCalled();
  });

  it('is not said to have failed where the visitor closed the list of apps', async () => {
    share.mockReset().mockRejectedValue(new DOMException('Share canceled', 'AbortError'));
    const { said, failed } = await save();
    expect(said).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  });

  it('is said to have failed where nothing can be shared', async () => {
    share.mockReset().mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    const { failed } = await save();
    expect(failed.mock.calls).toEqual([[text.notSaved]]);
  });
});

it.each([
  [['09'], 'Sat, 9 Oct'],
  [['09', '10'], 'Sat, 9 Oct and Sun, 10 Oct'],
  [['09', '10', '11'], 'Sat, 9 Oct to Mon, 11 Oct'],
  [['09', '12', '18'], 'Sat, 9 Oct and Tue, 12 Oct and Mon, 18 Oct'],
  [['09', '10', '11', '13', '14'], 'Sat, 9 Oct to Mon, 11 Oct and Wed, 13 Oct and Thu, 14 Oct'],
  [[], ''],
])('the nights %j of October are %j', (days, words) => {
  expect(dayList(days.map((day) => ({ date: `2027-10-${day}` })))).toBe(words);
});
