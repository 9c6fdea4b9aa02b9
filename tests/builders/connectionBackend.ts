import { procedures, relations } from '@/features/connection/admin/data/schema.ts';
import { type Answers, type Call, sessionOf } from './fakeBackend.ts';

/** Realtime frames in the format of Supabase's realtime-js. */
type Frame = [string | null, string | null, string, string, unknown];

/** Publishes changes: a write accepted by the backend is sent to every joined channel. */
export function liveSocket() {
  const listeners = new Set<(change: unknown) => void>();
  const state = { isSilent: false };
  class LiveSocket {
    readyState = 0;
    onopen: (() => void) | null = null;
    onclose: ((event: unknown) => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    constructor() {
      queueMicrotask(() => {
        this.readyState = 1;
        this.onopen?.();
      });
    }
    close(): void {
      this.readyState = 3;
      this.onclose?.({ code: 1000, reason: '', wasClean: true });
    }
    send(text: string): void {
      const [joinRef, ref, topic, event, payload]: Frame = JSON.parse(text);
      const answer = (name: string, body: unknown, to: string | null = null) =>
        this.onmessage?.({ data: JSON.stringify([joinRef, to, topic, name, body]) });
      if (event !== 'phx_join') {
        answer('phx_reply', { status: 'ok', response: {} }, ref);
        return;
      }
      const wanted: object[] = Object(payload).config.postgres_changes;
      const postgres_changes = wanted.map((wish) => Object.assign(wish, { id: 1 }));
      answer('phx_reply', { status: 'ok', response: { postgres_changes } }, ref);
      if (state.isSilent) return;
      listeners.add((data) => answer('postgres_changes', { ids: [1], data }));
      answer('system', { extension: 'postgres_changes', status: 'ok', message: 'Subscribed' });
    }
  }
  const notify = (table: string) => {
    const change = {
      type: 'UPDATE',
      schema: 'public',
      table,
      columns: [],
      record: {},
      errors: null,
    };
    for (const send of listeners) send(change);
  };
  return { LiveSocket, state, notify };
}

const refusal = { status: 401, body: { code: '42501', message: 'permission denied' } };

const row = (item: string, detail: string) => ({ item, ok: true, detail });

/** The result of schema_health() without faults. @param clockMs clock of the database, ms since 1970. */
export function healthRows(clockMs = Date.now(), migration = NEWEST_MIGRATION) {
  return [
    ...Object.keys(procedures).map((name) => row(`procedure ${name}`, 'may be called')),
    row('row-level security', 'on everywhere'),
    row('live tables', 'ad_bar, enquiry_signal, page_visibility, total_visitor_counter'),
    row('newest migration', migration),
    row('database clock', new Date(clockMs).toISOString()),
  ];
}

const isVisitor = ({ headers }: Call) => !headers.has('authorization');

/** A backend without faults. @param notify is called with the table of a write. */
export function wellBackend(notify: (table: string) => void): Answers {
  const tables = Object.entries(relations).map(([name, readers]): [string, Answers[string]] => [
    `GET /rest/v1/${name}`,
    (call) => (readers === 'admins' && isVisitor(call) ? refusal : { body: [] }),
  ]);
  const called = Object.keys(procedures).map((name): [string, Answers[string]] => [
    `POST /rest/v1/rpc/${name}`,
    { body: [] },
  ]);
  const picture = { body: { Key: 'media/connection-test/x.png', Id: 'x' } };
  return {
    ...Object.fromEntries([...tables, ...called]),
    'POST /auth/v1/token': { body: sessionOf() },
    'POST /auth/v1/logout': { status: 204 },
    'GET /rest/v1/': refusal,
    'GET /rest/v1/ad_bar': ({ url }) => ({
      body: url.searchParams.has('id') ? [{ enabled: true, version: 3 }] : [],
    }),
    'PATCH /rest/v1/ad_bar': () => {
      notify('ad_bar');
      return { body: [{ id: 1 }] };
    },
    'POST /rest/v1/rpc/is_admin': { body: true },
    'POST /rest/v1/rpc/my_role': { body: 'owner' },
    'POST /rest/v1/rpc/mail_summary': { body: [{ waiting: 0, dead: 0, oldest_waiting: null }] },
    'POST /rest/v1/rpc/schema_health': () => ({ body: healthRows() }),
    'POST /storage/v1/object/media/connection-test/*': picture,
    'GET /storage/v1/object/media/connection-test/*': { body: new Blob([new Uint8Array(70)]) },
    'DELETE /storage/v1/object/media': { body: [{ name: 'x.png' }] },
    'POST /functions/v1/send-booking-notification': { status: 400, body: { field: 'enquiryId' } },
    'POST /functions/v1/increment-event-like': { status: 400, body: { field: 'eventId' } },
    'POST /functions/v1/accept-invitation': { status: 400, body: { field: 'token' } },
  };
}
