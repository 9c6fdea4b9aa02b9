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
/** Everything that was shown, in its order. */
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

/** A page that shows the names; with `names` it was built with them. */
function show(load: Load, { names, ...built }: Built = {}, more: Partial<Names> = {}) {
  seen = [];
  cache = createQueryClient();
  return render(
    <SitePage {...built} cache={cache} data={names ? { names } : {}}>
      <NameList query={{ key: 'names', load, ...more }} />
    </SitePage>,
  );
}

/** What the database answers, one after the other; the last again and again. */
function answering(...answers: (string[] | Error)[]) {
  return vi.fn<Load>(async () => {
    // A moment in which the page is drawn.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer ?? [];
  });
}

const refused = new DataError({ message: 'refused' }, 403);
/** As when the window is looked at again. Not inside `act`, which draws the page only when all is over. */
async function askAgainByItself(load: ReturnType<typeof answering>): Promise<void> {
  load.mockClear();
  const asked = cache.invalidateQueries();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await waitFor(async () => asked);
}
const tryAgain = async () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

afterEach(() => vi.useRealTimers());

describe('a page that was built with a value', () => {
  it('a visitor sees it at once, and within a minute of the build nothing is asked for', async () => {
    const load = answering(['Bina']);
    show(load, { names: ['Asha'], builtAt: ago(MINUTE_MS / 2) });
    expect(screen.getByText('Asha')).toBeVisible();
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(load).not.toHaveBeenCalled();
  });

  it('a visitor sees it first and the newer one once it has come, where it is older', async () => {
    show(answering(['Bina']), { names: ['Asha'], builtAt: ago(MINUTE_MS + 1000) });
    expect(await screen.findByText('Bina')).toBeVisible();
    expect(new Set(seen)).toEqual(new Set(['Asha', 'Bina']));
  });

  it('a visitor keeps seeing it while the backend cannot be reached', async () => {
    const load = answering(new Error('no connection'));
    show(load, { names: ['Esha'], builtAt: ago(MINUTE_MS * 2) });
    await act(async () => {
      await expect.poll(() => load.mock.calls.length, { timeout: 8000 }).toBe(4);
    });
    expect(new Set(seen)).toEqual(new Set(['Esha']));
  });
});

describe('a page that knows nothing', () => {
  it('a visitor sees loading, then the value', async () => {
    show(answering(['Chitra']));
    expect(screen.getByText('Loading names')).toBeVisible();
    expect(await screen.findByText('Chitra')).toBeVisible();
  });

  it('a visitor is told when there is nothing', async () => {
    show(answering([]));
    expect(await screen.findByText('No names')).toBeVisible();
  });

  it('a visitor hears of a refusal at once: it is not asked for again', async () => {
    const load = answering(refused);
    show(load);
    expect(await screen.findByText('Failed: refused')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('a visitor keeps reading the error while it is asked for again by itself', async () => {
    const load = answering(refused);
    show(load);
    await screen.findByText('Failed: refused');
    seen = [];
    await askAgainByItself(load);
    expect(new Set(seen)).toEqual(new Set(['error']));
  });

  it('a visitor who tries again sees that it is tried, then the value', async () => {
    show(answering(refused, ['Divya']));
    await screen.findByText('Failed: refused');
    seen = [];
    await tryAgain();
    expect(await screen.findByText('Divya')).toBeVisible();
    expect(seen).toContain('pending');
  });
});

describe('a value that was seen', () => {
  it('never gives way to an error', async () => {
    const load = answering(['Farah'], refused);
    show(load);
    await screen.findByText('Farah');
    await askAgainByItself(load);
    expect(screen.getByText('Farah')).toBeVisible();
  });

  it('a visitor who looks at the tab again after a minute sees what is new', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    show(answering(['Farah'], ['Gauri']));
    await screen.findByText('Farah');
    vi.advanceTimersByTime(MINUTE_MS + 1000);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(await screen.findByText('Gauri')).toBeVisible();
  });
});

/** Names that come and go, as in a dialog. */
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

/** Shows names, puts them away and shows them again. */
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

describe('what nobody shows any more', () => {
  it('is there at once when it is shown again', async () => {
    const load = answering(['Hema']);
    await reopen({ key: 'names', load });
    expect(seen).not.toContain('pending');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is asked for afresh where it was to be forgotten', async () => {
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

describe('a place that shows one key after the other', () => {
  it.each([true, false])('a visitor sees the one before meanwhile: %s', async (keepPrevious) => {
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
