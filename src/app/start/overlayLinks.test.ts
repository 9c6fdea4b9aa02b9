import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavePage, part, stubChunks, watchListeners, writePage } from './start.fixture.ts';

const openOver = vi.fn<(request: unknown) => void>();
const overlays = { open: openOver };
const BOOK =
  '<a href="/contact?service=wedding#enquiry" data-enquiry="wedding" data-enquiry-details="Two halls" data-enquiry-known="guestCount=300"><b>Book Now</b></a>';

async function open(html: string, parts: Parameters<typeof stubChunks>[0] = { overlays }) {
  writePage(html);
  const chunks = stubChunks(parts);
  const links = await import('./overlayLinks.ts');
  document.addEventListener('click', (event) => {
    links.openOverlay(event);
    event.preventDefault();
  });
  const { session } = await import('./session.ts');
  return { ...links, chunks, session };
}

beforeAll(watchListeners);
beforeEach(() => {
  openOver.mockClear();
});
afterEach(leavePage);

describe('a visitor taps Book Now', () => {
  it('the dialog opens with its service, wherever on the link the tap was', async () => {
    const { session } = await open(BOOK);
    part('b').click();
    await session.opening;
    expect(openOver.mock.calls).toEqual([
      [{ enquiry: { service: 'wedding', details: 'Two halls', known: 'guestCount=300' } }],
    ]);
    expect(part('a')).toHaveFocus();
  });

  it('the form in the contact page is shown instead of a dialog', async () => {
    const { chunks, session } = await open(`${BOOK}<form id="enquiry" tabindex="-1"></form>`);
    part('a').click();
    await session.opening;
    expect(part('form')).toHaveFocus();
    expect(chunks.asked).toEqual([]);
  });

  it('the link is followed where the dialog cannot be fetched', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', async () => new Response());
    await open(BOOK, {});
    part('a').click();
    await vi.waitFor(() =>
      expect(assign).toHaveBeenCalledWith(
        expect.stringMatching(/\/contact\?service=wedding#enquiry$/),
      ),
    );
    vi.unstubAllGlobals();
  });

  it('the page stays, with a note, if the linked page cannot be reached either', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    assign.mockClear();
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await open(BOOK, {});
    part('a').click();
    await vi.waitFor(() => expect(part('.late-note').textContent).toContain('You are offline'));
    expect(assign).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('another link is none of its business', async () => {
    const { chunks } = await open('<a href="/gallery">Gallery</a>');
    part('a').click();
    expect(chunks.asked).toEqual([]);
  });
});

describe('a visitor comes near Book Now', () => {
  it.each(['pointerover', 'focusin'])('the dialog is fetched ahead at %s', async (type) => {
    const { prefetchNearLinks, chunks } = await open(`${BOOK}<a id="other" href="/gallery">x</a>`);
    prefetchNearLinks();
    part('#other').dispatchEvent(new Event(type, { bubbles: true }));
    expect(chunks.prefetched).toEqual([]);
    part('b').dispatchEvent(new Event(type, { bubbles: true }));
    expect(chunks.prefetched).toEqual(['overlays']);
  });
});

describe('an address that opens something', () => {
  it('#enquiry opens the enquiry for its service', async () => {
    const { openFromAddress } = await open('<p>Page</p>');
    history.replaceState(null, '', '/services?service=catering#enquiry');
    openFromAddress();
    await vi.waitFor(() =>
      expect(openOver).toHaveBeenCalledWith({ enquiry: { service: 'catering' } }),
    );
  });

  it('#preferences opens them, and is taken out of the address', async () => {
    const { openFromAddress } = await open('<p>Page</p>');
    history.replaceState(null, '', '/about?a=1#preferences');
    openFromAddress();
    await vi.waitFor(() => expect(openOver.mock.calls).toEqual([[{ preferences: true }]]));
    expect(location.href).toMatch(/\/about\?a=1$/);
  });

  it('a link to the preferences opens them', async () => {
    const { session } = await open('<a href="#preferences">Preferences</a>');
    part('a').click();
    await session.opening;
    expect(openOver.mock.calls).toEqual([[{ preferences: true }]]);
  });
});

describe('a visitor taps Book Now in the menu', () => {
  it('the menu closes, and the focus is where the dialog can give it back', async () => {
    const { session } = await open(
      `<button>Menu</button><div popover="auto">${BOOK}</div><form id="enquiry" tabindex="-1"></form>`,
    );
    const hidePopover = vi.fn<() => void>(() => part('button').focus());
    Object.assign(part('[popover]'), { hidePopover });
    part('b').click();
    expect(hidePopover).toHaveBeenCalledTimes(1);
    await session.opening;
    expect(part('form')).toHaveFocus();
  });
});

it.each(['%23', '%2523'])(
  'a link whose # became %s on its way is opened as it was meant',
  async (sign) => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    history.replaceState(null, '', `/passes${sign}1.k?fbclid=1`);
    const { openFromAddress } = await open('');
    openFromAddress();
    expect(replace.mock.calls).toEqual([[`${location.origin}/passes#1.k?fbclid=1`]]);
    history.replaceState(null, '', '/');
  },
);
