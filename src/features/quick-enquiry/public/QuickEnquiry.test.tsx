import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { builtWith, SitePage } from '../../../../tests/builders/sitePage.tsx';
import { QuickEnquiry } from './QuickEnquiry.tsx';

it('Quick Enquiry links to the form and the phone', () => {
  const contact = { phone: ['98350 00000'], email: [], address: [] };
  render(
    <SitePage data={builtWith({ contact })}>
      <QuickEnquiry />
    </SitePage>,
  );
  expect(screen.getByRole('heading', { name: 'Quick Enquiry' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Start your enquiry' });
  expect(link).toHaveAttribute('href', '/contact#enquiry');
  expect(link).toHaveAttribute('data-enquiry', '');
  expect(screen.getByRole('link', { name: 'or call 98350 00000' })).toHaveAttribute(
    'href',
    'tel:+919835000000',
  );
});
