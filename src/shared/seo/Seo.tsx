import { useEffect } from 'react';
import { Helmet, HelmetProvider } from 'react-helmet-async';
import { site } from '@/content/site.ts';
import { contactOf } from '@/shared/data/contact.ts';
import { pageState, type SiteState, siteState } from '@/shared/data/siteState.ts';
import { type Snapshot, useSnapshot } from '@/shared/data/snapshot.tsx';
import { announcePage } from '@/shared/data/visitEvents.ts';
import { JsonLd } from './JsonLd.tsx';
import { pageJsonLd } from './pageJsonLd.ts';
import { DEFAULT_SOCIAL_PICTURE } from './socialPicture.ts';

type SeoProps = {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the social picture: JPEG, 1200 x 630, under 300 KB (WhatsApp's limit). */
  image?: string;
  /** Path for the canonical URL; omit for pages that are not indexed. */
  path?: string;
  /** Name in the breadcrumbs, for pages that the footer does not link to: an album, an event. */
  name?: string;
  noindex?: boolean;
  /** Path of the page to index instead. */
  canonical?: string;
};

const NO_KEYWORDS: readonly string[] = [];

/** Indexed pages allow large image previews. */
const INDEXED = 'max-image-preview:large';

/** Site state at build time, which crawlers read. */
const builtState = ({ data }: Snapshot) => data[siteState.key] as SiteState | undefined;

/** The owner's title and description; a page's gate is named after the last segment of its path. */
function ownWords(state: SiteState | undefined, path: string | undefined) {
  return state && path ? pageState(state, path.slice(path.lastIndexOf('/') + 1)) : undefined;
}

/**
 * Title, description, keywords, robots, canonical URL, social tags and structured data. Exactly one per page.
 * Includes Helmet's provider, so that the frame's first load does without the library.
 */
export function Seo({
  title: usualTitle,
  description: usualDescription,
  keywords = NO_KEYWORDS,
  image = DEFAULT_SOCIAL_PICTURE,
  path,
  name,
  noindex = false,
  canonical,
}: SeoProps) {
  const snapshot = useSnapshot();
  const { siteUrl } = snapshot;
  const state = builtState(snapshot);
  const own = noindex ? undefined : ownWords(state, path);
  const title = own?.seo_title ?? usualTitle;
  const description = own?.seo_description ?? usualDescription;
  const url = path === undefined ? undefined : `${siteUrl}${path}`;
  const data =
    path === undefined || noindex
      ? undefined
      : pageJsonLd(siteUrl, path, contactOf(state?.contact), name);
  useEffect(() => announcePage(title), [title, path]);
  const taken = canonical ?? (noindex ? undefined : path);
  return (
    <HelmetProvider>
      <Helmet>
        <title>{title}</title>
        <meta name="description" content={description} />
        {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
        <meta name="robots" content={noindex ? 'noindex' : INDEXED} />
        {taken !== undefined && <link rel="canonical" href={`${siteUrl}${taken}`} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {url !== undefined && <meta property="og:url" content={url} />}
        <meta property="og:image" content={`${siteUrl}${image}`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
      <JsonLd data={data?.company ?? null} />
      <JsonLd data={data?.trail ?? null} />
    </HelmetProvider>
  );
}
