import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuickEnquiry } from './QuickEnquiry.tsx';

it('a visitor goes from Quick Enquiry to the form, or calls', () => {
  render(<QuickEnquiry />);
  expect(screen.getByRole('heading', { name: 'Quick Enquiry' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Start your enquiry' });
  expect(link).toHaveAttribute('href', '/contact#enquiry');
  expect(link).toHaveAttribute('data-enquiry', '');
  expect(screen.getByRole('link', { name: /^or call/ })).toHaveAttribute(
    'href',
    'tel:+916125550142',
  );
});
