import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { preferencesText } from '@/content/en/preferences.ts';
import { change } from '@/providers/preferences/preferencesStore.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { MemoryChoices } from './public/MemoryChoices.tsx';

afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

it('shows that nothing is counted with Do Not Track on, whatever was chosen', () => {
  change(() => ({ acceptedCookies: true }));
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  render(
    <PreferencesProvider>
      <MemoryChoices onClose={() => {}} />
    </PreferencesProvider>,
  );
  const { label, untracked } = preferencesText.counting;
  const box = screen.getByRole('checkbox', { name: label });
  expect(box).toBeDisabled();
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(untracked);
});
