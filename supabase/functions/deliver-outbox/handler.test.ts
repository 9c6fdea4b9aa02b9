// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OutboxStore } from '../_shared/outbox.ts';
import {
  job,
  memoryOutbox,
  post,
  recordingTransport,
  settings,
  unreachableStore,
  noHook,
} from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

const key = 'sb_secret_0123456789abcdef';
const signed = { authorization: `Bearer ${key}` };

function jobs(count: number) {
  return Array.from({ length: count }, (_, index) =>
    job(
      { name: `Guest ${String(index)}` },
      `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    ),
  );
}

function setUp(store: OutboxStore, failures = 0, now: () => number = () => 0) {
  const transport = recordingTransport(failures);
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const handler = createHandler({
    keys: [key],
    store,
    transport,
    settings,
    buildHook: noHook,
    removePictures: noHook,
    log,
    now,
  });
  return { handler, transport, lines };
}

describe('deliver-outbox', () => {
  it('sends every due enquiry, each once', async () => {
    const outbox = memoryOutbox(jobs(23));
    const { handler, transport } = setUp(outbox);
    const response = await handler(post({}, signed));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ sent: 23, failed: 0, more: false });
    expect(new Set(transport.mails.map((mail) => mail.messageId)).size).toBe(23);
    expect(transport.mails).toHaveLength(23);
  });

  it('never sends a claim twice with several parallel workers', async () => {
    const outbox = memoryOutbox(jobs(60));
    const { handler, transport } = setUp(outbox);
    await Promise.all([1, 2, 3, 4].map(async () => handler(post({}, signed))));
    expect(transport.mails).toHaveLength(60);
    expect(new Set(transport.mails.map((mail) => mail.messageId)).size).toBe(60);
  });

  it('continues after failed mails, and sends those in a later round', async () => {
    const outbox = memoryOutbox(jobs(12));
    const { handler, transport } = setUp(outbox, 3);
    expect(await (await handler(post({}, signed))).json()).toEqual({
      sent: 12,
      failed: 3,
      more: false,
    });
    expect(transport.mails).toHaveLength(12);
    expect(outbox.rows.filter((row) => row.attempts === 1)).toHaveLength(3);
  });

  it('stops after 25 seconds and reports that more are due', async () => {
    const outbox = memoryOutbox(jobs(100));
    let time = 0;
    const { handler } = setUp(outbox, 0, () => (time += 10_000));
    expect(await (await handler(post({}, signed))).json()).toEqual({
      sent: 10,
      failed: 0,
      more: true,
    });
  });

  it('sets aside, with an error, a row that cannot be composed', async () => {
    const odd = [
      { ...job({}, '00000000-0000-4000-8000-000000000001'), kind: 'fax' },
      { ...job({}, '00000000-0000-4000-8000-000000000002'), payload: { name: 7 } },
      { ...job({}, '00000000-0000-4000-8000-000000000003'), enquiry_id: null },
    ];
    const outbox = memoryOutbox([...odd, ...jobs(1)]);
    const once: OutboxStore = {
      claim: async (limit) =>
        outbox.rows.some((row) => row.attempts > 0) ? [] : outbox.claim(limit),
      finish: async (id, error) => outbox.finish(id, error),
    };
    const { handler, transport } = setUp(once);
    expect(await (await handler(post({}, signed))).json()).toMatchObject({ sent: 1, failed: 3 });
    expect(transport.mails).toHaveLength(1);
    expect(outbox.rows[0]?.lastError).toBe('no mail for outbox kind fax');
    expect(outbox.rows[1]?.lastError).not.toBe('');
  });

  it.each([
    ['nothing', {}],
    ['the public key', { apikey: 'sb_publishable_x', authorization: 'Bearer sb_publishable_x' }],
    ['half of the key', { authorization: `Bearer ${key.slice(0, -1)}` }],
    ['the key and more', { authorization: `Bearer ${key}0` }],
    ['another scheme', { authorization: `Basic ${key}` }],
    ['an empty token', { authorization: 'Bearer ', apikey: '' }],
  ])('rejects a caller with %s', async (_title, headers) => {
    const outbox = memoryOutbox(jobs(1));
    const { handler, transport } = setUp(outbox);
    const response = await handler(post({}, headers));
    expect(response.status).toBe(401);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(transport.mails).toHaveLength(0);
    expect(outbox.rows[0]?.status).toBe('pending');
  });

  it('accepts the key as apikey', async () => {
    const { handler } = setUp(memoryOutbox([]));
    const response = await handler(post({}, { apikey: key, authorization: 'Bearer other' }));
    expect(response.status).toBe(200);
  });

  it('responds 500 and logs if the database is unreachable', async () => {
    const { handler, lines } = setUp(unreachableStore);
    const response = await handler(post({}, signed));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('57P03');
    expect(lines).toEqual([expect.stringContaining('57P03')]);
  });
});
