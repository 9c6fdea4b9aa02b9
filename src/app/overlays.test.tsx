import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { common } from '@/content/en/common.ts';

vi.mock('@/features/preferences/public/PreferencesDialog.tsx', () => {
  throw new TypeError('Failed to fetch');
});

it('the enquiry opens, once, even if the preferences fail to load', async () => {
  const reported = vi.spyOn(console, 'warn').mockReturnValue();
  const overlays = await act(async () => import('./overlays.tsx'));
  act(() => overlays.open({ preferences: true }));
  await vi.waitFor(() => expect(reported).toHaveBeenCalled(), { timeout: 10_000 });
  expect(await screen.findByText(common.notOpened)).toBeVisible();
  act(() => overlays.open({ enquiry: { service: 'wedding', details: 'Two halls' } }));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  expect(await screen.findByDisplayValue('Two halls')).toBeInTheDocument();
});
