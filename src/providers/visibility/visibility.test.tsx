import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { siteState, type SiteState } from '@/shared/data/siteState.ts';
import { SitePage, siteStateOf } from '../../../tests/builders/sitePage.tsx';
import { useVisibility, VisibilityContext } from './useVisibility.ts';

/** What a gate showed, every time that it was drawn. */
let drawn: string[] = [];
/** The page's cache. */
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

/** Opens a page that knows no gate, where `load` asks for them. */
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

describe('gates that cannot be read', () => {
  it('a visitor sees the page, and whoever asks learns why', async () => {
    visit(noLine);
    expect(screen.getByText('The gallery is loading')).toBeVisible();
    expect(await screen.findByText('Failed to load page visibility settings')).toBeVisible();
    expect(screen.getByText('The gallery is shown')).toBeVisible();
  });

  it('a visitor keeps the page, and what was typed in it, while they are asked for again', async () => {
    visit(noLine);
    await screen.findByText('The gallery is shown');
    drawn = [];
    noLine.mockClear();
    // Not inside `act`, which draws only when all is over.
    const asked = cache.invalidateQueries();
    await waitFor(() => expect(noLine).toHaveBeenCalledTimes(4));
    await waitFor(async () => asked);
    expect(drawn).not.toContain('loading');
    expect(screen.getByText('The gallery is shown')).toBeVisible();
  });

  it('a visitor sees the gate close once they can be read', async () => {
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

  it('are asked for four times: at once, and after 200, 400 and 800 ms', async () => {
    vi.useFakeTimers();
    const asked: number[] = [];
    visit(async () => {
      asked.push(Date.now());
      throw new Error('no connection');
    });
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    const waits = asked.slice(1).map((time, index) => time - (asked[index] ?? 0));
    expect(waits).toEqual([200, 400, 800]);
  });
});

const lookAgain = async () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  });

describe('gates that were read', () => {
  it('are not read again for a minute, and then when the tab is looked at again', async () => {
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
