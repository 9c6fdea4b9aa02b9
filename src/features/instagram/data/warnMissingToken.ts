import { instagramText } from '@/content/en/instagram.ts';

let warned = false;

/** Says once a visit, in the log, that the posts are not live: there is no token for the feed. */
export function warnMissingToken(): void {
  if (warned) return;
  warned = true;
  console.warn(instagramText.noToken);
}
