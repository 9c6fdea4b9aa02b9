import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as earlyTaps from './earlyTaps.ts';
import { HYDRATE, HYDRATED, setAppState } from '@/shared/lib/appState.ts';
import { leavePage, part, stubChunks, watchListeners, writePage } from './start.fixture.ts';

const startApp = vi.fn<() => void>();
const answered = vi.fn<(name: string) => void>();
let taps: typeof earlyTaps;

/** The page, with what answers its taps once they get through. */
async function open(html: string): Promise<void> {
  writePage(html);
  stubChunks({});
  taps = await import('./earlyTaps.ts');
  document.addEventListener('click', (event) => void taps.queueEarlyTap(event, startApp), true);
  taps.watchHydration();
  part('#root').addEventListener('click', (event) => {
    event.preventDefault();
    answered(event.target instanceof HTMLElement ? event.target.innerText : '');
  });
}

function runApp(): void {
  setAppState('running');
  taps.repeatEarlyTap();
}

beforeAll(watchListeners);
beforeEach(() => {
  startApp.mockClear();
  answered.mockClear();
});
afterEach(leavePage);

function press(...names: string[]): void {
  for (const name of names) part(name).dispatchEvent(new Event('pointerdown', { bubbles: true }));
}

describe('a press before the app has come', () => {
  it('does not make React hydrate the whole part at once; one beside a control, and a later one, reach it', async () => {
    await open('<p>Words</p><button>Play</button><section data-late><label>City</label></section>');
    const pressed: string[] = [];
    part('#root').addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Element) pressed.push(target.localName);
      },
      true,
    );
    press('p', 'button', 'label');
    expect(pressed).toEqual(['p']);
    runApp();
    press('button', 'label');
    expect(pressed).toEqual(['p', 'button']);
    part('[data-late]').setAttribute('data-hydrated', '');
    press('label');
    expect(pressed).toEqual(['p', 'button', 'label']);
  });
});

it('a click on a fold reaches the browser alone, not React', async () => {
  await open('<details><summary>When?</summary></details>');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  expect(part('summary').dispatchEvent(click)).toBe(true);
  expect(answered).not.toHaveBeenCalled();
  expect(startApp).not.toHaveBeenCalled();
  runApp();
  part('summary').click();
  expect(answered).toHaveBeenCalledTimes(1);
});

describe('a visitor who taps before the app has come', () => {
  it('gets the answer of a button once it runs, and only once', async () => {
    await open('<button>Play</button>');
    part('button').click();
    expect(startApp).toHaveBeenCalledTimes(1);
    expect(answered).not.toHaveBeenCalled();
    expect(part('button')).toHaveAttribute('aria-busy', 'true');
    runApp();
    taps.repeatEarlyTap();
    expect(answered.mock.calls).toEqual([['Play']]);
    expect(part('button')).not.toHaveAttribute('aria-busy');
    expect(part('button')).toHaveFocus();
  });

  it('gets what opens over the page instead of a page load', async () => {
    await open('<a href="/?album=7">Album</a>');
    part('a').click();
    expect(startApp).toHaveBeenCalled();
    runApp();
    expect(answered.mock.calls).toEqual([['Album']]);
  });

  it('gets a picture in the lightbox instead of its bare file', async () => {
    await open('<a href="/pictures/haldi.jpg" data-opens-here>Enlarge</a>');
    part('a').click();
    expect(startApp).toHaveBeenCalled();
    expect(answered).not.toHaveBeenCalled();
    runApp();
    expect(answered.mock.calls).toEqual([['Enlarge']]);
  });

  it('gets the last of several taps', async () => {
    await open('<button id="one">One</button><button id="two">Two</button>');
    part('#one').click();
    part('#two').click();
    expect(part('#one')).not.toHaveAttribute('aria-busy');
    runApp();
    expect(answered.mock.calls).toEqual([['Two']]);
  });

  it.each([
    ['a link to another page', '<a href="/gallery">Go</a>'],
    ['a link to a part of this page', '<a href="#content">Go</a>'],
    ['a link to another site', '<a href="https://wa.me/91?text=hi">Go</a>'],
    ['a call', '<a href="tel:+91612">Go</a>'],
    ['a button that works by itself', '<button data-native>Go</button>'],
  ])('is answered by the browser where it is %s', async (_what, html) => {
    await open(html);
    part('#root > *').click();
    expect(startApp).not.toHaveBeenCalled();
    expect(answered.mock.calls).toEqual([['Go']]);
  });
});

describe('a tap on the button of the menu', () => {
  const html = '<button popovertarget="menu">Go</button>';
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));

  it('is answered by a browser with popovers', async () => {
    Object.assign(HTMLElement.prototype, { hidePopover: () => {} });
    await open(html);
    part('button').click();
    expect(startApp).not.toHaveBeenCalled();
    expect(answered.mock.calls).toEqual([['Go']]);
  });

  it('is kept by one without, until what it lacks is there', async () => {
    await open(html);
    part('button').click();
    expect(startApp).toHaveBeenCalledTimes(1);
    expect(answered).not.toHaveBeenCalled();
    runApp();
    expect(answered.mock.calls).toEqual([['Go']]);
  });
});

describe('a visitor who taps on a late section', () => {
  const html = '<div data-late><button>Like</button></div>';

  it('has it hydrated for that, and then answered', async () => {
    await open(html);
    setAppState('running');
    const wanted = vi.fn<() => void>();
    const section = part('[data-late]');
    section.addEventListener(HYDRATE, wanted);
    part('button').click();
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(answered).not.toHaveBeenCalled();
    section.toggleAttribute('data-hydrated', true);
    section.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
    await vi.waitFor(() => expect(answered.mock.calls).toEqual([['Like']]));
  });

  it('before the app runs, is answered after both have come', async () => {
    await open(html);
    const wanted = vi.fn<() => void>();
    part('button').click();
    part('[data-late]').addEventListener(HYDRATE, wanted);
    runApp();
    expect(wanted).toHaveBeenCalledTimes(1);
    expect(answered).not.toHaveBeenCalled();
    part('[data-late]').toggleAttribute('data-hydrated', true);
    taps.repeatEarlyTap();
    expect(answered.mock.calls).toEqual([['Like']]);
  });

  it('that is hydrated is answered at once', async () => {
    await open('<div data-late data-hydrated><button>Like</button></div>');
    setAppState('running');
    part('button').click();
    expect(answered.mock.calls).toEqual([['Like']]);
  });
});

describe('a visitor whose app does not come', () => {
  it('is brought where an early tap on a link leads', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    await open('<a href="/?album=7">Album</a>');
    part('a').click();
    expect(taps.followEarlyTap()).toBe('followed');
    expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/\?album=7$/));
  });

  it('cannot be answered where the tap was on a button', async () => {
    await open('<button>Play</button>');
    part('button').click();
    expect(taps.followEarlyTap()).toBe('lost');
    runApp();
    expect(answered).not.toHaveBeenCalled();
  });

  it('misses nothing where nothing was tapped', async () => {
    await open('<button>Play</button>');
    expect(taps.followEarlyTap()).toBeUndefined();
  });
});
