import type { MailSettings } from './env.ts';
import type { Mail, MailTransport } from './mail.ts';
import type { OutboxJob, OutboxStore } from './outbox.ts';

/** Settings with two notification mailboxes. */
export const settings: MailSettings = {
  from: { name: 'Mandap Events', address: 'website@mandap.example' },
  notifyTo: ['owner@mandap.example', 'desk@mandap.example'],
  siteUrl: 'https://mandap.example',
};

export const enquiryId = '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab';

/** The payload of a valid enquiry, as queued by the database. */
const payload = {
  reference: '6F1C2D3E',
  form_type: 'Wedding',
  service: 'wedding',
  name: 'Priya Kumari',
  email: 'priya@example.org',
  phone: '+91 98765 43210',
  phone_e164: '+919876543210',
  message: 'Event: Wedding\nPreferred date: 21 November 2026\nGuests: 250',
  page_path: '/services/wedding',
  suspicion: null,
  created_at: '2026-11-21T13:30:00.000Z',
};

/** A claimed outbox row; `change` replaces parts of its payload. */
export function job(change: Readonly<Record<string, unknown>> = {}, id = enquiryId): OutboxJob {
  return {
    id: id.replace(/^./, 'a'),
    kind: 'booking_notification',
    enquiry_id: id,
    attempts: 0,
    payload: { ...payload, ...change },
  };
}

export interface StoredJob {
  readonly job: OutboxJob;
  status: 'pending' | 'sending' | 'sent';
  attempts: number;
  lastError: string | undefined;
}

/** The outbox in memory: claims are exclusive, a failed row is due again at once. */
export function memoryOutbox(jobs: readonly OutboxJob[]): OutboxStore & { rows: StoredJob[] } {
  const rows = jobs.map((stored): StoredJob => ({
    job: stored,
    status: 'pending',
    attempts: 0,
    lastError: undefined,
  }));
  return {
    rows,
    async claim(limit, wantedId) {
      const claimed: OutboxJob[] = [];
      for (const row of rows) {
        const wanted = wantedId === undefined || row.job.enquiry_id === wantedId;
        if (row.status !== 'pending' || !wanted || claimed.length === limit) continue;
        row.status = 'sending';
        claimed.push({ ...row.job, attempts: row.attempts });
      }
      return claimed;
    },
    async finish(id, error) {
      const row = rows.find((candidate) => candidate.job.id === id);
      if (row === undefined) throw new Error(`no row ${id}`);
      row.status = error === undefined ? 'sent' : 'pending';
      row.attempts += error === undefined ? 0 : 1;
      row.lastError = error;
    },
  };
}

/** A mail server that records its emails and rejects the first `failures`. */
export function recordingTransport(failures = 0): MailTransport & { mails: Mail[] } {
  const mails: Mail[] = [];
  let left = failures;
  return {
    mails,
    async send(mail) {
      left -= 1;
      if (left >= 0) {
        throw Object.assign(new Error('connect ECONNREFUSED\r\n127.0.0.1:465'), {
          code: 'ESOCKET',
        });
      }
      mails.push(mail);
    },
  };
}

/** A POST to a function; a string body is sent unchanged, other values as JSON. */
export function post(body: unknown, headers: Readonly<Record<string, string>> = {}): Request {
  return new Request('http://127.0.0.1/function', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A store whose database is unreachable. */
export const unreachableStore: OutboxStore = {
  claim: async () => Promise.reject(new Error('claim_outbox: 57P03 connect postgres://secret')),
  finish: async () => Promise.reject(new Error('finish_outbox: 57P03')),
};

/** Hook for tests without publications and picture removals. */
export const noHook = async (): Promise<void> => Promise.reject(new Error('nothing to do'));
