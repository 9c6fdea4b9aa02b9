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

/** What a corporate buyer looks through: the corporate page's note, the contact page and the foot of every page. */
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

it('a buyer finds the GST number beside the invoice, on the contact page and in the footer', async () => {
  firm.gstin = '10AABCM1234F1Z5';
  await showPages();
  const places = screen
    .getAllByText('GSTIN 10AABCM1234F1Z5')
    .map(({ parentElement }) => parentElement?.closest('aside, section, footer'));
  expect(places.map((place) => place?.tagName)).toEqual(['ASIDE', 'SECTION', 'FOOTER']);
  expect(places[0]).toHaveTextContent('One invoice, with GST');
});

it('a buyer finds where to send the request for quotations', async () => {
  await showPages();
  const line = screen.getByText(/^Send your RFQ to/);
  expect(within(line).getByRole('link', { name: 'hello@mandap.example' })).toHaveAttribute(
    'href',
    'mailto:hello@mandap.example',
  );
});

it('nobody reads of a number that the firm does not have', async () => {
  firm.gstin = null;
  await showPages();
  expect(screen.queryByText(/^GSTIN/)).toBeNull();
});
