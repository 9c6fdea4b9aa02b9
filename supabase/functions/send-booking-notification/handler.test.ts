// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { OutboxStore } from '../_shared/outbox.ts';
import {
  enquiryId,
  job,
  memoryOutbox,
  post,
  recordingTransport,
  settings,
  unreachableStore,
  noHook,
} from '../_shared/testing.ts';
import { createHandler } from './handler.ts';

function setUp(options: { store?: OutboxStore; failures?: number } = {}) {
  const outbox = memoryOutbox([job()]);
  const transport = recordingTransport(options.failures);
  const work: Promise<unknown>[] = [];
  const lines: string[] = [];
  const handler = createHandler({
    store: options.store ?? outbox,
    transport,
    settings,
    buildHook: noHook,
    removePictures: noHook,
    log: (line) => lines.push(line),
    background: (promise) => work.push(promise),
  });
  return { outbox, transport, lines, handler, settled: async () => Promise.all(work) };
}

describe('send-booking-notification', () => {
  it('mails the enquiry to the company and ignores the other fields of the body', async () => {
    const { handler, transport, outbox, settled } = setUp();
    const response = await handler(
      post({
        enquiryId,
        to: 'victim@example.net',
        subject: 'Cheap pills',
        name: 'Mallory',
        email: 'mallory@example.net',
        phone: '1',
        message: 'buy',
      }),
    );
    await settled();
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ accepted: true });
    expect(transport.mails).toHaveLength(1);
    const [mail] = transport.mails;
    expect(mail?.to).toEqual(settings.notifyTo);
    expect(mail?.subject).toBe('New Booking Inquiry: Wedding (ref 6F1C2D3E)');
    expect(mail?.replyTo).toBe('priya@example.org');
    expect(JSON.stringify(mail)).not.toMatch(/mallory|victim|pills/i);
    expect(outbox.rows[0]?.status).toBe('sent');
  });

  it('responds the same to an unknown, a pending and a sent enquiry, and to a failing mail server', async () => {
    const unknown = setUp();
    const waiting = setUp();
    const failing = setUp({ failures: 1 });
    const answers = [
      await unknown.handler(post({ enquiryId: '00000000-0000-4000-8000-000000000000' })),
      await waiting.handler(post({ enquiryId })),
      await waiting.handler(post({ enquiryId: enquiryId.toUpperCase() })),
      await failing.handler(post({ enquiryId })),
    ];
    const seen = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text(), [...answer.headers]]),
    );
    expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    await Promise.all([waiting.settled(), failing.settled(), unknown.settled()]);
    expect(unknown.transport.mails).toHaveLength(0);
    expect(waiting.transport.mails).toHaveLength(1);
  });

  it('keeps an enquiry pending, with a short error, after a mail server failure, and sends it on the next call', async () => {
    const { handler, outbox, transport, lines, settled } = setUp({ failures: 1 });
    await handler(post({ enquiryId }));
    await settled();
    expect(outbox.rows[0]).toMatchObject({ status: 'pending', attempts: 1 });
    expect(outbox.rows[0]?.lastError).toBe('ESOCKET: connect ECONNREFUSED 127.0.0.1:465');
    expect(lines).toEqual([expect.stringContaining('not sent, try 1: ESOCKET')]);
    expect(lines.join('')).not.toMatch(/priya|98765/i);
    await handler(post({ enquiryId }));
    await settled();
    expect(outbox.rows[0]?.status).toBe('sent');
    expect(transport.mails).toHaveLength(1);
  });

  it.each([
    ['not JSON', '{', 'body'],
    ['an empty body', '', 'body'],
    ['a list', [enquiryId], 'body'],
    ['nothing', null, 'body'],
    ['a number', 7, 'body'],
    ['no id', {}, 'enquiryId'],
    ['a list as id', { enquiryId: [enquiryId] }, 'enquiryId'],
    ['an id with SQL after it', { enquiryId: `${enquiryId}' or 1=1` }, 'enquiryId'],
    ['an id with a line break', { enquiryId: `${enquiryId}\n` }, 'enquiryId'],
  ])('rejects %s and names the field', async (_title, body, field) => {
    const { handler, transport } = setUp();
    const response = await handler(post(body));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.any(String), field });
    expect(transport.mails).toHaveLength(0);
  });

  it('rejects text that is not UTF-8', async () => {
    const body = new Uint8Array([0x22, 0xff, 0x22]);
    const { handler } = setUp();
    const response = await handler(new Request('http://127.0.0.1/', { method: 'POST', body }));
    expect(response.status).toBe(400);
  });

  it('stops reading a body over 16 kB, with or without a declared length', async () => {
    const { handler } = setUp();
    const long = JSON.stringify({ enquiryId, message: 'x'.repeat(17_000) });
    expect((await handler(post(long))).status).toBe(413);
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    const init = { method: 'POST', body: endless, duplex: 'half' };
    const response = await handler(new Request('http://127.0.0.1/', init));
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(30);
  });

  it('allows a preflight request, and rejects methods other than POST', async () => {
    const { handler } = setUp();
    const preflight = await handler(new Request('http://127.0.0.1/', { method: 'OPTIONS' }));
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/apikey.*content-type/);
    const get = await handler(new Request('http://127.0.0.1/'));
    expect(get.status).toBe(405);
    expect(get.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('responds 500 without internals if the database is unreachable, and logs the error', async () => {
    const { handler, lines } = setUp({ store: unreachableStore });
    const response = await handler(post({ enquiryId }));
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('{"error":"Something went wrong on our side."}');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(lines).toEqual([expect.stringContaining('57P03')]);
  });

  it('does not mail an enquiry twice if storing the first result failed', async () => {
    const outbox = memoryOutbox([job()]);
    let tries = 0;
    const store: OutboxStore = {
      claim: async (limit, id) => outbox.claim(limit, id),
      async finish(id, error) {
        tries += 1;
        if (tries === 1) throw new Error('connection reset');
        await outbox.finish(id, error);
      },
    };
    const { handler, transport, settled } = setUp({ store });
    await handler(post({ enquiryId }));
    await settled();
    expect(outbox.rows[0]?.status).toBe('sent');
    expect(transport.mails).toHaveLength(1);
  });
});
