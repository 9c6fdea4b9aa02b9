import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { Particles } from './Particles.tsx';

describe('the particles', () => {
  it('render nothing without JavaScript', () => {
    const html = renderToString(
      <PreferencesProvider>
        <Particles />
      </PreferencesProvider>,
    );
    expect(html).toBe('');
  });
});
