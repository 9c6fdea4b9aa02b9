import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { callsOf, EDITION, paymentsBackend } from '../../../tests/builders/openPayments.ts';
import { todayOf } from './today.fixture.ts';

const { today: words, kinds } = adminTickets;
const unusual = [{ network: 'a'.repeat(32), orders: 30, people: 360 }];
const today = { ...todayOf.today, unusual };

beforeAll(async () => import('./admin/TicketsScreen.tsx'), 120_000);
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

async function open(tab: string, more: Answers = {}) {
  const backend = fakeBackend({
    ...paymentsBackend([], []),
    'POST /rest/v1/rpc/passes_today': { body: today },
    'POST /rest/v1/rpc/let_go': { body: 30 },
    'GET /rest/v1/pass_kinds': { body: [] },
    'GET /rest/v1/garba_nights': { body: [] },
    ...more,
  });
  await signedInBefore();
  openAdmin(`/admin/dashboard/tickets?tab=${tab}`);
  return { backend, person: userEvent.setup() };
}

describe('what the owner of a sale looks at first', () => {
  it('names unusual orders, and lets them go only when it is said twice', async () => {
    const { backend, person } = await open('today');
    const notice = await screen.findByRole('region', { name: words.unusual.title });
    expect(within(notice).getByText(words.unusual.text(30, 360))).toBeVisible();
    await person.click(within(notice).getByRole('button', { name: words.unusual.letGo }));
    expect(within(notice).getByText(words.unusual.sure)).toBeVisible();
    await person.click(within(notice).getByRole('button', { name: words.unusual.no }));
    expect(within(notice).queryByText(words.unusual.sure)).toBeNull();
    expect(callsOf(backend.calls, 'let_go')).toEqual([]);
    await person.click(within(notice).getByRole('button', { name: words.unusual.letGo }));
    await person.click(within(notice).getByRole('button', { name: words.unusual.yes }));
    await waitFor(() =>
      expect(callsOf(backend.calls, 'let_go').map(({ body }) => body)).toEqual([
        { p_edition_id: EDITION, p_network: 'a'.repeat(32) },
      ]),
    );
  });

  it('is told that nothing is sold without a kind of pass', async () => {
    await open('today', {
      'POST /rest/v1/rpc/passes_today': { body: { ...today, kinds: 0, unusual: [] } },
    });
    expect(await screen.findByRole('link', { name: words.noKinds })).toBeVisible();
  });
});

describe('a new kind of pass', () => {
  it('is for one night unless the owner chooses more, and shows what visitors will read', async () => {
    const nightsOf = Array.from({ length: 9 }, (_, place) => ({
      id: `n${place}`,
      edition_id: EDITION,
      date: `2026-10-1${place}`,
      headline: '',
      cancelled_at: null,
    }));
    const { person } = await open('kinds&open=new', {
      'GET /rest/v1/garba_nights': { body: nightsOf },
    });
    const form = await screen.findByRole('form', { name: kinds.form });
    const nights = within(form).getByLabelText(kinds.fields.picks.label);
    expect(nights).toHaveDisplayValue(kinds.picks(1));
    const price = within(form).getByLabelText(new RegExp(kinds.fields.price_paise.label));
    await enter(person, price, '500');
    const read = (sentence: string) => within(form).findByText(kinds.read(sentence));
    expect(await read('Admits 1 person · ₹500')).toBeVisible();
    await person.selectOptions(nights, kinds.picks(2));
    expect(await read('Admits 1 person · Choose 2 nights · ₹500 (₹250 a night)')).toBeVisible();
    await person.selectOptions(nights, kinds.everyNight);
    expect(await read('Admits 1 person · All 9 nights · ₹500 (₹56 a night)')).toBeVisible();
  });
});
