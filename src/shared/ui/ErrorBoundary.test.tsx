import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RouteError } from './RouteError.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Faulty(): never {
  throw new Error('A fault');
}

it('keeps the rest of the page if a part of the frame fails', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <MemoryRouter>
      <ErrorBoundary fallback={null}>
        <Faulty />
      </ErrorBoundary>
      <a href="tel:+916125550142">Call us</a>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Call us' })).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(reported).toHaveBeenCalled();
  reported.mockClear();
});

it('shows the fallback in its place', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <MemoryRouter>
      <ErrorBoundary fallback={<RouteError />}>
        <Faulty />
      </ErrorBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading')).toBeVisible();
  expect(reported).toHaveBeenCalled();
  reported.mockClear();
});
