import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminKit } from '@/content/en/adminKit.ts';
import { line } from '@/shared/admin/fields/texts.ts';
import { fakeBackend } from '../../../../tests/builders/fakeBackend.ts';
import { resource } from './resource.ts';
import { ResourceList } from './ResourceList.tsx';

const sponsors = resource('garba_sponsors', {
  fields: { name: line(80) },
  words: { form: 'Sponsor', fields: { name: { label: 'Name' } } },
  order: ['display_order', 'id'],
  alsoRead: ['display_order', 'deleted_at'],
});
const words = {
  add: 'Add',
  list: 'Sponsors',
  empty: 'None',
  emptyHint: '',
  newTitle: 'New',
  missing: 'Gone',
};
const rows = ['Sharma Tent House', 'Café Royal'].map((name, at) => ({
  id: `s${at}`,
  name,
  display_order: at,
  deleted_at: null,
  version: 1,
}));

function open(address: string) {
  const backend = fakeBackend({ 'GET /rest/v1/garba_sponsors': { body: rows } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={new QueryClient()}>
        <ResourceList
          resource={sponsors}
          words={words}
          nameOf={({ name }) => name}
          search={{ hint: 'Name', in: ['name'] }}
          renderDetail={() => null}
          reach={() => 'private'}
        />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { backend, person: userEvent.setup() };
}
const names = () =>
  screen.getAllByRole('link', { name: /Sharma|Café/ }).map((link) => link.textContent);

beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('searches what is loaded; the order of all rows is changed in the whole list alone', async () => {
  const { backend, person } = open('/');
  expect(await screen.findAllByRole('button', { name: /^Move / })).toHaveLength(2);
  await person.type(screen.getByRole('searchbox'), 'house sharma{Enter}');
  expect(names()).toEqual(['Sharma Tent House']);
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  expect(backend.calls).toHaveLength(1);
});

it('takes the search from the address, and says so where nothing is found', async () => {
  const { person } = open('/?search=lights');
  // There are no filters to speak of.
  expect(await screen.findByText(adminKit.list.noMatchHint.search)).toBeVisible();
  await person.click(await screen.findByRole('button', { name: adminKit.list.clear.search }));
  expect(names()).toEqual(rows.map(({ name }) => name));
});
