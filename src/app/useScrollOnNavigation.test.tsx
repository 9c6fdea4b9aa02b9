import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

const fragments = ['know', '%', '%E0%A4%A', '100%25', 'know%20'];

function Page() {
  useScrollOnNavigation();
  return fragments.map((one) => (
    <Link key={one} id={one === 'know' ? one : undefined} to={`/about#${one}`}>
      {one}
    </Link>
  ));
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

it('goes to a part of the page, and to the top for any other fragment, however it is written', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const intoView = vi.fn<() => void>();
  Element.prototype.scrollIntoView = intoView;
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  follow('know');
  expect(intoView).toHaveBeenCalledOnce();
  for (const one of fragments.slice(1)) follow(one);
  expect(scrollTo).toHaveBeenCalledTimes(4);
  expect(intoView).toHaveBeenCalledOnce();
});
