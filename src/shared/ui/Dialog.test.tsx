import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Enquiry({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Book Now
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Quick Enquiry"
        dismissible={dismissible}
      >
        <input aria-label="Full Name" />
      </Dialog>
    </>
  );
}

async function openDialog(dismissible = true): Promise<HTMLElement> {
  render(<Enquiry dismissible={dismissible} />);
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  return screen.getByRole('dialog', { name: 'Quick Enquiry' });
}

const isOpen = () => screen.queryByRole('dialog') !== null;
const escape = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event('cancel', { cancelable: true }));

describe('a dialog', () => {
  it('announces its title and locks the page behind', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Quick Enquiry' })).toHaveFocus();
    expect(document.documentElement).toHaveClass('scroll-locked');
  });

  it('returns the focus to the opener', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Book Now' })).toHaveFocus();
    expect(document.documentElement).not.toHaveClass('scroll-locked');
  });

  it('closes on Esc', async () => {
    escape(await openDialog());
    expect(isOpen()).toBe(false);
  });

  it('closes on a press on the backdrop, but not on selecting text that ends there', async () => {
    const dialog = await openDialog();
    fireEvent.pointerDown(screen.getByLabelText('Full Name'));
    fireEvent.click(dialog);
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(isOpen()).toBe(false);
  });

  it('stays open while an enquiry is being sent', async () => {
    const dialog = await openDialog(false);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    escape(dialog);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(isOpen()).toBe(true);
  });
});
