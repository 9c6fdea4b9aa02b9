import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { LiveQuery } from './liveQuery.ts';
import { QueryView } from './QueryView.tsx';
import { SnapshotProvider, type Snapshot } from './snapshot.tsx';
import { useLive } from './useLive.ts';

function snapshotOf(data: Record<string, unknown>): Snapshot {
  return { siteUrl: 'https://mandap.example', builtAt: '2026-11-21T00:00:00Z', data };
}

function failure(error: Error) {
  return <p>Failed: {error.message}</p>;
}

function Names({ query }: { query: LiveQuery<string[]> }) {
  const live = useLive(query);
  return (
    <>
      <QueryView
        state={live}
        loading={<p>Loading names</p>}
        error={failure}
        empty={<p>No names</p>}
      >
        {(names) => <p>{names.join(', ')}</p>}
      </QueryView>
      <button type="button" onClick={live.retry}>
        Try again
      </button>
    </>
  );
}

function show(query: LiveQuery<string[]>, data: Record<string, unknown> = {}) {
  return render(
    <SnapshotProvider value={snapshotOf(data)}>
      <Names query={query} />
    </SnapshotProvider>,
  );
}

it('a visitor sees what the page was built with before anything is loaded', () => {
  show({ key: 'built', load: async () => ['later'] }, { built: ['Asha'] });
  expect(screen.getByText('Asha')).toBeVisible();
});

it('a visitor sees the newer value once it has arrived', async () => {
  show({ key: 'newer', load: async () => ['Bina'] }, { newer: ['Asha'] });
  expect(await screen.findByText('Bina', {}, { timeout: 5000 })).toBeVisible();
});

it('a visitor without a snapshot sees loading, then the value', async () => {
  show({ key: 'fresh', load: async () => ['Chitra'] });
  expect(screen.getByText('Loading names')).toBeVisible();
  expect(await screen.findByText('Chitra')).toBeVisible();
});

it('a visitor is told when there is nothing', async () => {
  show({ key: 'nothing', load: async () => [] });
  expect(await screen.findByText('No names')).toBeVisible();
});

it('a visitor sees the error where nothing was known, and the value after trying again', async () => {
  let fails = true;
  show({
    key: 'broken',
    load: async () => {
      if (fails) throw new Error('no line');
      return ['Divya'];
    },
  });
  expect(await screen.findByText('Failed: no line', {}, { timeout: 5000 })).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Divya')).toBeVisible();
});

it('a visitor keeps seeing the built value when the backend cannot be reached', async () => {
  let calls = 0;
  show(
    {
      key: 'quiet',
      load: async () => {
        calls += 1;
        throw new Error('no line');
      },
    },
    { quiet: ['Esha'] },
  );
  await act(async () => {
    await expect.poll(() => calls, { timeout: 8000 }).toBe(4);
  });
  expect(screen.getByText('Esha')).toBeVisible();
});

it('a visitor sees what is new when the tab comes back', async () => {
  const names = ['Farah'];
  show({ key: 'back', load: async () => [...names], freshMs: 0 });
  expect(await screen.findByText('Farah')).toBeVisible();
  names[0] = 'Gauri';
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText('Gauri')).toBeVisible();
});
