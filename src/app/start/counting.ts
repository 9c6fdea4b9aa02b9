import { landingCampaign } from '@/features/enquiries/data/landing.ts';
import { forgetVisitor } from '@/providers/preferences/visitorIds.ts';
import { GOAL_REACHED, recordGoal } from '@/shared/data/visitEvents.ts';
import { prefersNoTracking } from '@/shared/lib/doNotTrack.ts';
import { whenIdle } from '@/shared/lib/idle.ts';
import { isAdminPath, paths } from '@/shared/paths.ts';
import { loadChunk } from './loadChunk.ts';
import { readSettings } from './settings.ts';

/** Links that call the firm or write to it; one without a number shares something with somebody else. */
const CALL = 'a[href^="tel:"]';
const WHATSAPP = 'a[href^="https://wa.me/"]:not([href^="https://wa.me/?"])';

/** Goals that were reached before anything counts them. */
const early: string[] = [];

function keep(event: Event): void {
  if (event instanceof CustomEvent) early.push(String(event.detail));
}

/** Tells of taps on links that call or write to the firm; they work before anything else on the page does. */
export function noteContacts(): void {
  addEventListener(GOAL_REACHED, keep);
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest(CALL)) recordGoal('call_click');
      if (target.closest(WHATSAPP)) recordGoal('whatsapp_click');
    },
    true,
  );
}

async function ask(): Promise<void> {
  (await loadChunk('consent')).askConsent(paths.privacyPolicy);
}

/**
 * Counts this visit, once the page has nothing better to do. Who asks not to be tracked is not counted at all, and what
 * their browser kept of an earlier consent goes.
 */
export async function startCounting(): Promise<void> {
  if (prefersNoTracking()) {
    removeEventListener(GOAL_REACHED, keep);
    forgetVisitor();
    return;
  }
  await whenIdle();
  const { api, key } = readSettings();
  const { startAnalytics } = await loadChunk('analytics');
  // What counts listens from here on.
  removeEventListener(GOAL_REACHED, keep);
  startAnalytics({
    api: api || location.origin,
    key,
    campaign: landingCampaign(),
    goals: early,
    ask: isAdminPath(location.pathname) ? undefined : ask,
  });
}
