import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { sections } from '@/features/site-content/data/sections.ts';

const { sections: names, pages } = adminSiteContent;

/** Name of a row of `site_content` with its page; its key if this version has no such section. */
export function sectionName(key: string): string {
  const section = sections.find((one) => one.key === key);
  return section ? `${pages[section.page]}: ${names[section.key]}` : key;
}
