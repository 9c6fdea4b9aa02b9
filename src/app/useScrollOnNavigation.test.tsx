import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

let go: (to: string) => void;
function Page() {
  useScrollOnNavigation();
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  return <p id="know">Before you come</p>;
}

it('goes to a part of the page, and to the top for any other fragment, however it is written', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const intoView = vi.fn<() => void>();
  Element.prototype.scrollIntoView = intoView;
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  act(() => go('/about#know'));
  expect(intoView).toHaveBeenCalledOnce();
  for (const hash of ['#%', '#%E0%A4%A', '#100%25', '#know%20']) act(() => go(`/about${hash}`));
  expect(scrollTo).toHaveBeenCalledTimes(4);
  expect(intoView).toHaveBeenCalledOnce();
});
