import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { RecordForm } from './RecordForm.tsx';
import { type Reach, useRecordForm, type Versioned } from './useRecordForm.ts';
import { enter } from '../../../tests/builders/enter.ts';

type Values = { heading: string; price: string };
const schema = v.object({
  heading: v.pipe(v.string(), v.nonEmpty('Write a heading.')),
  price: v.pipe(v.string(), v.nonEmpty('Write a price.')),
});
const fields = { heading: { label: 'Heading' }, price: { label: 'Price' } };
const record: Versioned<Values> = { version: 1, values: { heading: 'Weddings', price: '₹60,000' } };

type EditorProps = { stored?: Versioned<Values>; reach?: Reach };

function Editor({ stored = record, reach = 'live' }: EditorProps) {
  const state = useRecordForm<Values>({
    name: 'test:one',
    record: stored,
    schema,
    save: async (values, { version }) => ({ version: version + 1, values }),
    reload: async () => stored,
    reach: () => reach,
  });
  const { register, formState } = state.form;
  return (
    <RecordForm label="One" state={state} fields={fields}>
      <p>{state.freshId}</p>
      <TextInput
        label="Heading"
        error={formState.errors.heading?.message}
        {...register('heading')}
      />
      <details>
        <TextInput label="Price" error={formState.errors.price?.message} {...register('price')} />
      </details>
    </RecordForm>
  );
}

const Address = () => <output aria-label="address">{useLocation().search}</output>;
const tree = (props: EditorProps) => (
  <MemoryRouter>
    <Address />
    <QueryClientProvider client={new QueryClient()}>
      <Editor {...props} />
    </QueryClientProvider>
  </MemoryRouter>
);
function open(props: EditorProps = {}) {
  const { rerender, unmount } = render(tree(props));
  return {
    person: userEvent.setup(),
    unmount,
    rerender: (next: EditorProps) => rerender(tree(next)),
  };
}
const heading = () => screen.getByLabelText('Heading');
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  act(() => toast.remove());
  vi.unstubAllGlobals();
});

describe('a save that is not accepted', () => {
  it('says in the bar what to correct, leads there, and goes to the first at once', async () => {
    const { person } = open();
    await person.clear(screen.getByLabelText('Price'));
    await person.clear(heading());
    await person.click(save());
    const alert = await screen.findByRole('alert', { name: '2 fields to correct:' });
    expect(save().parentElement).toContainElement(alert);
    expect(heading()).toHaveFocus();
    const price = screen.getByLabelText('Price').closest('details');
    expect(price).not.toHaveAttribute('open');
    await person.click(within(alert).getByRole('button', { name: 'Price' }));
    expect(screen.getByLabelText('Price')).toHaveFocus();
    expect(price).toHaveAttribute('open');
    await enter(person, heading(), 'Weddings');
    expect(screen.getByRole('alert', { name: '1 field to correct:' })).toBeVisible();
  });
});

describe('a save that is accepted', () => {
  it.each(['the button', 'keys'])('has what a browser filled in unheard: by %s', async (how) => {
    const { person } = open();
    const field = heading();
    // As password managers do it: without an event.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
      field,
      'Filled',
    );
    if (how === 'keys') await person.keyboard('{Control>}s{/Control}');
    else await person.click(save());
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(heading()).toHaveValue('Filled');
  });

  it.each([
    ['draft', 'Saved as a draft. Publish to show it.'],
    ['live', 'Saved. Visitors see it now.'],
    ['hidden', 'Saved. Visitors do not see it: it is hidden.'],
  ] as const)(
    'tells beside the button who sees it, until something is typed: %s',
    async (reach, text) => {
      const { person } = open({ reach });
      await person.type(heading(), ' in Patna');
      await person.click(save());
      const message = await screen.findByText(text, { exact: false });
      expect(message.closest('[aria-live="polite"]')?.parentElement).toContainElement(save());
      await person.type(heading(), '!');
      expect(message).not.toBeInTheDocument();
    },
  );

  it('leads from a draft to Publish', async () => {
    const { person } = open({ reach: 'draft' });
    await person.type(heading(), ' in Patna');
    await person.click(save());
    await person.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('?publish=1');
  });
});

describe('Discard changes', () => {
  it('can be taken back, draft and all', async () => {
    const { person } = open();
    await person.type(heading(), ' of a long evening');
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(heading()).toHaveValue('Weddings');
    expect(screen.queryByText('Not saved yet')).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(heading()).toHaveValue('Weddings of a long evening');
    expect(screen.getByText('Not saved yet')).toBeVisible();
  });

  it('can be taken back when the form has been left', async () => {
    const { person, unmount } = open();
    await person.type(heading(), ' of a long evening');
    await person.click(screen.getByRole('button', { name: 'Discard changes' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    unmount();
    await person.click(undo);
    open();
    expect(heading()).toHaveValue('Weddings of a long evening');
  });
});

it('the page is marked while something is unsaved, so that nothing loads it again by itself', async () => {
  const { person, unmount } = open();
  expect(document.documentElement).not.toHaveAttribute('data-dirty-form');
  await person.type(heading(), '!');
  expect(document.documentElement).toHaveAttribute('data-dirty-form');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-dirty-form');
});

const request = async () => new Promise<never>(() => {});

/** Another tab typed this; its lock is held while it is open. */
function otherTab(isOpen: boolean) {
  const tab = '00000000-0000-4000-8000-000000000001';
  const values = { ...record.values, heading: 'Typed in the other tab' };
  const freshId = '00000000-0000-4000-8000-000000000002';
  const draft = { version: 1, base: record.values, values, freshId };
  localStorage.setItem(
    `mandap:admin-draft:${tab}:test:one`,
    JSON.stringify({ value: draft, timestamp: Date.now() }),
  );
  const query = vi.fn<LockManager['query']>(async () => ({
    held: isOpen ? [{ name: `mandap:tab:${tab}` }] : [],
  }));
  Object.defineProperty(navigator, 'locks', { value: { query, request }, configurable: true });
  return { query, freshId };
}

describe('two tabs on one record', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('what one of them holds unsaved does not show in the other', async () => {
    const { query } = otherTab(true);
    open();
    await waitFor(() => expect(query).toHaveBeenCalled());
    await act(async () => {});
    expect(heading()).toHaveValue('Weddings');
  });

  it('what was typed in a tab that is closed is there again, under the key that it had', async () => {
    const { freshId } = otherTab(false);
    const { unmount } = open();
    await waitFor(() => expect(heading()).toHaveValue('Typed in the other tab'));
    expect(screen.getByText('What you had not saved is here again.')).toBeVisible();
    unmount();
    open();
    expect(heading()).toHaveValue('Typed in the other tab');
    expect(screen.getByText(freshId)).toBeVisible();
  });

  it('who is typing is told at once that the record was saved meanwhile, and compares when ready', async () => {
    const { person, rerender } = open();
    await person.type(heading(), ' and more');
    rerender({ stored: { version: 2, values: { ...record.values, heading: 'Marriages' } } });
    const note = await screen.findByText(/saved this meanwhile/);
    expect(note.tagName).toBe('OUTPUT');
    expect(heading()).toHaveFocus();
    expect(heading()).toHaveValue('Weddings and more');
    await person.click(screen.getByRole('button', { name: 'Compare' }));
    expect(screen.getByRole('radio', { name: 'Theirs: Marriages' })).toBeVisible();
  });
});
