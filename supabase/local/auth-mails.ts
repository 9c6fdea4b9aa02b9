import { readFile } from 'node:fs/promises';
import { parseUrl } from '../../src/shared/lib/safeLink.ts';
import path from 'node:path';
import type { Mailbox } from './mailbox.ts';
import { plain } from './mailbox-page.ts';

export interface AuthMail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

const FROM = 'noreply@mandap.example';
const RECOVERY_SUBJECT = 'Choose a new password';

/**
 * Sends the auth service's emails. The recovery email uses the template of the hosted project
 * (supabase/templates/recovery.html): its link carries a `token_hash`, so that it works on other devices than the
 * requesting one.
 */
export function createAuthMailer(root: string, siteUrl: string, mailbox: Mailbox) {
  return async (mail: AuthMail): Promise<void> => {
    const recovery = recoveryToken(mail);
    const html = recovery
      ? await recoveryMail(root, siteUrl, mail.to, recovery)
      : (mail.html ?? '');
    await mailbox.deliver({
      from: FROM,
      to: [mail.to],
      subject: recovery ? RECOVERY_SUBJECT : mail.subject,
      html,
      text: recovery ? plain(html) : (mail.text ?? plain(html)),
    });
  };
}

/** The token of lite's recovery link, or null for other emails. */
export function recoveryToken(mail: AuthMail): string | null {
  const text = `${mail.text ?? ''} ${mail.html ?? ''}`.replaceAll('&amp;', '&');
  const link = /https?:\/\/[^\s"'<>]*\/auth\/v1\/verify\?[^\s"'<>]*/.exec(text)?.[0];
  if (!link) return null;
  const query = parseUrl(link)?.searchParams;
  return query?.get('type') === 'recovery' ? query.get('token') : null;
}

async function recoveryMail(root: string, siteUrl: string, email: string, tokenHash: string) {
  const file = path.join(root, 'supabase/templates/recovery.html');
  const fallback =
    '<a href="{{ .SiteURL }}/admin/reset?token_hash={{ .TokenHash }}&type=recovery">Reset</a>';
  const template = await readFile(file, 'utf8').catch(() => fallback);
  return fillTemplate(template, { SiteURL: siteUrl, TokenHash: tokenHash, Email: email });
}

/** Replaces the `{{ .Name }}` placeholders of a GoTrue mail template, escaped; unknown names become empty. */
export function fillTemplate(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (_place, name: string) =>
    (values[name] ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  );
}
