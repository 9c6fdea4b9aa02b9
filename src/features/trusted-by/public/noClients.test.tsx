import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type * as TrustedByText from '@/content/en/trustedBy.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { ClientList } from './ClientList.tsx';
import { TrustedBy } from './TrustedBy.tsx';

vi.mock('@/content/en/trustedBy.ts', async (original) => ({
  ...(await original<typeof TrustedByText>()),
  clients: [],
}));

it('a firm that has no client to name shows no row of logos, and no list on the about page', () => {
  const { container } = render(
    <MemoryRouter>
      <PreferencesProvider>
        <TrustedBy />
        <ClientList />
      </PreferencesProvider>
    </MemoryRouter>,
  );
  expect(screen.queryByRole('region', { name: 'Our clients' })).toBeNull();
  expect(container.querySelector('#clients')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Top 3 Eventers' })).toBeVisible();
});
