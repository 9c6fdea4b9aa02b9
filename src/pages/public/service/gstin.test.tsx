import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as SiteFacts from '@/content/site.ts';
import { fakeBackend } from '../../../../tests/builders/fakeBackend.ts';
import { builtWith, SitePage } from '../../../../tests/builders/sitePage.tsx';

const firm: { gstin: string | null } = { gstin: null };

vi.mock('@/content/site.ts', async (original) => {
  const real = await original<typeof SiteFacts>();
  const site = Object.defineProperty({ ...real.site }, 'gstin', { get: () => firm.gstin });
  return { ...real, site };
});

/** Renders the note of the corporate page, the contact page and the footer. */
async function showPages(): Promise<void> {
  const { Footer } = await import('@/features/navigation/public/Footer.tsx');
  const { default: ContactPage } = await import('../ContactPage.tsx');
  const { default: CorporatePage } = await import('./CorporatePage.tsx');
  render(
    <SitePage data={builtWith({})}>
      <CorporatePage />
      <ContactPage />
      <Footer />
    </SitePage>,
  );
}

beforeEach(() => void fakeBackend({}));
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the GST number is next to the invoice note, on the contact page and in the footer', async () => {
  firm.gstin = '10AABCM1234F1Z5';
  await showPages();
  const places = screen
    .getAllByText('GSTIN 10AABCM1234F1Z5')
    .map(({ parentElement }) => parentElement?.closest('aside, section, footer'));
  expect(places.map((place) => place?.tagName)).toEqual(['ASIDE', 'SECTION', 'FOOTER']);
  expect(places[0]).toHaveTextContent('One invoice, with GST');
});

it('the corporate page shows where to send a request for quotations', async () => {
  await showPages();
  const line = screen.getByText(/^Send your RFQ to/);
  expect(within(line).getByRole('link', { name: 'hello@mandap.example' })).toHaveAttribute(
    'href',
    'mailto:hello@mandap.example',
  );
});

it('no GST number is mentioned without one', async () => {
  firm.gstin = null;
  await showPages();
  expect(screen.queryByText(/^GSTIN/)).toBeNull();
});
