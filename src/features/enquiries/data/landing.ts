import { keepText, readText } from '@/shared/lib/stores.ts';

const KEY = 'mandap:landing';
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
const MAX_LENGTH = 100;

/** Campaign of a visit: the utm_ parameters, each at most 100 characters. */
export type Campaign = Record<string, string>;

function campaignOf(search: string): Campaign | null {
  const query = new URLSearchParams(search);
  const found = PARAMETERS.flatMap((name) => {
    const value = query
      .get(name)
      ?.replace(/[^\P{C}]/gu, '')
      .slice(0, MAX_LENGTH);
    return value ? [[name, value] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

function isCampaign(value: unknown): value is Campaign {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, text]) => PARAMETERS.some((known) => known === name) && typeof text === 'string',
    )
  );
}

/** Stores the landing address's campaign for this tab. Call once at start, before any navigation. */
export function rememberLanding(search: string = window.location.search): void {
  const campaign = campaignOf(search);
  if (campaign && !keepText('sessionStorage', KEY, JSON.stringify(campaign)))
    console.warn('The campaign of this visit could not be kept.');
}

/** Campaign of this visit; null without one. */
export function landingCampaign(): Campaign | null {
  try {
    const kept: unknown = JSON.parse(readText('sessionStorage', KEY) ?? 'null');
    return isCampaign(kept) ? kept : campaignOf(window.location.search);
  } catch {
    return campaignOf(window.location.search);
  }
}
