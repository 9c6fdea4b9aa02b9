import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Mail } from '../../supabase/local/mailbox.ts';
import type { Stack } from '../../supabase/local/options.ts';

export const notifyTo = ['owner@mandap.example', 'desk@mandap.example'];

/** The functions' secrets, as set by an owner. */
export const mailSecrets = {
  MAIL_FROM: 'Mandap Events <website@mandap.example>',
  NOTIFY_TO: notifyTo.join(', '),
};

/** Sends an enquiry like the website (plain insert, client-generated id). @returns its id. */
export async function enquire(
  visitor: SupabaseClient,
  change: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = randomUUID();
  const { error } = await visitor.from('booking_forms').insert({
    id,
    form_type: 'Wedding',
    service: 'wedding',
    name: 'Priya Kumari',
    email: 'priya@example.org',
    phone: '+91 98765 43210',
    message: 'Event: Wedding\nPreferred location: Patna',
    status: 'new',
    date_preference: 'not-sure',
    location: 'Patna',
    page_path: '/services/wedding',
    fill_ms: 60_000,
    ...change,
  });
  if (error) throw new Error(`${error.code} ${error.message}`);
  return id;
}

/** The emails about one enquiry. */
export function mailsOf(stack: Stack, enquiryId: string): Mail[] {
  return stack.mailbox.list().filter((mail) => mail.raw.includes(enquiryId));
}

export interface OutboxRow {
  status: string;
  attempts: number;
  last_error: string | null;
  /** Whether the next attempt is in the future. */
  later: boolean;
}

/** The outbox row of an enquiry. */
export async function outboxRow(stack: Stack, enquiryId: string): Promise<OutboxRow | undefined> {
  const [row] = await stack.sql<OutboxRow[]>`
    select status, attempts, last_error, next_try_at > now() as later
    from private.outbox where enquiry_id = ${enquiryId}`;
  return row;
}
