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

/** What the start script tells of the site. */
let running: RunningApp | undefined;

function Counter({ load }: { load: Load }) {
  const { data } = useLive({ ...siteState, load });
  return <p>{data?.visitor_count ?? 'unknown'} visitors</p>;
}

/** A page that was built with 1 visitor, where the database is asked by `load`. */
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

it('a visitor sees changes in their order, and the database is not asked', async () => {
  const load = vi.fn<Load>(async () => siteStateOf({ visitor_count: 9 }));
  show(load);
  counted(2);
  counted(3);
  expect(await screen.findByText('3 visitors')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('changes that come during a slow reading are shown at once and win over its older answer', async () => {
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

it('a change that does not tell what holds now is read', async () => {
  show(async () => siteStateOf({ visitor_count: 7 }));
  running?.change({ table: 'contact_info', type: 'UPDATE', row: {} });
  expect(await screen.findByText('7 visitors')).toBeVisible();
});

it('one change that cannot be shown does not stop those after it', async () => {
  show(async () => Promise.reject(new Error('no connection')));
  running?.change({ table: 'ad_bar', type: 'DELETE', row: {} });
  counted(4);
  expect(await screen.findByText('4 visitors')).toBeVisible();
});
