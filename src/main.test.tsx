import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';

/** An app that throws outside of every boundary on demand. */
function FailingApp({ onReady }: { onReady: () => void }) {
  const [fails, setFails] = useState(false);
  useEffect(onReady, [onReady]);
  if (fails) throw new Error('All of it');
  return <button onClick={() => setFails(true)}>Fail</button>;
}

it('an error of the whole app after the start is logged', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  // The app renders asynchronously here, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.doMock('@/app/App.tsx', () => ({ App: FailingApp }));
  document.body.innerHTML = '<div id="root"></div>';
  const { startApp } = await import('./main.tsx');
  await startApp({ siteUrl: '', builtAt: '' } as Parameters<typeof startApp>[0]);
  screen.getByRole('button', { name: 'Fail' }).click();
  await vi.waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(
      'The page failed as a whole',
      new Error('All of it'),
    ),
  );
  vi.unstubAllGlobals();
  vi.mocked(console.error).mockClear();
});
