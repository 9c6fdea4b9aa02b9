import { render } from '@testing-library/react';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { site } from '@/content/site.ts';
import { contactOf } from '@/shared/data/contact.ts';
import type { SiteState } from '@/shared/data/siteState.ts';
import { fakeBackend } from '../../../../tests/builders/fakeBackend.ts';
import { builtWith, SitePage } from '../../../../tests/builders/sitePage.tsx';
import { PrintHead } from './PrintHead.tsx';

beforeEach(() => void fakeBackend({}));
afterEach(() => vi.unstubAllGlobals());

/** The two lines of contact details. */
function linesFor(contact: SiteState['contact']) {
  const { container } = render(
    <SitePage data={builtWith({ contact })}>
      <PrintHead />
    </SitePage>,
  );
  return [...container.querySelectorAll('div > p')].map((line) => line.textContent);
}

it('prints every phone and email, and the address without the company’s name', () => {
  const phone = ['98350 00001', '98350 00002'];
  const address = [site.name, '14 Ashok Toran Marg', 'Patna'];
  expect(linesFor({ phone, email: ['a@b.example'], address })).toEqual([
    '98350 00001 · 98350 00002 · a@b.example',
    '14 Ashok Toran Marg, Patna',
  ]);
});

it('falls back to site.ts for each list that is empty', () => {
  expect(linesFor({ phone: [], email: ['a@b.example'], address: [] })).toEqual([
    [...site.phones, 'a@b.example'].join(' · '),
    contactOf(null).address,
  ]);
});
