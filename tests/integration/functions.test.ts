import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../supabase/local/options.ts';
import { clientOf, createTestStack, signIn } from '../../supabase/local/testing.ts';
import { enquire, mailsOf, mailSecrets, notifyTo, outboxRow } from './mailSupport.ts';

const visitorId = () => `visitor-${randomUUID()}`;

describe('the edge functions on the real stack, with the timer off', () => {
  let stack: Stack;
  let visitor: SupabaseClient;

  beforeAll(async () => {
    stack = await createTestStack('functions', {
      outboxEvery: 0,
      functionEnv: mailSecrets,
      settings: {
        enquiry_limit_per_ip: 1000,
        enquiry_limit_per_ip_day: 1000,
        like_limit_per_ip: 3,
      },
    });
    visitor = clientOf(stack);
  });

  afterAll(async () => {
    await stack?.stop();
  });

  async function notify(body: unknown) {
    const response = await fetch(`${stack.url}/functions/v1/send-booking-notification`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  async function deliver() {
    return fetch(`${stack.url}/functions/v1/deliver-outbox`, {
      method: 'POST',
      headers: { apikey: stack.secretKey, authorization: `Bearer ${stack.secretKey}` },
    });
  }

  async function addEvent(isVisible = true): Promise<string> {
    const [row] = await stack.sql<{ id: string }[]>`
      insert into public.upcoming_events (title, is_visible) values ('Garba night', ${isVisible}) returning id`;
    return row?.id ?? '';
  }

  async function like(eventId: string, id = visitorId()) {
    const { data, error } = await visitor.functions.invoke<unknown>('increment-event-like', {
      body: { eventId, visitorId: id },
    });
    if (error === null) return { status: 200, body: data };
    const answer: unknown = Reflect.get(error, 'context');
    if (!(answer instanceof Response)) throw error;
    return { status: answer.status, body: await answer.json() };
  }

  it("mail a visitor's enquiry to the company once, whatever recipient the caller names", async () => {
    const id = await enquire(visitor, { name: 'प्रिया <b>Kumari</b>' });
    expect(mailsOf(stack, id)).toHaveLength(0);
    const { error } = await visitor.functions.invoke('send-booking-notification', {
      body: { enquiryId: id, to: 'victim@example.net', subject: 'x', name: 'x', message: 'x' },
    });
    expect(error).toBeNull();
    const mail = await stack.mailbox.waitFor((candidate) => candidate.raw.includes(id));
    expect(mail.to).toEqual(notifyTo);
    expect(mail.subject).toBe(`New Booking Inquiry: Wedding (ref ${id.slice(0, 8).toUpperCase()})`);
    expect(mail.text).toContain('Name: प्रिया <b>Kumari</b>');
    expect(mail.html).toContain('प्रिया &lt;b&gt;Kumari&lt;/b&gt;');
    expect(mail.headers).toContainEqual({
      key: 'message-id',
      value: `<enquiry-${id}@mandap.example>`,
    });
    expect(mail.headers).toContainEqual({ key: 'reply-to', value: 'priya@example.org' });
    await expect.poll(async () => outboxRow(stack, id)).toMatchObject({ status: 'sent' });
    await notify({ enquiryId: id });
    await notify({ enquiryId: id });
    expect(mailsOf(stack, id)).toHaveLength(1);
  });

  it('do not reveal which enquiries exist', async () => {
    const id = await enquire(visitor);
    const answers = [await notify({ enquiryId: id }), await notify({ enquiryId: randomUUID() })];
    expect(answers).toEqual([
      { status: 202, body: { accepted: true } },
      { status: 202, body: { accepted: true } },
    ]);
    expect(await notify({ enquiryId: 'no-uuid' })).toMatchObject({
      status: 400,
      body: { field: 'enquiryId' },
    });
  });

  it('send one mail per enquiry for a hundred calls and four parallel workers', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, async () => enquire(visitor)));
    await Promise.all([
      ...ids.flatMap((enquiryId) => Array.from({ length: 10 }, async () => notify({ enquiryId }))),
      ...Array.from({ length: 4 }, deliver),
    ]);
    await expect
      .poll(async () => Promise.all(ids.map(async (id) => (await outboxRow(stack, id))?.status)), {
        timeout: 20_000,
      })
      .toEqual(ids.map(() => 'sent'));
    expect(ids.map((id) => mailsOf(stack, id).length)).toEqual(ids.map(() => 1));
  });

  it('empty the outbox only with the service key', async () => {
    const id = await enquire(visitor);
    const { error } = await visitor.functions.invoke('deliver-outbox');
    expect(Reflect.get(error, 'context')).toMatchObject({ status: 401 });
    expect(await outboxRow(stack, id)).toMatchObject({ status: 'pending', attempts: 0 });
    const server = clientOf(stack, stack.secretKey);
    const { data } = await server.functions.invoke<unknown>('deliver-outbox');
    expect(data).toEqual({ sent: 1, failed: 0, more: false });
    expect(await outboxRow(stack, id)).toMatchObject({ status: 'sent' });
  });

  it('keep a mail pending if the mail server rejects it', async () => {
    const id = await enquire(visitor);
    stack.mailbox.accept(false);
    expect(await notify({ enquiryId: id })).toMatchObject({ status: 202 });
    await expect
      .poll(async () => outboxRow(stack, id))
      .toMatchObject({ status: 'pending', attempts: 1, later: true });
    expect((await outboxRow(stack, id))?.last_error).toMatch(/451/);
    stack.mailbox.accept(true);
    await notify({ enquiryId: id });
    expect(mailsOf(stack, id)).toHaveLength(0);
    await stack.sql`update private.outbox set next_try_at = now() where enquiry_id = ${id}`;
    await notify({ enquiryId: id });
    await stack.mailbox.waitFor((candidate) => candidate.raw.includes(id));
  });

  it('send the weekly mail to the recipients of enquiries, once, if enabled', async () => {
    const owner = await signIn(stack, stack.admin.email, stack.admin.password);
    await owner.rpc('set_weekly_summary', { p_on: true });
    await enquire(visitor);
    // 8:00 on the next Monday in India.
    await stack.sql`select private.queue_weekly_summary(
      (date_trunc('week', now() at time zone 'Asia/Kolkata') + interval '7 days 8 hours') at time zone 'Asia/Kolkata')`;
    await Promise.all([deliver(), deliver()]);
    const mail = await stack.mailbox.waitFor(({ subject }) => subject.startsWith('Your week: '));
    expect(mail.to).toEqual(notifyTo);
    expect(mail.subject).toMatch(/^Your week: \d+ enquir(?:y|ies), 0 visitors$/);
    expect(mail.text).toContain('Page views: 0 (the week before: 0)');
    await deliver();
    const weeks = stack.mailbox.list().filter(({ subject }) => subject.startsWith('Your week: '));
    expect(weeks).toHaveLength(1);
  });

  it('send a test mail to the recipients that the owner named', async () => {
    const owner = await signIn(stack, stack.admin.email, stack.admin.password);
    const { data: before } = await owner.rpc('mail_recipients').single<{ version: number }>();
    const to = ['boss@mandap.example'];
    await owner.rpc('set_mail_recipients', { p_recipients: to, p_version: before?.version });
    const { data: id } = await owner.rpc('send_test_mail');
    await deliver();
    const mail = await stack.mailbox.waitFor(({ subject }) => subject.startsWith('Test mail from'));
    expect(mail.to).toEqual(to);
    const { data: state } = await owner.rpc('test_mail_state', { p_id: id }).single();
    expect(state).toEqual({ status: 'sent', last_error: null });
  });

  it('count a like once per visitor, and return 404 for an unknown or hidden event', async () => {
    const [event, hidden] = [await addEvent(), await addEvent(false)];
    const me = visitorId();
    expect(await like(event, me)).toEqual({ status: 200, body: { likeCount: 1 } });
    expect(await like(event, me)).toEqual({ status: 200, body: { likeCount: 1 } });
    expect(await like(event)).toEqual({ status: 200, body: { likeCount: 2 } });
    expect(await like(randomUUID())).toMatchObject({ status: 404, body: { field: 'eventId' } });
    expect(await like(hidden)).toMatchObject({ status: 404 });
    expect(await like('seven')).toMatchObject({ status: 400, body: { field: 'eventId' } });
    expect(await like(event, 'x')).toMatchObject({ status: 400, body: { field: 'visitorId' } });
  });

  it('limit the likes of one address, and ignore a forged one', async () => {
    const event = await addEvent();
    const answers = [];
    for (let index = 0; index < 4; index += 1) answers.push((await like(event)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    const forged = async (key: string, name: string) => {
      const response = await fetch(`${stack.url}/rest/v1/rpc/like_event`, {
        method: 'POST',
        headers: { apikey: key, 'content-type': 'application/json', [name]: '203.0.113.77' },
        body: JSON.stringify({ p_event_id: event, p_visitor: visitorId() }),
      });
      return response.status;
    };
    expect(await forged(stack.publishableKey, 'x-client-address')).toBe(429);
    expect(await forged(stack.publishableKey, 'x-forwarded-for')).toBe(429);
    expect(await forged(stack.publishableKey, 'cf-connecting-ip')).toBe(429);
    // Edge functions, which hold the service key, forward the actual address.
    expect(await forged(stack.secretKey, 'x-client-address')).toBe(200);
  });
});
