import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { adminCounter } from '@/content/en/adminCounter.ts';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { emptyDraft, keepDraft } from './admin/counter/data/counter.ts';
import { LeftSale } from './admin/counter/LeftSale.tsx';
import { orderOf } from './passes.fixture.ts';

const { leftSale: words, unsure, sold } = adminCounter;
const SELL = 'POST /rest/v1/rpc/sell_passes';
const draft = {
  ...emptyDraft('ended'),
  lines: [{ kind_id: 'k1', night_ids: ['n1'], quantity: 1 }],
  unsure: { method: 'cash', expected: 85_000 } as const,
};

const isKept = () => sessionStorage.getItem('mandap:counter-sale') !== null;

function openLeft(answers: Answers = {}, canAsk = true) {
  const { calls, change } = fakeBackend(answers);
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <LeftSale canAsk={canAsk}>What comes next</LeftSale>
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
  return { calls, change, person, press, unmount };
}
const refused = (status: number, code: string, hint: string) => ({
  status,
  body: { code, hint, details: '', message: 'No.' },
});

beforeEach(() => {
  sessionStorage.clear();
  keepDraft(draft);
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('is named with its sum, and sold once: its passes are shown', async () => {
  const { calls, press } = openLeft({
    [SELL]: { body: { ...orderOf({ total_paise: 85_000 }), admitted: 1, not_admitted: null } },
  });
  expect(screen.getByText(words.text(sold.cash('₹850')))).toBeVisible();
  expect(screen.queryByText('What comes next')).toBeNull();
  await press(words.ask);
  expect(await screen.findByRole('heading', { name: sold.admitted(1) })).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({ p_id: draft.id, p_shift_id: 'ended', p_expected_paise: 85_000 }),
  ]);
  expect(isKept()).toBe(false);
  await press(sold.next);
  expect(screen.getByText('What comes next')).toBeVisible();
});

it.each([
  ['its shift has ended without it', refused(422, 'PT422', 'shift'), words.notSold],
  ['it would cost more', refused(409, 'PT409', 'price'), words.notSold],
  ['it is another account’s', refused(422, 'PT422', 'id'), words.others],
])('is decided where %s', async (_why, answer, text) => {
  const { press } = openLeft({ [SELL]: answer });
  await press(words.ask);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: words.ask })).toBeNull();
  await press(words.done);
  expect(screen.getByText('What comes next')).toBeVisible();
  expect(isKept()).toBe(false);
});

it.each([
  ['no answer comes again', { status: 502, body: 'Bad gateway' }, words.unanswered],
  [
    'the network answers with a page of its own',
    { body: '<html>Sign in</html>' },
    words.unanswered,
  ],
  ['the account may not sell any more', refused(403, '42501', ''), words.denied],
])('stays undecided, after a reload too, where %s', async (_why, answer, text) => {
  const { press, unmount } = openLeft({ [SELL]: answer });
  await press(words.ask);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  unmount();
  const again = openLeft();
  await again.press(unsure.drop);
  await again.person.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: unsure.drop }),
  );
  expect(screen.getByText('What comes next')).toBeVisible();
  expect(isKept()).toBe(false);
});

it('says whom to tell where nobody is signed in', () => {
  openLeft({}, false);
  expect(screen.getByText(words.tell)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.ask })).toBeNull();
});

it('is nothing where the last sale has an answer', () => {
  keepDraft({ ...draft, unsure: null });
  openLeft();
  expect(screen.getByText('What comes next')).toBeVisible();
});
