import { expect, type Page } from '@playwright/test';

const MOST_STOPS = 400;

/**
 * Fault in the position of the focused element: it is partly covered by something fixed or sticky, or off the screen.
 * Undefined past the last stop, where the focus is in the browser's own controls.
 */
async function faultNow(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // With less motion a change of style still takes a frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const focused = document.activeElement;
    if (!focused || focused === document.body || !document.hasFocus()) return undefined;
    const floatAround = (element: Element | null): Element | null =>
      !element || ['fixed', 'sticky'].includes(getComputedStyle(element).position)
        ? element
        : floatAround(element.parentElement);
    const inside = [0.1, 0.5, 0.9];
    const covers = [...focused.getClientRects()].flatMap((box) =>
      inside.flatMap((across) =>
        inside.flatMap((down) => {
          const [x, y] = [box.left + box.width * across, box.top + box.height * down] as const;
          const float = floatAround(document.elementFromPoint(x, y));
          return float && !float.contains(focused) ? [`under ${float.className}`] : [];
        }),
      ),
    );
    const { top, bottom } = focused.getBoundingClientRect();
    const faults = bottom <= 0 || top >= innerHeight ? ['not on the screen'] : covers;
    const name = focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40);
    return faults.length > 0 ? `${focused.tagName} ${name}: ${[...new Set(faults)].join()}` : '';
  });
}

/** The same, with time for what slides into the screen when it has the focus. */
async function faultOfFocus(page: Page): Promise<string | undefined> {
  let fault = await faultNow(page);
  for (let again = 0; fault && again < 20; again += 1) fault = await faultNow(page);
  return fault;
}

/** Goes through the whole page, or the open dialog, by `key`. @returns stops that were covered. */
export async function coveredStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  leastStops = 20,
): Promise<string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const fault = await faultOfFocus(page);
    if (fault === undefined) {
      expect(stops).toBeGreaterThan(leastStops);
      return faults;
    }
    if (fault) faults.push(fault);
  }
  throw new Error(`More than ${MOST_STOPS} stops.`);
}
