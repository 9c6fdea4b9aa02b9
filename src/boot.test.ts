import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const app = 'data:text/javascript,globalThis.dispatchEvent(new Event("app-started"))';
let started: number;
const count = () => {
  started += 1;
};

/** Loads the starter afresh into a page with a Book Now link and a plain one. */
async function open(main = app): Promise<void> {
  document.body.innerHTML = `<script type="application/json" data-main='${main}' data-preload="/a.js /b.js"></script>
    <a id="book" data-enquiry="haldi" data-enquiry-details="Two venues" href="#enquiry">Book Now</a><a id="plain" href="#about">About</a>`;
  vi.resetModules();
  await import('./boot.ts');
}

function tap(id: string, how: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  started = 0;
  delete document.documentElement.dataset['earlyEnquiry'];
  delete document.documentElement.dataset['earlyEnquiryDetails'];
  delete document.documentElement.dataset['ready'];
  addEventListener('app-started', count);
});
afterEach(() => {
  // Every page starts its app in the end: now, rather than when the test's document is gone.
  dispatchEvent(new Event('pointerdown'));
  removeEventListener('app-started', count);
  document.head.innerHTML = '';
});

it('starts the app by itself, once, fetching its parts side by side', async () => {
  await open();
  await vi.waitFor(() => expect(started).toBe(1));
  dispatchEvent(new Event('pointerdown'));
  const hrefs = [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(hrefs).toEqual(['/a.js', '/b.js']);
});

it('keeps a tap on Book Now that came before the app, with its service and details', async () => {
  await open();
  expect(tap('book').defaultPrevented).toBe(true);
  expect(document.documentElement.dataset['earlyEnquiry']).toBe('haldi');
  expect(document.documentElement.dataset['earlyEnquiryDetails']).toBe('Two venues');
});

it('leaves other links, and Book Now in a new tab, to the browser', async () => {
  await open();
  expect(tap('plain').defaultPrevented).toBe(false);
  expect(tap('book', { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(document.documentElement.dataset['earlyEnquiry']).toBeUndefined();
});

it('leaves the tap to the app once the app is ready', async () => {
  await open();
  document.documentElement.dataset['ready'] = '';
  expect(tap('book').defaultPrevented).toBe(false);
  expect(document.documentElement.dataset['earlyEnquiry']).toBeUndefined();
});
