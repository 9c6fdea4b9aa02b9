import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { sections } from '@/features/site-content/data/sections.ts';

const { sections: names, pages } = adminSiteContent;

/** What a row of `site_content` is called, with its page; its key where this version of the site has no such section. */
export function sectionName(key: string): string {
  const section = sections.find((one) => one.key === key);
  return section ? `${pages[section.page]}: ${names[section.key]}` : key;
}
