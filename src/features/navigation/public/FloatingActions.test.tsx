import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { builtWith, SitePage } from '../../../../tests/builders/sitePage.tsx';
import { FloatingActions } from './FloatingActions.tsx';

function scrollTo(pixels: number): void {
  act(() => {
    window.scrollTo(0, pixels);
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Contact details: the second number takes calls, the third has WhatsApp. */
const contact = {
  phone: ['+91 612 555 0142', '98350 00001', '098350 00002'],
  email: [],
  address: [],
  call_phone: '98350 00001',
  whatsapp_phone: '098350 00002',
};
const showBar = () =>
  render(
    <SitePage data={builtWith({ contact })}>
      <FloatingActions />
    </SitePage>,
  );

const toTop = () => screen.queryByRole('button', { name: 'Back to the top' });

/** What is drawn where the button would be. */
let below: Element[] = [];
beforeEach(() => {
  below = [];
  document.elementsFromPoint = () => below;
});
afterEach(() => window.scrollTo(0, 0));

it('offers to go back to the top after 400 px', async () => {
  showBar();
  expect(toTop()).toBeNull();
  scrollTo(400);
  expect(toTop()).toBeNull();
  scrollTo(401);
  const scroll = vi.spyOn(window, 'scrollTo');
  await userEvent.click(screen.getByRole('button', { name: 'Back to the top' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0 });
  scrollTo(0);
  expect(toTop()).toBeNull();
});

it('is not there while a form would be under it', () => {
  showBar();
  const form = document.createElement('form');
  below = [document.createElement('button'), form];
  scrollTo(500);
  expect(toTop()).toBeNull();
  below = [document.body];
  scrollTo(600);
  expect(toTop()).toBeVisible();
});

it('offers call, chat and enquiry in the bottom bar', () => {
  showBar();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919835000001');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919835000002?text=Namaste%2C%20I%20would%20like%20to%20plan%20an%20event.',
  );
  expect(screen.getByRole('link', { name: 'Enquire' })).toHaveAttribute('href', '/contact#enquiry');
});
