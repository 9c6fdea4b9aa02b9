import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { privacyPolicy, termsConditions } from '@/content/en/legal.ts';
import { site } from '@/content/site.ts';
import { contactOf } from '@/shared/data/contact.ts';
import { pageJsonLd } from '@/shared/seo/pageJsonLd.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { builtWith, SitePage } from '../../../tests/builders/sitePage.tsx';
import { LegalArticle } from './public/LegalArticle.tsx';

const contact = {
  phone: [],
  email: [],
  address: [`${site.name}, 12 Church Road`, 'Ranchi, Jharkhand 834001'],
};
const ADDRESS = '12 Church Road, Ranchi, Jharkhand 834001';

beforeEach(() => void fakeBackend({}));
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['privacy policy', privacyPolicy],
  ['terms', termsConditions],
])('the %s shows the address of the contact details', (_page, text) => {
  render(
    <SitePage data={builtWith({ contact })}>
      <LegalArticle text={text} />
    </SitePage>,
  );
  expect(screen.getAllByText(new RegExp(`${site.name}, ${ADDRESS}`))).not.toEqual([]);
  expect(document.body.textContent).not.toContain(site.address.street);
  expect(document.body.textContent).not.toContain('{address}');
});

it('structured data has the same address', () => {
  const data = JSON.stringify(pageJsonLd('https://mandap.example', '/contact', contactOf(contact)));
  expect(data).toContain(`"streetAddress":"${ADDRESS}"`);
  expect(data).toContain('"postalCode":"834001"');
});

it.each([null, { phone: [], email: [], address: [] }])(
  'nothing kept: the one of site.ts, %j',
  (kept) => {
    expect(contactOf(kept).address).toBe(
      `${site.address.street}, ${site.address.city}, ${site.address.state} ${site.address.postcode}`,
    );
  },
);
