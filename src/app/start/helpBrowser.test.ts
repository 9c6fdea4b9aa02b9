import { fireEvent } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { helpBrowser } from './helpBrowser.ts';
import { leavePage, part, watchListeners, writePage } from './start.fixture.ts';

const dropdown = (id: string) => `
  <details id="${id}" name="navigation">
    <summary>${id}</summary>
    <a id="${id}-1" href="#1">First</a><a id="${id}-2" href="#2">Second</a>
  </details>`;

const isOpen = (id: string) => part(`#${id}`).hasAttribute('open');

beforeAll(watchListeners);
beforeEach(() => {
  writePage(`
    <header class="navbar"><div id="menu" popover="auto">${dropdown('about')}${dropdown('services')}</div></header>
    <details id="question" open><summary>Why?</summary></details>
    <button id="filter" data-native aria-expanded="false" aria-controls="panel"><b>Filter</b></button>
    <div id="panel"></div>
    <button id="elsewhere">Elsewhere</button>`);
  helpBrowser();
});
afterEach(leavePage);

describe('a visitor with a dropdown open', () => {
  beforeEach(async () => userEvent.click(part('#services summary')));

  it('leaves it with Esc and is back at its button', async () => {
    part('#services-2').focus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen('services')).toBe(false);
    expect(part('#services summary')).toHaveFocus();
  });

  it('keeps the menu around it when it leaves it with Esc', () => {
    part('#services-2').focus();
    expect(fireEvent.keyDown(part('#services-2'), { key: 'Escape' })).toBe(false);
    // With nothing open inside, Esc is the menu's.
    expect(fireEvent.keyDown(part('#services-2'), { key: 'Escape' })).toBe(true);
  });

  it('walks through it with the arrow keys, round and round', async () => {
    part('#services summary').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(part('#services-1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(part('#services summary')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(part('#services-2')).toHaveFocus();
  });

  it('closes it by a tap elsewhere, not by one inside', () => {
    fireEvent.pointerDown(part('#services-1'));
    expect(isOpen('services')).toBe(true);
    fireEvent.pointerDown(part('#elsewhere'));
    expect(isOpen('services')).toBe(false);
  });

  it('leaves nothing open behind when it tabs on', () => {
    part('#elsewhere').focus();
    expect(isOpen('services')).toBe(false);
  });

  it('closes it, and the menu around it, by following a link', () => {
    const hidePopover = vi.fn<() => void>();
    Object.assign(part('#menu'), { hidePopover });
    part('#services-1').click();
    expect(isOpen('services')).toBe(false);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('follows a link where the browser knows no popovers, too', () => {
    part('#services-1').click();
    expect(isOpen('services')).toBe(false);
  });
});

describe('what is no dropdown of the bar', () => {
  it('an answer that a visitor reads stays open', () => {
    fireEvent.pointerDown(part('#elsewhere'));
    expect(isOpen('question')).toBe(true);
  });

  it('a button shows and hides what it controls without the app', () => {
    part('#filter b').click();
    expect(part('#panel')).toHaveAttribute('data-open');
    expect(part('#filter')).toHaveAttribute('aria-expanded', 'true');
    part('#filter').click();
    expect(part('#panel')).not.toHaveAttribute('data-open');
    expect(part('#filter')).toHaveAttribute('aria-expanded', 'false');
  });
});
