import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pages } from '@/content/en/pages.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import type { GarbaEdition } from './data/edition.ts';
import { editionOf } from './edition.fixture.ts';
import { GarbaView } from './public/GarbaView.tsx';

const none = { image_url: null, width: null, height: null };

/** The page of an edition at a moment. */
function show(more: Partial<GarbaEdition>, now = '2027-06-01T12:00:00Z') {
  vi.useFakeTimers({ now: new Date(now) });
  render(
    <SnapshotProvider value={{ siteUrl: 'https://mandap.example', builtAt: now, data: {} }}>
      <MemoryRouter>
        <GarbaView edition={editionOf(more)} intro={pages.raasGarba.intro} />
      </MemoryRouter>
    </SnapshotProvider>,
  );
}

beforeEach(() => {
  fakeBackend({ 'GET /rest/v1/rpc/get_site_state': 'silent' });
});
afterEach(() => vi.useRealTimers());

describe('a visitor of the garba page', () => {
  it.each([
    ['announced', 'Announced', /not fixed yet/, 'Notify me about passes'],
    ['on_sale', 'Passes on sale', /^Passes are on sale at our office/, 'Ask for passes'],
    ['sold_out', 'Sold out', /^All passes are sold/, 'Tell me if passes become available'],
    ['ended', 'Over for this year', /^This edition is over/, 'Tell me about the next one'],
  ] as const)('reads what holds while it is %s', (status, label, passes, button) => {
    show({ status, pass_note: 'Season pass for a family of four.' });
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText(passes)).toBeVisible();
    const [ask] = screen.getAllByRole('link', { name: button });
    expect(ask).toHaveAttribute('href', '/contact?service=raas-garba#enquiry');
    expect(ask).toHaveAttribute('data-enquiry-details', expect.stringContaining('Raas Garba 2027'));
    expect(ask?.dataset['interest']).toBe(status === 'announced' ? 'e1' : undefined);
    expect(screen.queryAllByText('Season pass for a family of four.')).toHaveLength(
      status === 'ended' ? 0 : 1,
    );
    expect(screen.queryByRole('button', { name: /buy|pay|book/i })).toBeNull();
  });

  it('is not told that this website sells no passes where it has kinds of them', () => {
    show({ status: 'on_sale', pass_kinds: [{ id: 'k1', sale_from: null }] });
    expect(screen.getByText(/^Passes are on sale at our office/)).toBeVisible();
    expect(screen.queryByText(/does not sell passes/)).toBeNull();
  });

  it('reads that a night is called off, and where its passes are', () => {
    const [first, ...rest] = editionOf({}).garba_nights;
    if (!first) throw new Error('The edition has no night.');
    show({ garba_nights: [{ ...first, cancelled_at: '2027-05-30T10:00:00Z' }, ...rest] });
    expect(screen.getAllByText(/Called off/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'See what happens to it' })).toHaveAttribute(
      'href',
      '/passes',
    );
  });

  it('reads the day on which passes go on sale, until it has come', () => {
    show({ passes_from: '2027-08-21' }, '2027-08-20T23:59:59+05:30');
    expect(screen.getByText('On sale from 21 Aug 2027')).toBeVisible();
    expect(screen.getByText('Passes go on sale on Sat, 21 Aug 2027.')).toBeVisible();
    expect(screen.queryByText('Announced')).toBeNull();
  });

  it('reads the day from which the first kind is sold, and can be told, while none is', () => {
    const kinds = ['2026-12-07T03:24:00Z', '2026-12-08T03:24:00Z'].map((sale_from, index) => ({
      id: `k${index}`,
      sale_from,
    }));
    show({ status: 'on_sale', pass_kinds: kinds }, '2026-12-07T08:53:00+05:30');
    expect(screen.getByText('On sale from 7 Dec 2026')).toBeVisible();
    expect(screen.getByText('Passes go on sale on Mon, 7 Dec 2026.')).toBeVisible();
    const asks = screen.getAllByRole('link', { name: 'Notify me about passes' });
    expect(asks.map(({ dataset }) => dataset['interest'])).toEqual(['e1', 'e1']);
    expect(screen.queryByText('Passes and prices')).toBeNull();
  });

  it('reads that passes are on sale once that day has come, and asks for them', () => {
    show({ passes_from: '2027-08-21' }, '2027-08-21T00:00:00+05:30');
    expect(screen.getByText('Passes on sale')).toBeVisible();
    expect(screen.queryByText(/21 Aug 2027/)).toBeNull();
    const [ask] = screen.getAllByRole('link', { name: 'Ask for passes' });
    expect(ask).not.toHaveAttribute('data-interest');
  });

  it('sees an edition as over once its last night is, with its pictures', () => {
    show({ status: 'on_sale', albums: { id: 'a1', title: 'Nights' } }, '2027-10-09T00:31:00+05:30');
    expect(screen.getByText('Over for this year')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the pictures: Nights' })).toHaveAttribute(
      'href',
      '/portfolio/a1',
    );
  });

  it('reads each night with Patna’s times, and which of them is over', () => {
    show({}, '2027-10-08T10:00:00Z');
    const [first, second] = screen.getAllByText(/^Night \d/).map((text) => text.closest('li'));
    if (!first || !second) throw new Error('a night is missing');
    expect(within(first).getByText('Night 1 · Over')).toBeVisible();
    expect(first).toHaveTextContent('Thu, 7 Oct 2027');
    expect(first).toHaveTextContent('Gates open6:00 pmStarts7:00 pmEnds10:30 pm');
    expect(within(first).getByText('A dhol team')).toBeVisible();
    expect(within(second).getByText('Night 2')).toBeVisible();
    expect(second).toHaveTextContent('Starts7:00 pmEnds12:30 am');
  });

  it('finds what is not known yet said, and no empty part', () => {
    show({ garba_nights: [], venue: '', address: '', map_url: null });
    expect(screen.getByText('Dates will be announced here')).toBeVisible();
    expect(screen.getByText('Venue will be announced here')).toBeVisible();
    expect(screen.getByText(/nights and the artists will be announced/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'How to get there' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Questions' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Our sponsors' })).toBeNull();
  });

  it('reads who supports the nights, with a way to them', () => {
    const logo = { image_url: '/pictures/diya.jpg', width: 400, height: 200 };
    show({
      garba_sponsors: [
        { id: 's1', name: 'Sample Sweets', link_url: 'https://sweets.example/', ...logo },
        { id: 's2', name: 'Sample Silks', link_url: null, ...none },
      ],
    });
    const sponsors = screen.getByRole('region', { name: 'Our sponsors' });
    expect(within(sponsors).getByRole('link', { name: /^Sample Sweets/ })).toHaveAttribute(
      'href',
      'https://sweets.example/',
    );
    expect(within(sponsors).getByText('Sample Silks')).toBeVisible();
    expect(within(sponsors).getAllByRole('link')).toHaveLength(1);
  });

  it('gets no link that the site may not set', () => {
    const link = 'javascript:alert(1)';
    show({
      map_url: link,
      garba_sponsors: [{ id: 's1', name: 'Odd Sponsor', link_url: link, ...none }],
    });
    expect(screen.queryByRole('link', { name: /map|Odd/i })).toBeNull();
  });
});
