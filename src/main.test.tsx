import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';

/** An app that fails as a whole, outside every boundary, when it is told to. */
function FailingApp({ onReady }: { onReady: () => void }) {
  const [fails, setFails] = useState(false);
  useEffect(onReady, [onReady]);
  if (fails) throw new Error('All of it');
  return <button onClick={() => setFails(true)}>Fail</button>;
}

it('an error of the whole app long after the start stands in the console', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  // React works as on a page: it is its own start that is waited for.
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
