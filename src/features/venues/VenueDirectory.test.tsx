import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { type Answers, type Call, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { VenueDirectory } from './public/VenueDirectory.tsx';
import { venueOf } from './venue.fixture.ts';

const LIST = '/services/venuesinpatna';
const SEARCH = 'POST /rest/v1/rpc/search_venues';
const VENUES = 'GET /rest/v1/venues';
const halls = ['Kesar Kunj', 'Neem Chhaon'].map((name, place) =>
  venueOf({ id: `d0000000-0000-4000-8000-00000000060${place}`, name }),
);
const asked = ({ body }: Call): Record<string, unknown> => Object(body);
const found = (total: number) => ({
  body: halls.map((venue) => ({ ...venue, total_count: total })),
});

/** Fourteen venues; five for 1000 guests, three of those with air conditioning. */
const search = (call: Call) => {
  const { p_guests: guests, p_ac: ac } = asked(call);
  return found(guests === 1000 ? (ac === true ? 3 : 5) : 14);
};

function open(address: string, answers: Answers = {}) {
  window.history.replaceState(null, '', address);
  const backend = fakeBackend({
    'POST /rest/v1/rpc/venue_areas': { body: [{ area: 'Gola Road', venues: 2 }] },
    [SEARCH]: search,
    [VENUES]: { body: halls },
    ...answers,
  });
  render(
    <SnapshotProvider value={{ siteUrl: 'https://mandap.example', builtAt: '', data: {} }}>
      <BrowserRouter>
        <VenueDirectory />
      </BrowserRouter>
    </SnapshotProvider>,
  );
  return { ...backend, person: userEvent.setup() };
}
const searches = (calls: readonly Call[]) => calls.filter(({ route }) => route === SEARCH);
const lastSearch = (calls: readonly Call[]) => searches(calls).map(asked).at(-1);
const address = () => window.location.pathname + window.location.search;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a visitor who looks for a venue', () => {
  it('leaves a field by pressing the next one: both count', async () => {
    const { person, calls } = open(LIST);
    expect(await screen.findByText('14 venues found')).toBeVisible();
    await person.type(screen.getByLabelText('Guests'), '1000');
    // One press: the field is left and the box ticked before the next render.
    act(() => {
      screen.getByLabelText('Guests').blur();
      screen.getByLabelText('Air-conditioned').click();
    });
    expect(await screen.findByText('3 venues found')).toBeVisible();
    expect(address()).toBe(`${LIST}?guests=1000&ac=1`);
    expect(lastSearch(calls)).toMatchObject({ p_guests: 1000, p_ac: true });
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeInTheDocument();
  });

  it('sees a box ticked at once, before any other work', async () => {
    open(LIST);
    const box = await screen.findByLabelText<HTMLInputElement>('Air-conditioned');
    box.click();
    // React has answered the event by then, but has not yet rendered the page of the new address.
    await Promise.resolve();
    expect(box.checked).toBe(true);
    await expect.poll(address).toBe(`${LIST}?ac=1`);
  });

  it('by an address that a friend sent finds its filters set, and clears them', async () => {
    const { person, calls } = open(
      `${LIST}?area=gola-road&plate=1000&food=nonveg&caterer=1&sort=price`,
    );
    await screen.findByText('14 venues found');
    expect(lastSearch(calls)).toMatchObject({
      p_area: 'Gola Road',
      p_max_plate_paise: 100_000,
      p_food: 'nonveg',
      p_outside_caterer: true,
      p_sort: 'price',
      p_offset: 0,
    });
    expect(screen.getByLabelText('Area')).toHaveValue('Gola Road');
    expect(screen.getByLabelText('Sort by')).toHaveValue('price');
    await person.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await expect.poll(address).toBe(LIST);
    expect(screen.getByLabelText('Area')).toHaveValue('');
  });

  it('clears an event chosen alone', async () => {
    const { person } = open(`${LIST}?event=wedding`);
    await expect.poll(() => screen.getByLabelText('Your event')).toHaveValue('Wedding');
    await person.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await expect.poll(address).toBe(LIST);
  });

  it('by an address without sense filters nothing, and past the end reads the last page', async () => {
    const { calls } = open(`${LIST}?area=%3Cscript%3E&guests=-1&type=cave&page=9999`);
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(lastSearch(calls)).not.toHaveProperty('p_guests');
    expect(lastSearch(calls)).toMatchObject({ p_limit: 12, p_offset: 9998 * 12 });
    expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  });

  it('turns the page and reads on at the head of the list', async () => {
    const { person, calls } = open(LIST);
    await person.click(await screen.findByRole('link', { name: 'Next' }));
    expect(address()).toBe(`${LIST}?page=2`);
    await expect.poll(() => lastSearch(calls)).toMatchObject({ p_offset: 12 });
    expect(screen.getByRole('heading', { name: 'Venues', level: 3 })).toHaveFocus();
  });

  it('where none fits is told to take out a filter', async () => {
    const { person } = open(`${LIST}?guests=99000`, {
      [SEARCH]: (call) => (asked(call)['p_guests'] === 99_000 ? { body: [] } : found(14)),
    });
    expect(await screen.findByText('No venue found')).toBeVisible();
    expect(screen.getByText('0 venues found')).toBeVisible();
    const clear = screen.getAllByRole('button', { name: 'Clear all filters' });
    expect(clear).toHaveLength(2);
    await person.click(clear[1] ?? document.body);
    expect(await screen.findByText('14 venues found')).toBeVisible();
  });

  it('where nothing is listed at all gets no advice to take out a filter', async () => {
    open(LIST, { [SEARCH]: { body: [] } });
    expect(await screen.findByText('No venues are listed yet')).toBeVisible();
    expect(screen.queryByText(/Try removing a filter/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Clear all filters' })).toBeDisabled();
  });

  it('reads that the venues could not be loaded, and tries again', async () => {
    const { person, change } = open(`${LIST}?type=lawn`, {
      [SEARCH]: { status: 400, body: { message: 'down' } },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The venues could not be loaded.');
    change({ [SEARCH]: search });
    await person.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('14 venues found')).toBeVisible();
  });
});

const choose = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(await screen.findByRole('button', { name: `Shortlist ${name}` }));

describe('the shortlist', () => {
  it('fills the enquiry in from the filters', async () => {
    const { person } = open(`${LIST}?area=gola-road&guests=300&event=corporate-event`);
    await choose(person, 'Kesar Kunj');
    const ask = await screen.findByRole('link', { name: 'Enquire for this venue' });
    const known = new URLSearchParams(ask.dataset['enquiryKnown']);
    expect(Object.fromEntries(known)).toMatchObject({
      eventType: 'Corporate Event',
      location: 'Gola Road, Patna',
      guestCount: '300',
    });
    expect(ask.dataset['enquiryDetails']).toMatch(/Kesar Kunj, Gola Road$/);
  });

  it('shows which of its venues are gone, and leaves them out of the enquiry', async () => {
    const { person } = open(LIST, {
      [VENUES]: { body: halls.filter(({ name }) => name === 'Kesar Kunj') },
    });
    await choose(person, 'Kesar Kunj');
    await choose(person, 'Neem Chhaon');
    expect(await screen.findByText('No longer listed: Neem Chhaon.')).toBeVisible();
    const ask = screen.getByRole('link', { name: 'Enquire for this venue' });
    expect(ask.dataset['enquiryDetails']).toMatch(/^[^]*Kesar Kunj, Gola Road$/);
    await person.click(screen.getByRole('button', { name: 'Remove from the shortlist' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Shortlist (1)' })).toBeInTheDocument(),
    );
  });
});
