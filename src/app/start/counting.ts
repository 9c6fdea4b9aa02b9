import { landingCampaign } from '@/features/enquiries/data/landing.ts';
import { forgetVisitor } from '@/providers/preferences/visitorIds.ts';
import { GOAL_REACHED, recordGoal } from '@/shared/data/visitEvents.ts';
import { prefersNoTracking } from '@/shared/lib/doNotTrack.ts';
import { whenIdle } from '@/shared/lib/idle.ts';
import { isStaffPath, PRIVACY_POLICY } from '@/shared/paths.ts';
import { loadChunk } from './loadChunk.ts';
import { readSettings } from './settings.ts';

/** Links that call or message the firm; a WhatsApp link without a number shares the page. */
const CALL = 'a[href^="tel:"]';
const WHATSAPP = 'a[href^="https://wa.me/"]:not([href^="https://wa.me/?"])';

/** Goals reached before the counting runs. */
const early: string[] = [];

function queue(event: Event): void {
  if (event instanceof CustomEvent) early.push(String(event.detail));
}

/** Records taps on links that call or message the firm, from the first moment on. */
export function noteContacts(): void {
  addEventListener(GOAL_REACHED, queue);
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
  (await loadChunk('consent')).askConsent(PRIVACY_POLICY);
}

/**
 * Counts this visit when the browser is idle. With Do Not Track or GPC it counts nothing and deletes the visitor's ids
 * of an earlier consent.
 */
export async function startCounting(): Promise<void> {
  if (prefersNoTracking()) {
    removeEventListener(GOAL_REACHED, queue);
    forgetVisitor();
    return;
  }
  await whenIdle();
  const { api, key } = readSettings();
  const { startAnalytics } = await loadChunk('analytics');
  // The counting listens from here on.
  removeEventListener(GOAL_REACHED, queue);
  startAnalytics({
    api: api || location.origin,
    key,
    campaign: landingCampaign(),
    goals: early,
    ask: isStaffPath(location.pathname) ? undefined : ask,
  });
}
