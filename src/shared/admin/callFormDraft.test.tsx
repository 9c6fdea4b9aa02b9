import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CallForm } from './CallForm.tsx';
import { line } from './fields/texts.ts';
import { enter } from '../../../tests/builders/enter.ts';

const unreachable = new TypeError('Failed to fetch');

it('a form with a draft keeps what was typed, and the id of its try, over a closed dialog until it succeeds', async () => {
  const ids: string[] = [];
  const answers = [unreachable, unreachable, null];
  const run = async (_values: object, id: string) => {
    ids.push(id);
    const failure = answers.shift();
    if (failure) throw failure;
  };
  const show = () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <CallForm
          draft="a gift"
          fields={{ name: { ...line(20), label: 'Name' } }}
          call={run}
          action="Give"
          failed="Not done."
          onDone={() => {}}
        />
      </QueryClientProvider>,
    );
  const person = userEvent.setup();
  const give = async () => person.click(screen.getByRole('button', { name: 'Give' }));
  const first = show();
  await enter(person, screen.getByLabelText('Name'), 'Asha');
  await give();
  expect(await screen.findByText('Not done.')).toBeVisible();
  first.unmount();
  const second = show();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  await give();
  expect(await screen.findByText('Not done.')).toBeVisible();
  await give();
  await waitFor(() => expect(ids).toHaveLength(3));
  expect(new Set(ids).size).toBe(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Give' })).toBeEnabled());
  second.unmount();
  show();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
