import { serverNow } from '@/shared/lib/serverTime.ts';
import { timeLeft } from '@/shared/lib/timeLeft.ts';
import { appState } from '@/shared/lib/appState.ts';

const TICK_MS = 1000;

/** Writes the remaining time into a countdown's `[data-unit]` elements. */
function write(countdown: HTMLElement): void {
  const left = timeLeft(Number(countdown.dataset['countdown']), serverNow());
  for (const [unit, value] of Object.entries(left)) {
    const cell = countdown.querySelector(`[data-unit="${unit}"]`);
    if (cell) cell.textContent = String(value).padStart(2, '0');
  }
}

/** Runs a countdown while it is on the screen of a visible tab. */
function run(countdown: HTMLElement): void {
  let inView = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    if (appState() === 'running') stop();
    else write(countdown);
  };
  const wait = () => {
    clearInterval(timer);
    if (!inView || document.hidden) return;
    timer = setInterval(tick, TICK_MS);
    tick();
  };
  const sight = new IntersectionObserver((entries) => {
    inView = entries[entries.length - 1]?.isIntersecting === true;
    wait();
  });
  const stop = () => {
    clearInterval(timer);
    sight.disconnect();
    document.removeEventListener('visibilitychange', wait);
  };
  sight.observe(countdown);
  document.addEventListener('visibilitychange', wait);
}

/** Runs the page's countdowns until the app does; their prerendered time is that of the build. */
export function runCountdowns(): void {
  document.querySelectorAll<HTMLElement>('[data-countdown]').forEach(run);
}
