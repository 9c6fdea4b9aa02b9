import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

vi.mock('@/features/preferences/public/PreferencesDialog.tsx', () => {
  throw new TypeError('Failed to fetch');
});

it('a visitor whose preferences cannot be fetched can still enquire, once', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const overlays = await act(async () => import('./overlays.tsx'));
  act(() => overlays.openPreferences());
  await vi.waitFor(() => expect(reported).toHaveBeenCalled());
  reported.mockClear();
  act(() => overlays.openEnquiry('wedding', 'Two halls'));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  expect(await screen.findByDisplayValue('Two halls')).toBeInTheDocument();
});
