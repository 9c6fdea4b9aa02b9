import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import InterestDialog from './public/InterestDialog.tsx';

const RPC = 'POST /rest/v1/rpc/register_garba_interest';
const onClose = vi.fn<() => void>();
const refusal = (status: number, hint: string, message: string) => ({
  status,
  body: { code: `PT${status}`, hint, message },
});

async function fillAndSend(name = 'Ritu Kumari', phone = '98350 12345') {
  render(<InterestDialog edition="e1" onClose={onClose} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/Your name/), name);
  await user.type(screen.getByLabelText(/Phone/), phone);
  const send = async () => user.click(screen.getByRole('button', { name: 'Tell me' }));
  await send();
  return { user, send };
}

beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a visitor who waits for passes', () => {
  it('sends a name and a number, and reads what will happen', async () => {
    const { calls } = fakeBackend({ [RPC]: { status: 204 } });
    const { user } = await fillAndSend('  Ritu Kumari ');
    const done = await screen.findByRole('dialog', { name: 'You are on the list' });
    expect(within(done).getByText(/call 98350 12345 on the day passes go on sale/)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        p_id: expect.stringMatching(/^[\da-f-]{36}$/),
        p_edition_id: 'e1',
        p_name: 'Ritu Kumari',
        p_phone: '98350 12345',
        p_website: '',
      },
    ]);
    expect(localStorage.getItem('mandap:garba-interest')).toBeNull();
    await user.click(within(done).getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('whose connection is dead keeps what was typed, and sends it again under the same id', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { calls, change } = fakeBackend({ [RPC]: 'offline' });
    const { send } = await fillAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent('are still here');
    expect(screen.getByLabelText(/Phone/)).toHaveValue('98350 12345');
    expect(localStorage.getItem('mandap:garba-interest')).toContain('98350 12345');
    change({ [RPC]: { status: 204 } });
    await send();
    await screen.findByRole('dialog', { name: 'You are on the list' });
    const ids = calls.map(({ body }) => Reflect.get(Object(body), 'p_id'));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
  });

  it('who changes the number after a failure sends another one', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { calls, change } = fakeBackend({ [RPC]: 'offline' });
    const { user, send } = await fillAndSend();
    await screen.findByRole('alert');
    change({ [RPC]: { status: 204 } });
    await user.type(screen.getByLabelText(/Phone/), '{backspace}6');
    await send();
    await screen.findByRole('dialog', { name: 'You are on the list' });
    const ids = calls.map(({ body }) => Reflect.get(Object(body), 'p_id'));
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('reads beside its field what the database refuses', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    fakeBackend({ [RPC]: refusal(422, 'phone', 'Please give a phone number.') });
    await fillAndSend();
    await screen.findByText('Please correct the marked field and send again.');
    expect(screen.getByLabelText(/Phone/)).toHaveAccessibleDescription(/Please give a phone/);
    expect(screen.getByLabelText(/Phone/)).toHaveFocus();
  });

  it.each([
    refusal(422, 'edition', 'This list is closed.'),
    refusal(429, '', 'Too many numbers came from this connection.'),
  ])('reads in the database’s words why it cannot be: $body.message', async (answer) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    fakeBackend({ [RPC]: answer });
    await fillAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(answer.body.message);
  });

  it('is stopped before a number that cannot be dialled is sent', async () => {
    const { calls } = fakeBackend({});
    await fillAndSend('Ritu', '1234567');
    expect(await screen.findByText(/^Enter the phone number with 10 digits/)).toBeVisible();
    expect(calls).toEqual([]);
  });
});
