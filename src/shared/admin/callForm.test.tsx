import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { adminKit } from '@/content/en/adminKit.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { notify } from '@/shared/ui/notify.ts';
import { CallForm } from './CallForm.tsx';
import { line, nullable, text } from './fields/texts.ts';
import { whole, yesNo } from './fields/values.ts';
import { enter } from '../../../tests/builders/enter.ts';

const fields = {
  name: { ...line(20), label: 'Name' },
  people: { ...whole(1, 50), label: 'People' },
  note: { ...nullable(text(30)), label: 'Note', hint: 'For the gate.' },
  is_new: { ...yesNo(), label: 'New' },
};
type Values = { name: string; people: number; note: string | null; is_new: boolean };
type Call = (values: Values, id: string, to?: 'draft') => Promise<string>;

const refusal = (code: string, message: string, hint: string) =>
  new DataError({ code, message, hint }, Number(code.slice(2)));
const unreachable = new TypeError('Failed to fetch');

function open(call: Call, { isNoteShown = true, action = 'Give passes' } = {}) {
  const run = vi.fn<Call>(call);
  const onDone = vi.fn<(answer: string, values: Values) => void>();
  const client = new QueryClient();
  const said = [vi.spyOn(notify, 'success'), vi.spyOn(notify, 'error')];
  for (const one of said) one.mockReturnValue();
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <CallForm
        label="Give"
        fields={fields}
        start={{ name: 'Ritu' }}
        rules={[{ at: 'people', message: 'Too many.', holds: ({ people }) => people !== 13 }]}
        call={run}
        changes={['parts']}
        action={action}
        pending="Giving..."
        renderButtons={(send) => (
          <button type="button" onClick={() => send('draft')}>
            As a draft
          </button>
        )}
        done="It is done."
        failed="It was not done."
        onDone={onDone}
      >
        {(input, drafts) => (
          <>
            {input('name')}
            {input('people')}
            <output>{drafts.people} of 50</output>
            {isNoteShown && input('note')}
            {input('is_new')}
          </>
        )}
      </CallForm>
    </QueryClientProvider>,
  );
  const idOf = (place: number) => run.mock.calls[place]?.[1];
  return { run, onDone, said, client, unmount, idOf, person: userEvent.setup() };
}
const labelled = (label: string) => screen.getByLabelText(label);
const press = (name = 'Give passes') => screen.getByRole('button', { name });

/** Rejects with each error in turn, then answers. */
const failing = (...errors: Error[]) => {
  const left = [...errors];
  return async () => {
    const error = left.shift();
    if (error) throw error;
    return 'done';
  };
};

describe('a call', () => {
  it('gets what the fields store, none for what is left empty, and is told of once', async () => {
    const { run, onDone, client, person } = open(async () => 'done');
    const stale = vi.spyOn(client, 'invalidateQueries');
    await enter(person, labelled('People'), '1,0');
    expect(screen.getByText('1,0 of 50')).toBeVisible();
    await person.clear(labelled('People'));
    await person.keyboard('१०{Enter}');
    const values = { name: 'Ritu', people: 10, note: null, is_new: false };
    await waitFor(() => expect(onDone.mock.calls).toEqual([['done', values]]));
    expect(run.mock.calls).toEqual([[values, expect.any(String), undefined]]);
    expect(stale).toHaveBeenCalledExactlyOnceWith({ queryKey: ['parts'] });
  });

  it('is made once for two presses, also in one moment, and can be made again once answered', async () => {
    const ends: (() => void)[] = [];
    const first = new Promise<string>((resolve) => ends.push(() => resolve('first')));
    const answers = [first, Promise.resolve('second')];
    const { run, onDone, person, idOf } = open(async () => answers.shift() ?? 'third');
    await enter(person, labelled('People'), '10');
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByRole('button', { name: 'Giving...' })).toBeDisabled();
    await person.click(press('As a draft'));
    await person.type(labelled('People'), '{Enter}');
    expect(run).toHaveBeenCalledOnce();
    for (const end of ends) end();
    await waitFor(() => expect(press()).toBeEnabled());
    await person.click(press());
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    expect(onDone.mock.calls.map(([answer]) => answer)).toEqual(['first', 'second']);
    expect(idOf(1)).not.toBe(idOf(0));
  });

  it.each([
    ['done', async () => 'done', 'It is done.'],
    ['failed', async () => Promise.reject(unreachable), 'It was not done.'],
  ])(
    'that ends after the form was closed says so, and does no more: %s',
    async (_how, end, words) => {
      const ends: (() => void)[] = [];
      const { run, onDone, said, unmount, client, person } = open(
        async () => new Promise((resolve) => ends.push(() => resolve(end()))),
      );
      const stale = vi.spyOn(client, 'invalidateQueries');
      await enter(person, labelled('People'), '10');
      await person.click(press());
      await waitFor(() => expect(run).toHaveBeenCalledOnce());
      unmount();
      for (const answer of ends) answer();
      await waitFor(() => expect(said.flatMap(({ mock }) => mock.calls)).toEqual([[words]]));
      expect(stale).toHaveBeenCalledOnce();
      expect(onDone).not.toHaveBeenCalled();
    },
  );

  it('of another button is told so, and is another one than that of the first', async () => {
    const { run, person, idOf } = open(failing(unreachable));
    await enter(person, labelled('People'), '10');
    await person.click(press('As a draft'));
    await screen.findByText('It was not done.');
    await waitFor(() => expect(press()).toBeEnabled());
    await person.click(press());
    await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
    expect(run.mock.calls.map(([, , to]) => to)).toEqual(['draft', undefined]);
    expect(idOf(1)).not.toBe(idOf(0));
  });

  it('is not made by Enter where no button sends', async () => {
    const { run, person } = open(async () => 'done', { action: '' });
    await enter(person, labelled('People'), '10');
    fireEvent.submit(screen.getByRole('form'));
    await person.click(press('As a draft'));
    await waitFor(() => expect(run.mock.calls.map(([, , to]) => to)).toEqual(['draft']));
  });
});

describe('values that are wrong', () => {
  it('are not sent: each is said at its input, the first is gone to, and what is typed takes it back', async () => {
    const { run, person } = open(async () => 'done');
    await person.clear(labelled('Name'));
    await enter(person, labelled('Note'), 'x'.repeat(5000));
    await person.click(press());
    expect(await screen.findByText(adminKit.errors.empty)).toBeVisible();
    expect(labelled('Name')).toHaveFocus();
    expect(labelled('People')).toHaveAccessibleDescription(adminKit.errors.count(1, 50));
    expect(labelled('Note')).toHaveAccessibleDescription(/^Use at most 30 characters.*gate\.$/);
    expect(labelled('Note')).toHaveValue('x'.repeat(5000));
    await person.keyboard('R');
    expect(screen.queryByText(adminKit.errors.empty)).toBeNull();
    expect(run).not.toHaveBeenCalled();
  });

  it('together break a rule, which is said at one of them', async () => {
    const { run, person } = open(async () => 'done');
    await enter(person, labelled('People'), '13');
    await person.click(press());
    expect(await screen.findByText('Too many.')).toBeVisible();
    expect(labelled('People')).toHaveFocus();
    await person.keyboard('{Backspace}{Enter}');
    await waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it('are said below where their input is not shown', async () => {
    const { person } = open(failing(refusal('PT422', 'No notes now.', 'p_note')), {
      isNoteShown: false,
    });
    await enter(person, labelled('People'), '10');
    await person.click(press());
    expect(await screen.findByText('Note: No notes now.')).toHaveFocus();
  });
});

describe('a call that is refused', () => {
  it.each(['p_people', 'people'])('for a value says it at its input: %s', async (hint) => {
    const { onDone, person } = open(failing(refusal('PT422', 'Only 9 are left.', hint)));
    await enter(person, labelled('People'), '10');
    await person.click(press());
    expect(await screen.findByText('Only 9 are left.')).toBeVisible();
    expect(labelled('People')).toHaveAccessibleDescription('Only 9 are left.');
    expect(labelled('People')).toHaveFocus();
    expect(onDone).not.toHaveBeenCalled();
    await person.keyboard('{Backspace}');
    expect(screen.queryByText('Only 9 are left.')).toBeNull();
    expect(labelled('Name')).toHaveValue('Ritu');
  });

  it.each([
    ['a value that the form does not have', refusal('PT422', 'The order has no id.', 'id')],
    ['a name of every object', refusal('PT422', 'The order has no id.', 'constructor')],
    ['what was done meanwhile', refusal('PT409', 'The order has no id.', 'people')],
  ])('for %s says it beside the button, until something is typed', async (_what, error) => {
    const { person } = open(failing(error));
    await enter(person, labelled('People'), '10');
    await person.click(press());
    expect(await screen.findByText('The order has no id.')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('The order has no id.');
    await person.type(labelled('People'), '{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a call without an answer', () => {
  it('keeps what was typed, and each try has the same id until the values are others', async () => {
    const server = new DataError({ code: 'XX000', message: 'relation does not exist' }, 500);
    const { onDone, person, idOf } = open(failing(unreachable, server, unreachable));
    await enter(person, labelled('People'), '10');
    for (let tries = 0; tries < 2; tries += 1) {
      await person.click(press());
      expect(await screen.findByText('It was not done.')).toHaveFocus();
      expect(labelled('People')).toHaveValue('10');
      await waitFor(() => expect(press()).toBeEnabled());
    }
    await person.type(labelled('People'), '{Backspace}1');
    await person.click(press());
    expect(await screen.findByText('It was not done.')).toBeVisible();
    await waitFor(() => expect(press()).toBeEnabled());
    await person.click(press());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(idOf(1)).toBe(idOf(0));
    expect(idOf(2)).not.toBe(idOf(1));
    expect(idOf(3)).toBe(idOf(2));
  });
});
