import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LiveQuery } from '@/shared/data/liveQuery.ts';
import { createQueryClient } from '@/shared/data/queryClient.ts';
import { siteState, type SiteState } from '@/shared/data/siteState.ts';
import { useLive } from '@/shared/data/useLive.ts';
import { builtWith, SitePage, siteStateOf } from '../../tests/builders/sitePage.tsx';
import { siteChanges } from './siteChanges.ts';
import type { RunningApp } from './start/settings.ts';

type Load = LiveQuery<SiteState>['load'];

/** Receives changes in place of the start script. */
let running: RunningApp | undefined;

function Counter({ load }: { load: Load }) {
  const { data } = useLive({ ...siteState, load });
  return <p>{data?.visitor_count ?? 'unknown'} visitors</p>;
}

/** Renders a page with a snapshot of 1 visitor; `load` mocks the request. */
function show(load: Load): void {
  const cache = createQueryClient();
  running = siteChanges(cache);
  render(
    <SitePage cache={cache} data={builtWith({ visitor_count: 1 })}>
      <Counter load={load} />
    </SitePage>,
  );
}

const counted = (count: number) =>
  running?.change({
    table: 'total_visitor_counter',
    type: 'UPDATE',
    row: { id: 1, visitor_count: count },
  });

it('applies changes in order without a request', async () => {
  const load = vi.fn<Load>(async () => siteStateOf({ visitor_count: 9 }));
  show(load);
  counted(2);
  counted(3);
  expect(await screen.findByText('3 visitors')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('applies changes during a slow request at once, and over its older response', async () => {
  const readings: (() => void)[] = [];
  show(async () => {
    await new Promise<void>((resolve) => readings.push(resolve));
    return siteStateOf({ visitor_count: 2 });
  });
  running?.refresh();
  await vi.waitFor(() => expect(readings).toHaveLength(1));
  counted(3);
  expect(await screen.findByText('3 visitors')).toBeVisible();
  counted(4);
  readings[0]?.();
  expect(await screen.findByText('4 visitors')).toBeVisible();
  expect(readings).toHaveLength(1);
});

it('refetches after a change that is not sufficient', async () => {
  show(async () => siteStateOf({ visitor_count: 7 }));
  running?.change({ table: 'contact_info', type: 'UPDATE', row: {} });
  expect(await screen.findByText('7 visitors')).toBeVisible();
});

it('continues after a change that fails', async () => {
  show(async () => Promise.reject(new Error('no connection')));
  running?.change({ table: 'ad_bar', type: 'DELETE', row: {} });
  counted(4);
  expect(await screen.findByText('4 visitors')).toBeVisible();
});
