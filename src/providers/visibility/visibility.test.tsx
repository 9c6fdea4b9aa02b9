import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { siteState, type SiteState } from '@/shared/data/siteState.ts';
import { SitePage, siteStateOf } from '../../../tests/builders/sitePage.tsx';
import { useVisibility, VisibilityContext } from './useVisibility.ts';

/** The gate's renders, in order. */
let drawn: string[] = [];
let cache = createQueryClient();

function Gate() {
  const { stateOf, error, refresh } = useVisibility();
  drawn.push(stateOf('Gallery'));
  return (
    <>
      <p>The gallery is {stateOf('Gallery')}</p>
      <p>{error ?? 'No error'}</p>
      <button type="button" onClick={refresh}>
        Look again
      </button>
    </>
  );
}

/** Renders a page without a gate; `load` mocks the request. */
function visit(load: () => Promise<SiteState>): void {
  drawn = [];
  cache = createQueryClient();
  render(
    <SitePage cache={cache}>
      <VisibilityContext value={{ ...siteState, load }}>
        <Gate />
      </VisibilityContext>
    </SitePage>,
  );
}

const noLine = vi.fn<() => Promise<SiteState>>(async () => {
  throw new Error('no connection');
});

afterEach(() => {
  vi.useRealTimers();
  noLine.mockClear();
});

describe('gates that fail to load', () => {
  it('show the page, and return the error', async () => {
    visit(noLine);
    expect(screen.getByText('The gallery is loading')).toBeVisible();
    expect(await screen.findByText('Failed to load page visibility settings')).toBeVisible();
    expect(screen.getByText('The gallery is shown')).toBeVisible();
  });

  it('keep the page and its form state during a refetch', async () => {
    visit(noLine);
    await screen.findByText('The gallery is shown');
    drawn = [];
    noLine.mockClear();
    // Not inside `act`, which skips intermediate renders.
    const refetched = cache.invalidateQueries();
    await waitFor(() => expect(noLine).toHaveBeenCalledTimes(4));
    await waitFor(async () => refetched);
    expect(drawn).not.toContain('loading');
    expect(screen.getByText('The gallery is shown')).toBeVisible();
  });

  it('close the page once they load', async () => {
    let reachable = false;
    visit(async () => {
      if (!reachable) throw new Error('no connection');
      return siteStateOf({
        pages: [{ page_name: 'gallery', is_visible: false, is_under_construction: false }],
      });
    });
    await screen.findByText('The gallery is shown');
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText('The gallery is unavailable')).toBeVisible();
    expect(screen.getByText('No error')).toBeVisible();
  });

  it('are requested four times: at once, and after 200, 400 and 800 ms', async () => {
    vi.useFakeTimers();
    const refetched: number[] = [];
    visit(async () => {
      refetched.push(Date.now());
      throw new Error('no connection');
    });
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    const waits = refetched.slice(1).map((time, index) => time - (refetched[index] ?? 0));
    expect(waits).toEqual([200, 400, 800]);
  });
});

const lookAgain = async () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  });

describe('loaded gates', () => {
  it('are refetched on focus, but not within a minute', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<SiteState>>(async () => siteStateOf());
    visit(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(59_000);
    await lookAgain();
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await lookAgain();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
