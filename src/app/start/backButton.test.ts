import { waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OVERLAY } from '@/shared/ui/overlaySteps.ts';
import type * as backButton from './backButton.ts';
import { leavePage, part, watchListeners, writePage } from './start.fixture.ts';

const routed = vi.fn<() => void>();
/** A link that was followed, and how many steps were left then. */
const followed = vi.fn<(path: string, left: number) => void>();
const steps = () => Number(Reflect.get(Object(history.state), 'openedOver') ?? 0);

/** A dialog as React renders it: Esc fires `cancel`, and it reports whether it closed. */
function openDialog({ refuses = false } = {}): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  const announce = () => dialog.dispatchEvent(new Event(OVERLAY, { bubbles: true }));
  dialog.addEventListener('cancel', () => {
    if (!refuses) dialog.open = false;
    announce();
  });
  dialog.open = true;
  announce();
  return dialog;
}

/** A step in the history by the visitor. */
async function go(delta: number): Promise<void> {
  const gone = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true, capture: true });
  });
  history.go(delta);
  await gone;
}

let button: typeof backButton;

beforeAll(watchListeners);
beforeEach(async () => {
  writePage('<a href="/gallery">Gallery</a>');
  vi.resetModules();
  button = await import('./backButton.ts');
  button.closeOnBack();
  document.addEventListener('click', (event) => {
    if (!button.followLater(event) && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      followed(event.target.pathname, steps());
    }
  });
  addEventListener('popstate', routed);
  routed.mockClear();
  followed.mockClear();
});
afterEach(async () => {
  // The effects that follow shortly after a dialog closes belong to this test, not to the next one.
  await new Promise((resolve) => setTimeout(resolve));
  leavePage();
});

describe('a visitor with something open over the page', () => {
  it('closes it by the back button, without the router', async () => {
    const dialog = openDialog();
    expect(steps()).toBe(1);
    await go(-1);
    expect(dialog.open).toBe(false);
    expect(steps()).toBe(0);
    expect(routed).not.toHaveBeenCalled();
  });

  it('closes the topmost first', async () => {
    const [below, above] = [openDialog(), openDialog()];
    await go(-1);
    expect([below.open, above.open]).toEqual([true, false]);
    await go(-1);
    expect(below.open).toBe(false);
    expect(steps()).toBe(0);
  });

  it('leaves no step behind by closing it otherwise', async () => {
    openDialog().dispatchEvent(new Event('cancel'));
    await waitFor(() => expect(steps()).toBe(0));
    expect(routed).not.toHaveBeenCalled();
  });

  it('keeps the one step where one dialog follows another', async () => {
    const { length } = history;
    openDialog().dispatchEvent(new Event('cancel'));
    const next = openDialog();
    await new Promise((resolve) => setTimeout(resolve));
    expect([steps(), history.length]).toEqual([1, length + 1]);
    await go(-1);
    expect(next.open).toBe(false);
  });

  it('stays with what is sending something, and can go back again later', async () => {
    const dialog = openDialog({ refuses: true });
    await go(-1);
    expect(dialog.open).toBe(true);
    expect(steps()).toBe(1);
  });

  it('follows a link in it from the page itself, once the step is gone', async () => {
    openDialog();
    part('a').click();
    await waitFor(() => expect(followed.mock.calls).toEqual([['/gallery', 0]]));
  });
});

describe('a step over which nothing is open', () => {
  it('is left again by a visitor who goes forward to it', async () => {
    openDialog();
    await go(-1);
    await go(1);
    await waitFor(() => expect(steps()).toBe(0));
  });

  it('is left by a visitor who reloads the page', async () => {
    history.pushState({ idx: 0, openedOver: 1 }, '');
    dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(steps()).toBe(0));
  });
});

it('the router keeps what it wrote into the page’s entry', async () => {
  history.replaceState({ idx: 3, key: 'abc', usr: null }, '');
  const dialog = openDialog();
  expect(history.state).toEqual({ idx: 3, key: 'abc', usr: null, openedOver: 1 });
  await go(-1);
  expect(dialog.open).toBe(false);
  expect(history.state).toEqual({ idx: 3, key: 'abc', usr: null });
});
