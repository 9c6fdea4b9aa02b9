import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, describe, expect, it } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { CannotRestoreError, removeWithUndo } from './removal.ts';

afterEach(() => act(() => toast.remove()));

const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
const failing = (error: Error) => async () => {
  throw error;
};

describe('removing with Undo', () => {
  it('says what is removed, and takes it back once', async () => {
    let isRemoved = false;
    await removeWithUndo('Diwali Mela', async () => {
      isRemoved = true;
      return async () => {
        isRemoved = false;
      };
    });
    expect(await screen.findByText(/^Diwali Mela is removed\./)).toBeVisible();
    expect(isRemoved).toBe(true);
    await undo();
    expect(await screen.findByText('Diwali Mela is back.')).toBeVisible();
    expect(isRemoved).toBe(false);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('offers no Undo for what could not be removed', async () => {
    await removeWithUndo('Diwali Mela', failing(new Error('down')));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Diwali Mela could not be removed. Please try again.',
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each([
    [new Error('down'), 'It could not be undone. Please try again.'],
    [new CannotRestoreError('Ten are the most.'), 'Ten are the most.'],
    [
      new DataError({ code: '23505', message: 'duplicate key' }, 409),
      'Diwali Mela cannot come back: something else has its name or address by now. Change that first.',
    ],
  ])('says why it cannot come back: %s', async (error, words) => {
    await removeWithUndo('Diwali Mela', async () => failing(error));
    await undo();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});
