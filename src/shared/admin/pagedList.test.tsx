import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { adminKit } from '@/content/en/adminKit.ts';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { notify } from '@/shared/ui/notify.ts';
import { pagesOf } from './data/answers.ts';
import { ListMessage } from './ListMessage.tsx';
import { pagedList } from './pagedList.ts';
import { PagedScreen } from './PagedScreen.tsx';
import { choiceRule, pageRule, searchRule, useListState } from './useListState.ts';

type Row = { id: number; name: string; nights: readonly string[]; total_count: number };
type Where = { q: string; state: string | null };
type Range = { p_offset: number; p_limit: number };
/** The procedure's answer; rows of any shape, or none. */
type Procedure = (where: Where, offset: number, limit: number) => unknown;

const address = v.object({
  q: searchRule(200),
  state: choiceRule(['paid', 'held']),
  page: pageRule,
});
const columns = [
  { heading: 'Name', cell: ({ name }: Row) => name },
  { heading: 'Nights', cell: ({ nights }: Row) => nights.join(' and ') },
];
const csv = [{ heading: 'Name', value: ({ name }: Row) => name }];

const rowsOf = (count: number, offset = 0, limit = 25, name = 'Guest'): Row[] =>
  Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, place) => ({
    id: offset + place,
    name: `${name} ${offset + place + 1}`,
    nights: ['Sat'],
    total_count: count,
  }));
/** An answer that the test releases. */
function later() {
  const resolves: ((rows: Row[]) => void)[] = [];
  const rows = new Promise<Row[]>((resolve) => resolves.push(resolve));
  return { rows, answer: async (given: Row[]) => act(async () => resolves[0]?.(given)) };
}
const refused = async () => {
  throw new DataError({ code: 'PT422', message: 'No.' }, 422);
};

const Address = () => <output aria-label="address">{useLocation().search}</output>;

function openList(procedure: Procedure, search = '') {
  const calls: { where: Where; offset: number; limit: number }[] = [];
  let current = procedure;
  const listGuests = async (
    _client: unknown,
    { p_offset: offset, p_limit: limit, ...where }: Where & Range,
  ) => {
    calls.push({ where, offset, limit });
    return (await current(where, offset, limit)) as Row[];
  };
  const list = pagedList({
    key: ['guests'],
    poll: 60_000,
    load: pagesOf(Object.assign(listGuests, { procedure: 'list_guests' }), (where: Where) => where),
  });
  function Guests() {
    const state = useListState(address);
    const { q, state: chosen } = state.values;
    return (
      <PagedScreen
        list={list}
        where={{ q, state: chosen }}
        state={state}
        filters={{
          q: { hint: 'Name', most: 200 },
          state: { label: 'State', options: [{ value: 'paid', label: 'Paid' }] },
        }}
        csv={{ name: 'guests', columns: csv }}
        empty={<ListMessage title="No guests yet" />}
        caption="Guests"
        columns={columns}
        keyOf={({ id }) => id}
      />
    );
  }
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/guests${search}`]}>
        <Address />
        <Guests />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    calls,
    person: userEvent.setup(),
    become: (next: Procedure) => {
      current = next;
    },
    /** Same as the interval does once a minute. */
    poll: async () => act(async () => client.refetchQueries({ queryKey: ['guests'] })),
  };
}
const pages: Procedure = (_where, offset, limit) => rowsOf(60, offset, limit);
const shownAddress = () => screen.getByLabelText('address').textContent;
const failed = async () => screen.findByText('The list could not be loaded.');

describe('the address', () => {
  it.each(['0', '-1', '1000000000', 'NaN', '1.5', '', '2; drop', 'Infinity'])(
    'of page %j is the first page',
    async (page) => {
      const { calls } = openList(pages, `?page=${encodeURIComponent(page)}`);
      await screen.findByText('1–25 of 60');
      expect(calls).toEqual([{ where: { q: '', state: null }, offset: 0, limit: 25 }]);
    },
  );

  it('asks for no more of a search than the database takes, and for none of spaces', async () => {
    const { calls, person } = openList(pages, `?q=${'x'.repeat(1000)}&page=2`);
    await screen.findByText('26–50 of 60');
    expect(calls[0]?.where.q).toBe('x'.repeat(200));
    const box = screen.getByRole('searchbox');
    await person.clear(box);
    await person.type(box, '   {Enter}');
    await screen.findByText('1–25 of 60');
    expect(calls.at(-1)).toEqual({ where: { q: '', state: null }, offset: 0, limit: 25 });
    await waitFor(() => expect(shownAddress()).toBe(''));
  });

  it('holds filter and page, and a filter begins at the first page', async () => {
    const { calls, person } = openList(pages, '?page=3&state=nonsense');
    await screen.findByText('51–60 of 60');
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Previous' }));
    await screen.findByText('26–50 of 60');
    expect(shownAddress()).toBe('?page=2&state=nonsense');
    await person.selectOptions(screen.getByLabelText('State'), 'Paid');
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({ where: { q: '', state: 'paid' }, offset: 0, limit: 25 }),
    );
    await waitFor(() => expect(shownAddress()).toBe('?state=paid'));
  });
});

describe('the rows', () => {
  it('may fall away while their page, the last one, is shown', async () => {
    const list = openList(pages, '?page=3');
    await screen.findByText('51–60 of 60');
    list.become((_where, offset, limit) => rowsOf(50, offset, limit));
    await list.poll();
    await list.person.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    expect(await screen.findByText('1–25 of 50')).toBeVisible();
  });

  it('of the last filter are marked as old while those of the next one load', async () => {
    const next = later();
    const { person } = openList(({ state }) =>
      state === 'paid' ? next.rows : rowsOf(3, 0, 25, 'Anybody'),
    );
    const old = await screen.findByText('Anybody 1');
    await person.selectOptions(screen.getByLabelText('State'), 'Paid');
    await waitFor(() => expect(old.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'));
    await next.answer(rowsOf(1, 0, 25, 'Payer'));
    expect(await screen.findByText('Payer 1')).toBeVisible();
    expect(screen.queryByText('Anybody 1')).toBeNull();
  });

  it('of which there were none say nothing about the next filter, which still loads', async () => {
    const next = later();
    const { person } = openList(({ q }) => (q === '' ? next.rows : []), '?q=zzz&page=2');
    await screen.findByText('This page of the list is empty');
    await person.clear(screen.getByRole('searchbox'));
    await person.keyboard('{Enter}');
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(screen.queryByText('No guests yet')).toBeNull();
    await next.answer([]);
    expect(await screen.findByText('No guests yet')).toBeVisible();
  });

  it.each([
    ['refused', refused],
    ['unreadable', () => 'It works!'],
  ])('stay, marked as old, where the next answer is %s', async (_what, next) => {
    const list = openList(pages);
    await screen.findByText('Guest 1');
    list.become(next);
    await list.poll();
    expect(await screen.findByText(/^The list could not be refreshed/)).toBeVisible();
    expect(screen.getByText('Guest 1')).toBeVisible();
    list.become(pages);
    await list.poll();
    await waitFor(() => expect(screen.queryByText(/could not be refreshed/)).toBeNull());
  });
});

describe('an answer that cannot be read', () => {
  it.each([
    ['no rows at all', { rows: [] }],
    ['a text', 'It works!'],
    ['rows that are none', [null]],
    ['rows without their number', [{ id: 1, name: 'Ritu', nights: ['Sat'] }]],
  ])('that is %s counts as a failure, and is asked for again', async (_what, answer) => {
    const list = openList(() => answer);
    await failed();
    list.become(pages);
    await list.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Guest 1')).toBeVisible();
  });

  it('because a column is missing leaves the filters, until a poll brings it', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const list = openList(() => [{ id: 1, name: 'Ritu', total_count: 1 }]);
    await failed();
    expect(screen.getByRole('searchbox')).toBeVisible();
    await list.person.click(screen.getByRole('button', { name: 'Try again' }));
    await failed();
    list.become(pages);
    await list.poll();
    expect(await screen.findByText('Guest 1')).toBeVisible();
    expect(reported).toHaveBeenCalled();
    reported.mockClear();
  });
});

it.each([
  ['refused', refused],
  ['unreadable', () => ({})],
])('an export that is %s half way says so and saves nothing', async (_what, half) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const said = vi.spyOn(notify, 'error').mockImplementation(() => {});
  const made = vi.fn<typeof URL.createObjectURL>();
  URL.createObjectURL = made;
  const { calls, person } = openList(
    (_where, offset, limit) => (offset >= 500 ? half() : rowsOf(700, offset, limit)),
    '?state=paid&page=2',
  );
  await screen.findByText('Guest 26');
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(said).toHaveBeenCalledWith(adminKit.csv.failed));
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(made).not.toHaveBeenCalled();
  expect(calls.slice(-2)).toEqual(
    [0, 500].map((offset) => ({ where: { q: '', state: 'paid' }, offset, limit: 500 })),
  );
});
