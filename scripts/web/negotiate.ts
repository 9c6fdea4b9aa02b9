import type { IncomingHttpHeaders } from 'node:http';
import type { Body } from './staticFiles.ts';

/** Byte positions of a part of a file, both included. */
export type Range = { start: number; end: number };

/** Whether an Accept-Encoding header takes a coding; `br;q=0` refuses it. */
export function acceptsCoding(accepted: string, coding: string): boolean {
  return accepted.split(',').some((entry) => {
    const [name = '', ...parameters] = entry
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === coding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Whether the visitor's copy is the current one (If-None-Match, RFC 9110: weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = new Set(ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(etag);
}

/**
 * The part of a file that a Range header asks for; undefined means all of it: no header, several parts at once
 * (which a server may answer in full), or a part of an older version (If-Range).
 */
export function byteRange(
  headers: IncomingHttpHeaders,
  body: Body,
): Range | 'unsatisfiable' | undefined {
  if (headers['if-range'] !== undefined && headers['if-range'] !== body.etag) return undefined;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, body.size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? body.size - 1 : Math.min(Number(last), body.size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
