import { timeLeft } from '@/shared/lib/timeLeft.ts';
import { appState } from './appState.ts';

const TICK_MS = 1000;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Writes what is left of a countdown into its `[data-unit]` elements. */
function write(countdown: HTMLElement): void {
  const left = timeLeft(Number(countdown.dataset['countdown']), Date.now());
  for (const [unit, value] of Object.entries(left)) {
    const cell = countdown.querySelector(`[data-unit="${unit}"]`);
    if (cell) cell.textContent = String(value).padStart(2, '0');
  }
}

/**
 * Runs the countdowns that somebody sees until the app does: the page was prerendered when nobody knew how late it
 * would be read.
 */
export function runCountdowns(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-countdown]')];
  if (all.length === 0) return;
  const tick = () => {
    if (appState() === 'running') clearInterval(timer);
    else if (!document.hidden) for (const one of all.filter(isInView)) write(one);
  };
  const timer = setInterval(tick, TICK_MS);
  tick();
}
