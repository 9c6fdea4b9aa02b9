import type { LiveQuery } from './liveQuery.ts';
import { dataOf } from '@/shared/supabase/errors.ts';

/** State of the site that every public page needs, in one response (`get_site_state`). */
export type SiteState = {
  /** Changes with any field below except `visitor_count`. */
  version: string;
  pages: readonly PageState[];
  /** The owner's announcements, one per line; null without a row. */
  announcement: { content: string; enabled: boolean } | null;
  /** Contact details; null without a row. */
  contact: ContactInfo | null;
  /** Null if never counted. */
  visitor_count: number | null;
};

/** Row of `contact_info`; empty columns are absent (see `contact.ts`). */
export type ContactInfo = {
  phone: string[];
  email: string[];
  address: string[];
  social_links?: string[];
  /** Monday is 1. */
  open_days?: number[];
} & Partial<Record<(typeof contactTexts)[number], string>>;

const contactTexts = [
  'call_phone',
  'whatsapp_phone',
  'map_url',
  'opens_at',
  'closes_at',
  'hours_note',
] as const;

/** A row of `page_visibility`. */
export type PageState = {
  page_name: string;
  is_visible: boolean;
  is_under_construction: boolean;
  /** The owner's message while the page is hidden or under renovation. */
  message?: string;
  /** Title and description for search results and link previews, set by the owner. */
  seo_title?: string;
  seo_description?: string;
};

const ownWords = ['message', 'seo_title', 'seo_description'] as const;

/** A row change as reported by the realtime channel. */
export type SiteChange = {
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  row: Record<string, unknown>;
};

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Picks the columns that are non-empty strings. */
function textsOf<Name extends string>(row: Record<string, unknown>, names: readonly Name[]) {
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const words = row[name];
    if (typeof words === 'string' && words !== '') found[name] = words;
  }
  return found;
}

function toPage(value: unknown): PageState {
  const row: Record<string, unknown> = Object(value);
  return {
    page_name: String(row['page_name']),
    is_visible: row['is_visible'] === true,
    is_under_construction: row['is_under_construction'] === true,
    ...textsOf(row, ownWords),
  };
}

function toContact(value: unknown): ContactInfo | null {
  if (!value) return null;
  const row: Record<string, unknown> = Object(value);
  const { open_days: days, social_links: links } = row;
  return {
    phone: texts(row['phone']),
    email: texts(row['email']),
    address: texts(row['address']),
    ...(Array.isArray(links) && { social_links: texts(links) }),
    ...(Array.isArray(days) && { open_days: days.map(Number) }),
    ...textsOf(row, contactTexts),
  };
}

function toAnnouncement(value: unknown): SiteState['announcement'] {
  if (typeof value !== 'object' || value === null) return null;
  const { content, enabled }: Record<string, unknown> = { ...value };
  return { content: enabled === true ? String(content) : '', enabled: enabled === true };
}

/** Parses the response of `get_site_state`. */
export function parseSiteState(json: unknown): SiteState {
  const value: Record<string, unknown> = Object(json);
  const { pages, visitor_count: count } = value;
  return {
    version: String(value['version']),
    pages: Array.isArray(pages) ? pages.map(toPage) : [],
    announcement: toAnnouncement(value['announcement']),
    contact: toContact(value['contact']),
    visitor_count: typeof count === 'number' ? count : null,
  };
}

/** State of the whole site; open tabs follow it by realtime (see `src/app/start`). */
export const siteState: LiveQuery<SiteState> = {
  key: 'site-state',
  load: async (client, signal) =>
    parseSiteState(
      dataOf(await client.rpc('get_site_state', {}, { get: true }).abortSignal(signal)),
    ),
};

/** Page names are compared without regard to case. */
const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** State of a page; undefined without a row. */
export function pageState({ pages }: SiteState, name: string): PageState | undefined {
  return pages.find((page) => sameName(page.page_name, name));
}

/** Id of the only row of the announcement bar and of the counter. */
const ONLY_ROW = 1;

/** Applies a row change; undefined if the state has to be re-read. */
export function withChange(state: SiteState, change: SiteChange): SiteState | undefined {
  const { table, type, row } = change;
  if (type === 'DELETE') return undefined;
  switch (table) {
    case 'page_visibility': {
      const page = toPage(row);
      if (typeof row['page_name'] !== 'string' || page.page_name === '') return undefined;
      // The row is unchanged, so something outside the publication has changed (contact_info).
      if (JSON.stringify(pageState(state, page.page_name)) === JSON.stringify(page))
        return undefined;
      const others = state.pages.filter(({ page_name: name }) => !sameName(name, page.page_name));
      return { ...state, pages: [...others, page] };
    }
    case 'total_visitor_counter': {
      const count = row['visitor_count'];
      if (row['id'] !== ONLY_ROW) return state;
      return typeof count === 'number' ? { ...state, visitor_count: count } : undefined;
    }
    case 'ad_bar':
      if (row['id'] !== ONLY_ROW) return state;
      if (typeof row['content'] !== 'string' || typeof row['enabled'] !== 'boolean')
        return undefined;
      return { ...state, announcement: toAnnouncement(row) };
    default:
      return undefined;
  }
}
