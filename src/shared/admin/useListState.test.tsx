import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { SearchBox, SelectFilter } from './ListFilters.tsx';
import { choiceRule, searchRule, useListState } from './useListState.ts';

const schema = v.object({ search: searchRule(20), show: choiceRule(['past', 'coming']) });
const options = [
  { value: 'past', label: 'Past' },
  { value: 'coming', label: 'Coming' },
] as const;

function Filters() {
  const { values, set } = useListState(schema);
  return (
    <>
      <output>{useLocation().search}</output>
      <SearchBox
        search={values.search}
        hint="Title"
        most={20}
        onSearch={(search) => set({ search }, true)}
      />
      <SelectFilter
        label="Show"
        value={values.show}
        options={options}
        onChange={(show) => set({ show })}
      />
    </>
  );
}

it('keeps both a search and a filter that is chosen before the search has come', async () => {
  render(<Filters />, { wrapper: MemoryRouter });
  await userEvent.type(screen.getByRole('searchbox'), 'gaya');
  const show = screen.getByLabelText<HTMLSelectElement>('Show');
  // As in a browser: `act` would render the change by each of them at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  show.focus();
  show.value = 'past';
  show.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
  expect(show.value).toBe('past');
  await vi.waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('?search=gaya&show=past'),
  );
  vi.unstubAllGlobals();
});
