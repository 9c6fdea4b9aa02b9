import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLive } from '@/shared/data/useLive.ts';
import { HYDRATE, HYDRATED } from '@/shared/lib/appState.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { lateSection } from './lazyPart.tsx';
import { stubSight } from './sight.fixture.ts';

const builtAt = new Date().toISOString();
/** The page's cache after hydration. */
let cache: QueryClient | undefined;
let reportSight: ReturnType<typeof stubSight>;
let root: Root | undefined;

function Names() {
  const { data } = useLive<string[]>({ key: 'names', load: async () => [] });
  return <p>{data?.join(', ')}</p>;
}

function Frame() {
  const client = useQueryClient();
  useEffect(() => {
    cache = client;
  }, [client]);
  return <h1>The page</h1>;
}

const loadNames = async () => ({ default: Names });

function page(section: ReturnType<typeof lateSection>, at: string) {
  return (
    <SitePage at={at} builtAt={builtAt} data={{ names: ['Asha'] }}>
      <Frame />
      <section.Part />
    </SitePage>
  );
}

/** The prerendered page with a section below the fold, after the rest was hydrated. */
async function hydrate(load = vi.fn<typeof loadNames>(loadNames), at = '/') {
  const built = lateSection(loadNames);
  await built.preload();
  const shell = document.createElement('div');
  shell.innerHTML = renderToString(page(built, at));
  document.body.append(shell);
  const section = lateSection(load);
  section.waitUntilNear();
  root = hydrateRoot(shell, page(section, at));
  const box = shell.querySelector('[data-late]');
  if (!box) throw new Error('the section has no box');
  await waitFor(() => expect(cache).toBeDefined());
  return { section, load, box, text: screen.getByText('Asha') };
}

const hydrated = async (box: Element) =>
  waitFor(() => expect(box).toHaveAttribute('data-hydrated'));

beforeEach(() => {
  reportSight = stubSight();
  // `act` would wait for sections that are not near.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  root?.unmount();
  cache = undefined;
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a section below the fold', () => {
  it('stays prerendered until it is near the viewport', async () => {
    const { load, box, text } = await hydrate();
    expect(load).not.toHaveBeenCalled();
    expect(box).not.toHaveAttribute('data-hydrated');
    const onHydrated = vi.fn<() => void>();
    box.addEventListener(HYDRATED, onHydrated);
    reportSight(true);
    await hydrated(box);
    expect(onHydrated).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Asha')).toBe(text);
  });

  it('hydrates its own HTML even if the cache is newer, then shows the new value', async () => {
    const { text } = await hydrate();
    cache?.setQueryData(['names'], ['Bina']);
    expect(text).toHaveTextContent('Asha');
    reportSight(true);
    // The same element, and no hydration error: tests/unit.setup.ts checks for one.
    expect(await screen.findByText('Bina')).toBe(text);
  });

  it('hydrates for a tap on something in it', async () => {
    const { box, load } = await hydrate();
    box.dispatchEvent(new Event(HYDRATE));
    await hydrated(box);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('hydrates at once if the address may open something in it', async () => {
    const { box, load } = await hydrate(undefined, '/?album=7');
    await hydrated(box);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stays readable if its code fails to load, and a tap retries', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { box, text } = await hydrate(
      vi.fn<typeof loadNames>(loadNames).mockRejectedValueOnce(new TypeError('gone')),
    );
    reportSight(true);
    await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Asha')).toBe(text);
    expect(box).not.toHaveAttribute('data-hydrated');
    box.dispatchEvent(new Event(HYDRATE));
    await hydrated(box);
  });

  it('renders at once after navigating back to the page', async () => {
    const { section } = await hydrate();
    root?.unmount();
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(page(section, '/'));
    expect(await screen.findByText('Asha')).toBeVisible();
  });
});
