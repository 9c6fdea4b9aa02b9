import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/shared/data/live.ts';
import { SnapshotProvider } from '@/shared/data/snapshot.tsx';
import { pageVisibilities, type PageVisibilities } from './pageVisibility.ts';
import { useVisibility, VisibilityContext } from './useVisibility.ts';

const NOTHING_KNOWN = {
  siteUrl: 'https://mandap.example',
  builtAt: '2026-11-21T00:00:00Z',
  data: {},
};

/** What a gate showed, every time that it was drawn. */
let drawn: string[] = [];

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
function visit(load: () => Promise<PageVisibilities>) {
  drawn = [];
  // Every test asks under a key of its own: a tab remembers what it has seen.
  const { freshMs } = pageVisibilities;
  const query = { key: crypto.randomUUID(), load, ...(freshMs !== undefined && { freshMs }) };
  render(
    <SnapshotProvider value={NOTHING_KNOWN}>
      <VisibilityContext value={query}>
        <Gate />
      </VisibilityContext>
    </SnapshotProvider>,
  );
  return query.key;
}

const noLine = vi.fn<() => Promise<PageVisibilities>>(async () => {
  throw new Error('no line');
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
    const key = visit(noLine);
    await screen.findByText('The gallery is shown');
    drawn = [];
    noLine.mockClear();
    await act(async () => queryClient.invalidateQueries({ queryKey: [key] }));
    expect(noLine).toHaveBeenCalledTimes(4);
    expect(drawn).not.toContain('loading');
    expect(screen.getByText('The gallery is shown')).toBeVisible();
  });

  it('a visitor sees the gate close once they can be read', async () => {
    let reachable = false;
    visit(async () => {
      if (!reachable) throw new Error('no line');
      return { gallery: { isVisible: false, isUnderConstruction: false } };
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
      throw new Error('no line');
    });
    await act(async () => vi.advanceTimersByTimeAsync(10_000));
    const waits = asked.slice(1).map((time, index) => time - (asked[index] ?? 0));
    expect(waits).toEqual([200, 400, 800]);
  });
});

describe('gates that were read', () => {
  it('are not read again for a minute, and then by the next page that asks', async () => {
    vi.useFakeTimers();
    const load = vi.fn<() => Promise<PageVisibilities>>(async () => ({}));
    expect(pageVisibilities.freshMs).toBe(60_000);
    visit(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => vi.advanceTimersByTimeAsync(59_000));
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => vi.advanceTimersByTimeAsync(2_000));
    expect(load).toHaveBeenCalledTimes(2);
  });
});
