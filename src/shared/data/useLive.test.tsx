import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import type { LiveQuery } from './liveQuery.ts';
import { createQueryClient } from './queryClient.ts';
import { QueryView } from './QueryView.tsx';
import { useLive } from './useLive.ts';

type Names = LiveQuery<string[]>;
type Load = Names['load'];

const MINUTE_MS = 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** The page's cache. */
let cache = createQueryClient();
/** Every rendered text, in order. */
let seen: string[] = [];

function failure(error: Error) {
  return <p>Failed: {error.message}</p>;
}

function NameList({ query }: { query: Names }) {
  const live = useLive(query);
  seen.push(live.status === 'success' ? live.data.join(', ') : live.status);
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
      {live.earlier && <p>Before: {live.earlier.join(', ')}</p>}
      <button type="button" onClick={live.retry}>
        Try again
      </button>
    </>
  );
}

type Built = { builtAt?: string; names?: string[] };

/** Renders the names; `names` is the value in the snapshot. */
function show(load: Load, { names, ...built }: Built = {}, more: Partial<Names> = {}) {
  seen = [];
  cache = createQueryClient();
  return render(
    <SitePage {...built} cache={cache} data={names ? { names } : {}}>
      <NameList query={{ key: 'names', load, ...more }} />
    </SitePage>,
  );
}

/** Mocks the responses in order; the last one repeats. */
function answering(...answers: (string[] | Error)[]) {
  return vi.fn<Load>(async () => {
    // Lets React render the pending state.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer ?? [];
  });
}

const refused = new DataError({ message: 'refused' }, 403);
/** Triggers a refetch on window focus. Not inside `act`, which would skip the intermediate renders. */
async function refetchOnFocus(load: ReturnType<typeof answering>): Promise<void> {
  load.mockClear();
  const refetched = cache.invalidateQueries();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await waitFor(async () => refetched);
}
const tryAgain = async () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

afterEach(() => vi.useRealTimers());

describe('a page that was prerendered with a value', () => {
  it('shows it at once and does not refetch within a minute of the build', async () => {
    const load = answering(['Bina']);
    show(load, { names: ['Asha'], builtAt: ago(MINUTE_MS / 2) });
    expect(screen.getByText('Asha')).toBeVisible();
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(load).not.toHaveBeenCalled();
  });

  it('shows it first and then a newer one if it is older than a minute', async () => {
    show(answering(['Bina']), { names: ['Asha'], builtAt: ago(MINUTE_MS + 1000) });
    expect(await screen.findByText('Bina')).toBeVisible();
    expect(new Set(seen)).toEqual(new Set(['Asha', 'Bina']));
  });

  it('refetches it on a device whose clock is behind the build', async () => {
    show(answering(['Bina']), { names: ['Asha'], builtAt: ago(-2 * MINUTE_MS) });
    expect(await screen.findByText('Bina')).toBeVisible();
  });

  it('keeps showing it while the backend cannot be reached', async () => {
    const load = answering(new Error('no connection'));
    show(load, { names: ['Esha'], builtAt: ago(MINUTE_MS * 2) });
    await act(async () => {
      await expect.poll(() => load.mock.calls.length, { timeout: 8000 }).toBe(4);
    });
    expect(new Set(seen)).toEqual(new Set(['Esha']));
  });
});

describe('a page without a snapshot', () => {
  it('shows loading, then the value', async () => {
    show(answering(['Chitra']));
    expect(screen.getByText('Loading names')).toBeVisible();
    expect(await screen.findByText('Chitra')).toBeVisible();
  });

  it('shows the empty state', async () => {
    show(answering([]));
    expect(await screen.findByText('No names')).toBeVisible();
  });

  it('shows an error response at once, without a retry', async () => {
    const load = answering(refused);
    show(load);
    expect(await screen.findByText('Failed: refused')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps showing the error during a background refetch', async () => {
    const load = answering(refused);
    show(load);
    await screen.findByText('Failed: refused');
    seen = [];
    await refetchOnFocus(load);
    expect(new Set(seen)).toEqual(new Set(['error']));
  });

  it('shows loading after a retry, then the value', async () => {
    show(answering(refused, ['Divya']));
    await screen.findByText('Failed: refused');
    seen = [];
    await tryAgain();
    expect(await screen.findByText('Divya')).toBeVisible();
    expect(seen).toContain('pending');
  });
});

describe('a loaded value', () => {
  it('is never replaced by an error', async () => {
    const load = answering(['Farah'], refused);
    show(load);
    await screen.findByText('Farah');
    await refetchOnFocus(load);
    expect(screen.getByText('Farah')).toBeVisible();
  });

  it('is refetched when the tab is focused after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    show(answering(['Farah'], ['Gauri']));
    await screen.findByText('Farah');
    vi.advanceTimersByTime(MINUTE_MS + 1000);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByText('Gauri')).toBeVisible();
  });
});

/** Names that can be mounted and unmounted. */
function Dialog({ query }: { query: Names }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {open && <NameList query={query} />}
      <button type="button" onClick={() => setOpen(!open)}>
        Turn
      </button>
    </>
  );
}

const turn = async () => userEvent.click(screen.getByRole('button', { name: 'Turn' }));

/** Mounts, unmounts and mounts the names again. */
async function reopen(query: Names): Promise<void> {
  render(
    <SitePage>
      <Dialog query={query} />
    </SitePage>,
  );
  await screen.findByText('Hema');
  await turn();
  seen = [];
  await turn();
  await screen.findByText('Hema');
}

describe('an unmounted query', () => {
  it('is shown from the cache when it is mounted again', async () => {
    const load = answering(['Hema']);
    await reopen({ key: 'names', load });
    expect(seen).not.toContain('pending');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded again with `forget`', async () => {
    const load = answering(['Hema']);
    await reopen({ key: 'names', load, forget: true });
    expect(seen[0]).toBe('pending');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

function Pages({ keepPrevious }: { keepPrevious: boolean }) {
  const [page, setPage] = useState(1);
  const load: Load = async () => {
    if (page > 1) await new Promise((resolve) => setTimeout(resolve, 50));
    return [`Page ${page}`];
  };
  return (
    <>
      <NameList query={{ key: `names:${page}`, load, keepPrevious }} />
      <button type="button" onClick={() => setPage(page + 1)}>
        Next
      </button>
    </>
  );
}

describe('a component whose key changes', () => {
  it.each([true, false])('shows the previous value meanwhile: %s', async (keepPrevious) => {
    render(
      <SitePage>
        <Pages keepPrevious={keepPrevious} />
      </SitePage>,
    );
    await screen.findByText('Page 1');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Loading names')).toBeVisible();
    expect(screen.queryByText('Before: Page 1') !== null).toBe(keepPrevious);
    expect(await screen.findByText('Page 2')).toBeVisible();
    expect(screen.queryByText('Before: Page 1')).toBeNull();
  });
});
