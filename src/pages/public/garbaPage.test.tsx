import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { editionOf } from '@/features/garba/edition.fixture.ts';
import RaasGarbaPage from './RaasGarbaPage.tsx';

const EDITIONS = 'GET /rest/v1/garba_editions';

function open(answers: Answers) {
  const backend = fakeBackend(answers);
  render(
    <HelmetProvider>
      <SitePage at="/raas-garba">
        <RaasGarbaPage />
      </SitePage>
    </HelmetProvider>,
  );
  return backend;
}

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('has a message where the nights could not be loaded, and loads on another try', async () => {
  const { change } = open({ [EDITIONS]: { status: 400, body: { message: 'canceled' } } });
  const failed = 'The garba nights could not be loaded.';
  expect(await screen.findByRole('heading', { name: failed })).toBeVisible();
  change({ [EDITIONS]: { body: [editionOf({})] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Raas Garba 20\d\d$/);
});

it('is the page of the next garba while none is announced', async () => {
  open({ [EDITIONS]: { body: [] } });
  expect(await screen.findByText(/^The next garba is not announced yet\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Raas Garba' })).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^Raas Garba in Patna/);
});
