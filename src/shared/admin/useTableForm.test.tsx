import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { recordTable } from './data/recordTable.ts';
import { RecordForm } from './RecordForm.tsx';
import { useTableForm } from './useTableForm.ts';

const albums = recordTable({
  name: 'albums',
  columns: ['id', 'title', 'display_order'],
  key: 'id',
  order: ['display_order'],
});
type Row = { id: string; title: string; display_order: number; version: number };

/** Its place is typed as a text and saved as a number. */
const schema = v.object({
  title: v.string(),
  display_order: v.pipe(v.string(), v.transform(Number), v.integer()),
});

function AlbumForm({ row, onSaved }: { row?: Row; onSaved?: (row: Row) => void }) {
  const state = useTableForm({
    table: albums,
    row,
    empty: { title: '', display_order: '10' },
    schema,
    valuesOf: ({ title, display_order }: Row) => ({ title, display_order: String(display_order) }),
    columnsOf: (output) => output,
    reach: () => 'live',
    onSaved,
  });
  const fields = { title: { label: 'Title' }, display_order: { label: 'Place' } };
  return (
    <RecordForm label="Album" state={state} fields={fields}>
      <TextInput label="Title" {...state.form.register('title')} />
      <TextInput label="Place" {...state.form.register('display_order')} />
    </RecordForm>
  );
}

const show = (props: Parameters<typeof AlbumForm>[0]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AlbumForm {...props} />
    </QueryClientProvider>,
  );

beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost'));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('a new record begins with what is usual, is added as the schema makes it, and says its key', async () => {
  const made = { id: 'a1', title: 'Haldi', display_order: 20, version: 1 };
  const backend = fakeBackend({ 'POST /rest/v1/albums': { status: 201, body: made } });
  const onSaved = vi.fn<(row: Row) => void>();
  show({ onSaved });
  const person = userEvent.setup();
  await enter(person, screen.getByLabelText('Title'), 'Haldi');
  await person.clear(screen.getByLabelText('Place'));
  await person.type(screen.getByLabelText('Place'), '20');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(made));
  expect(backend.calls[0]?.body).toEqual({ title: 'Haldi', display_order: 20 });
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});

it('what was typed into a new record and not saved is there again', async () => {
  fakeBackend({});
  const { unmount } = show({});
  await userEvent.type(screen.getByLabelText('Title'), 'Hal');
  unmount();
  show({});
  expect(screen.getByLabelText('Title')).toHaveValue('Hal');
});

it('a save names the key and the version, and a text stays a text in the form', async () => {
  const row = { id: 'a1', title: 'Haldi', display_order: 20, version: 3 };
  const saved = { ...row, display_order: 30, version: 4 };
  const backend = fakeBackend({ 'PATCH /rest/v1/albums': { body: saved } });
  show({ row });
  const person = userEvent.setup();
  await person.clear(screen.getByLabelText('Place'));
  await person.type(screen.getByLabelText('Place'), '30');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  expect(Object.fromEntries(backend.calls[0]?.url.searchParams ?? [])).toMatchObject({
    id: 'eq.a1',
    version: 'eq.3',
  });
  expect(screen.getByLabelText('Place')).toHaveValue('30');
});
