import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { istIso } from '@/shared/lib/dates.ts';
import type { Check, Result } from './check.ts';

/** A detail is a line: a backend that answers with a whole page is cut. */
const DETAIL_MAX = 240;

/** Email addresses, keys and tokens of Supabase (sb_..., JWT), and any other long random text. */
const SECRETS = [
  /[^\s"'<>()]+@[^\s"'<>()]+/g,
  /\bsb_[\w-]+/g,
  /\beyJ[\w-]+(?:\.[\w-]*)*/g,
  /\b(?=[\w-]*\d)[\w-]{32,}\b/g,
];

/** The text on one line, without email addresses, keys and tokens, so that it is safe to share. */
export function withoutSecrets(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return SECRETS.reduce((clean, secret) => clean.replace(secret, words.report.hidden), line).slice(
    0,
    DETAIL_MAX,
  );
}

/** The word for a result; a check that has none yet was not run. */
export const stateOf = (result: Result | undefined): keyof typeof words.states => {
  if (!result) return 'waiting';
  if (result.ok === null) return 'unknown';
  return result.ok ? 'ok' : 'failed';
};

/** All results as plain text, to be sent to support. @param when the moment of the report. */
export function reportOf(
  checks: readonly Check[],
  results: ReadonlyMap<string, Result>,
  when: Date,
): string {
  const lines = checks.map((check) => {
    const result = results.get(check.name);
    const time = result ? `, ${words.ms(result.ms)}` : '';
    return `${words.states[stateOf(result)]}: ${check.name}${time}${result ? `: ${result.detail}` : ''}`;
  });
  return [words.report.title(location.host, istIso(when)), ...lines, ''].join('\n');
}
