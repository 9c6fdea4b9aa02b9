import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as TrustedByText from '@/content/en/trustedBy.ts';
import { ClientList } from './ClientList.tsx';
import { SitePage } from '../../../../tests/builders/sitePage.tsx';
import { TrustedBy } from './TrustedBy.tsx';

vi.mock('@/content/en/trustedBy.ts', async (original) => ({
  ...(await original<typeof TrustedByText>()),
  clients: [],
}));

it('without clients there is no row of logos, and no list on the about page', () => {
  const { container } = render(
    <SitePage>
      <TrustedBy />
      <ClientList />
    </SitePage>,
  );
  expect(screen.queryByRole('region', { name: 'Our clients' })).toBeNull();
  expect(container.querySelector('#clients')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Top 3 Eventers' })).toBeVisible();
});
