import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pages } from '@/content/en/pages.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import type { GarbaEdition } from './data/edition.ts';
import { editionOf } from './edition.fixture.ts';
import { GarbaView } from './public/GarbaView.tsx';

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

afterEach(() => vi.useRealTimers());

describe('a visitor of the garba page', () => {
  it.each([
    ['announced', 'Announced', /not fixed yet/, 'Tell me when passes open'],
    ['on_sale', 'Passes on sale', /^Passes are on sale at our office/, 'Ask for passes'],
    ['sold_out', 'Sold out', /^All passes are sold/, 'Ask for passes that come back'],
    ['ended', 'Over for this year', /^This edition is over/, 'Tell me about the next one'],
  ] as const)('is told what holds while it is %s', (status, label, passes, button) => {
    show({ status, passNote: 'Season pass for a family of four.' });
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.getByText(passes)).toBeVisible();
    const [ask] = screen.getAllByRole('link', { name: button });
    expect(ask).toHaveAttribute('href', '/contact?service=raas-garba#enquiry');
    expect(ask).toHaveAttribute('data-enquiry-details', expect.stringContaining('Raas Garba 2027'));
    expect(screen.queryAllByText('Season pass for a family of four.')).toHaveLength(
      status === 'ended' ? 0 : 1,
    );
    expect(screen.queryByRole('button', { name: /buy|pay|book/i })).toBeNull();
  });

  it('reads the day on which passes go on sale, until it has come', () => {
    show({ passesFrom: '2027-08-21' });
    expect(screen.getByText('Passes go on sale on Sat, 21 Aug 2027.')).toBeVisible();
  });

  it('is not told of a day that has gone by', () => {
    show({ passesFrom: '2027-05-21' });
    expect(screen.queryByText(/21 May 2027/)).toBeNull();
  });

  it('sees an edition as over once its last night is, with its pictures', () => {
    show({ status: 'on_sale', recap: { id: 'a1', title: 'Nights' } }, '2027-10-09T00:31:00+05:30');
    expect(screen.getByText('Over for this year')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look at the pictures: Nights' })).toHaveAttribute(
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
    expect(first).toHaveTextContent('Gates6:00 pmBegins7:00 pmUntil10:30 pm');
    expect(within(first).getByText('A dhol team')).toBeVisible();
    expect(within(second).getByText('Night 2')).toBeVisible();
    expect(second).toHaveTextContent('Begins7:00 pmUntil12:30 am');
  });

  it('finds what is not known yet said, and no empty part', () => {
    show({ nights: [], venue: '', address: '', mapUrl: null });
    expect(screen.getByText('Dates are announced here')).toBeVisible();
    expect(screen.getByText('Venue is announced here')).toBeVisible();
    expect(screen.getByText(/nights and who plays on them are announced/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'How to get there' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Questions' })).toBeNull();
  });

  it('gets no link that the site may not set', () => {
    show({ mapUrl: 'javascript:alert(1)' });
    expect(screen.queryByRole('link', { name: /map/i })).toBeNull();
  });
});
