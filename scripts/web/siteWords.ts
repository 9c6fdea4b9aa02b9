import * as v from 'valibot';
import {
  publishedWords,
  type PublishedWords,
} from '../../src/features/site-content/data/publishedWords.ts';
import { site } from '../../src/content/site.ts';
import { phoneE164 } from '../../src/shared/lib/phone.ts';
import { parseUrl } from '../../src/shared/lib/safeLink.ts';
import { callDatabase } from './buildSettings.ts';

const text = v.nullish(v.string());
const siteState = v.object({
  contact: v.nullish(
    v.object({
      phone: v.array(v.string()),
      email: v.array(v.string()),
      call_phone: text,
      whatsapp_phone: text,
      open_days: v.nullish(v.array(v.number())),
      opens_at: text,
      closes_at: text,
      social_links: v.nullish(v.array(v.string())),
    }),
  ),
});

/** The Instagram profile among the social links; empty texts without one. */
function instagramOf(links: readonly string[]): { url: string; handle: string } {
  const url = links.find((link) => /^https:\/\/(www\.)?instagram\.com\/[\w.]+/.test(link));
  const name = url && parseUrl(url)?.pathname.split('/')[1];
  return url && name ? { url, handle: `@${name}` } : { url: '', handle: '' };
}

/** Fallback contact details for pages: the database's current ones instead of site.ts's. */
async function contactWords(
  database: Parameters<typeof callDatabase>[1],
): Promise<Record<string, unknown>> {
  const state: unknown = await (await callDatabase('get_site_state', database)).json();
  const parsed = v.safeParse(siteState, state);
  if (!parsed.success || !parsed.output.contact) return {};
  const { contact } = parsed.output;
  const { phone, email, social_links: links } = contact;
  const instagram = links ? instagramOf(links) : undefined;
  const words = {
    'site.phones': phone.length > 0 ? phone : undefined,
    'site.phone': contact.call_phone ?? phone[0],
    'site.whatsapp': contact.whatsapp_phone ?? phone.find(phoneE164) ?? phone[0],
    'site.emails': email.length > 0 ? email : undefined,
    'site.hours.days': contact.open_days,
    'site.hours.opens': contact.opens_at,
    'site.hours.closes': contact.closes_at,
    'site.social.url': instagram?.url,
    'site.social.handle': instagram?.handle,
  };
  const { hours, social, ...own } = site;
  const ours: Record<string, unknown> = { ...own, ...hours, ...social };
  const isNews = ([path, value]: [string, unknown]) =>
    value !== null &&
    value !== undefined &&
    JSON.stringify(value) !== JSON.stringify(ours[path.split('.').at(-1) ?? '']);
  return Object.fromEntries(Object.entries(words).filter(isNews));
}

const answer = v.object({
  publication: v.number(),
  // Not `v.record`, which silently skips names such as `constructor`.
  words: v.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null),
});

/**
 * Loads and validates the published texts and their publication number.
 * @throws if the database does not respond: the published texts are unknown then.
 */
export async function fetchWords(
  database: Parameters<typeof callDatabase>[1],
): Promise<PublishedWords & { publication: number; words: Readonly<Record<string, unknown>> }> {
  const response = await callDatabase('published_words', database);
  if (response.status === 404)
    throw new Error(
      'The database does not know published_words: run npx supabase db push --remote (docs/deploy.md).',
    );
  if (!response.ok)
    throw new Error(`The published words could not be read: ${response.status} of the database.`);
  const { publication, words } = v.parse(answer, await response.json());
  const { laid, refused } = publishedWords(words);
  const inSite = { ...(await contactWords(database)), ...laid['site.ts'] };
  const all = Object.keys(inSite).length > 0 ? { ...laid, 'site.ts': inSite } : laid;
  return { publication, words, laid: all, refused };
}
