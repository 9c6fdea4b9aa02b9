import { telHref } from '@/shared/lib/phone.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';

export type Message = {
  /** Hash of the text: a rewritten message is new and shown again. */
  id: string;
  before: string;
  /** The first `[label](url)` of the line, if the site may link to it. */
  link?: { label: string; href: string };
  after: string;
};

/** The first `[label](address)`; same pattern as in the database. */
export const LINK = /\[([^\]]*)\]\(([^)]*)\)/;

/** Hash of a text (FNV-1a, 32 bits): the same in every browser, not secret. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `announcement-${(hash >>> 0).toString(36)}`;
}

function messageOf(line: string): Message {
  const id = nameOf(line);
  const found = LINK.exec(line);
  if (!found) return { id, before: line, after: '' };
  const [written, label = '', address = ''] = found;
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + written.length);
  const link = label.trim() === '' ? null : safeLink(address, { contact: true });
  const href = (link?.startsWith('tel:') && telHref(link)) || link;
  if (href !== null) return { id, before, link: { label, href }, after };
  // Drops a disallowed address and keeps its label.
  return { id, before: `${before}${label}`, after };
}

/**
 * Parses the bar's messages: one per line, without empty lines and duplicates.
 * Any input becomes text or a safe link. Never throws.
 */
export function messagesOf(content: string): Message[] {
  const lines = content
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const messages = new Map(lines.map((line) => [nameOf(line), messageOf(line)]));
  return [...messages.values()].filter(
    ({ before, link, after }) => link ?? (before + after).trim(),
  );
}
