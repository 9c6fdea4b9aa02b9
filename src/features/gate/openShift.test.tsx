import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { adminCheckIn as words } from '@/content/en/adminCheckIn.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { OpenShift } from './admin/OpenShift.tsx';

it.each([
  ['gate', 0],
  ['counter', 1],
  ['owner', 1],
] as const)('an account of the %s is offered %i box offices', async (role, offices) => {
  const night = {
    id: 'n1',
    edition: 'Raas Garba',
    date: '2027-10-07',
    headline: '',
    doors_at: null,
    starts_at: '19:00:00',
    ends_at: '23:00:00',
  };
  fakeBackend({ 'POST /rest/v1/rpc/gate_nights': { body: [{ ...night, is_cancelled: false }] } });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OpenShift
          user="u"
          role={role}
          onOpen={vi.fn<() => void>()}
          onSignOut={() => {}}
          renderLeftSale={(rest) => rest}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByLabelText(words.open.gate)).toBeVisible();
  expect(screen.queryAllByLabelText(words.open.kinds.counter)).toHaveLength(offices);
});
