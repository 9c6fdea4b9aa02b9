import { instagramText } from '@/content/en/instagram.ts';

let warned = false;

/** Logs once per visit that the posts are not live, as there is no token. */
export function warnMissingToken(): void {
  if (warned) return;
  warned = true;
  console.warn(instagramText.noToken);
}
