import {
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { loadCredentials } from '../../../supabase/local/credentials.ts';
import { pause } from '../../../supabase/local/processes.ts';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { signInAdmin, startFixture } from './fixture.ts';

let stack: Stack;
let visitor: SupabaseClient;
let admin: SupabaseClient;

beforeAll(async () => {
  stack = await startFixture('realtime', { outboxEvery: 0 });
  visitor = clientOf(stack);
  admin = await signInAdmin(stack);
});
afterAll(async () => {
  await Promise.all([visitor?.removeAllChannels(), admin?.removeAllChannels()]);
  await stack?.stop();
});

interface Received {
  type: string;
  row: Record<string, unknown>;
  old: Record<string, unknown>;
}

interface Wish {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE';
  table: string;
  filter?: string;
}

let channels = 0;

/** Joins a channel and collects its changes; `until` waits for a matching row. */
async function listen(client: SupabaseClient, { event = '*', table, filter }: Wish) {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const wish = { event, schema: 'public', table, ...(filter && { filter }) };
  const channel: RealtimeChannel = client.channel(`test-${channels++}`);
  await new Promise<void>((resolve, reject) => {
    channel
      .on('postgres_changes', Object.assign({ event: '*' as const }, wish), (change) => {
        received.push({ type: change.eventType, row: change.new, old: change.old });
        for (const look of waiting) look();
      })
      .subscribe((status, error) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
        else if (status !== REALTIME_SUBSCRIBE_STATES.CLOSED) reject(error ?? new Error(status));
      });
  });
  const until = (fits: (entry: Received) => boolean) =>
    new Promise<Received>((resolve) => {
      const look = () => {
        const found = received.find(fits);
        if (found) resolve(found);
      };
      waiting.add(look);
      look();
    });
  return { received, until, channel };
}

const titled = (title: string) => (entry: Received) => entry.row['title'] === title;

describe('a visitor', () => {
  it('receives changes of visible rows only', async () => {
    const { received, until } = await listen(visitor, { table: 'services' });
    await admin.from('services').update({ title: 'Hidden, changed' }).eq('slug', 'secret');
    await admin.from('services').update({ title: 'Weddings' }).eq('slug', 'wedding');
    const change = await until(titled('Weddings'));
    expect(change).toMatchObject({ type: 'UPDATE', row: { slug: 'wedding' }, old: { id: 1 } });
    expect(received).toHaveLength(1); // changes arrive in order: the hidden one would have come first
  });

  it('receives a new row even if the log reports it before it is readable', async () => {
    const { until } = await listen(visitor, { table: 'services' });
    // A commit that is waiting for a standby is in the log, but its row is not visible yet.
    const waitFor = async (standby: string) => {
      await stack.sql.unsafe(`alter system set synchronous_standby_names = '${standby}'`);
      await stack.sql`select pg_reload_conf()`;
      await pause(300);
    };
    await waitFor('nobody');
    const writing = stack.sql.begin(async (tx) => {
      await tx`set local synchronous_commit = on`;
      await tx`insert into public.services (slug, title, published) values ('slow', 'Slow', true)`;
    });
    await pause(500);
    await waitFor('');
    await writing;
    expect(await until(titled('Slow'))).toMatchObject({ type: 'INSERT' });
    await admin.from('services').delete().eq('slug', 'slow');
    await until(({ type }) => type === 'DELETE');
  });

  it('receives only the key of a deleted row', async () => {
    const { until } = await listen(visitor, { event: 'DELETE', table: 'services' });
    const { data } = await admin
      .from('services')
      .insert({ slug: 'gone', title: 'Gone' })
      .select()
      .single();
    await admin.from('services').delete().eq('slug', 'gone');
    const change = await until(() => true);
    expect(change.old).toEqual({ id: data?.id });
  });

  it('receives an enquiry’s event without the row, as hosted, while an administrator gets the row', async () => {
    const outside = await listen(visitor, { table: 'enquiries' });
    const inside = await listen(admin, { event: 'INSERT', table: 'enquiries' });
    await visitor.from('enquiries').insert({ name: 'Live One', phone: '9812345678' });
    const change = await inside.until(() => true);
    expect(change.row).toMatchObject({ name: 'Live One', status: 'new' });
    expect(await outside.until(() => true)).toEqual({ type: 'INSERT', row: {}, old: {} });
  });
});

describe('a listener', () => {
  it('may filter rows', async () => {
    const one = await listen(admin, { event: 'UPDATE', table: 'services', filter: 'id=eq.1' });
    const all = await listen(admin, { event: 'UPDATE', table: 'services' });
    await admin.from('services').update({ price_paise: 7 }).eq('id', 2);
    await admin.from('services').update({ price_paise: 8 }).eq('id', 1);
    await all.until(({ row }) => row['id'] === 1);
    await one.until(({ row }) => row['id'] === 1);
    expect(one.received.map(({ row }) => row['id'])).toEqual([1]);
  });

  it('gets an error for an unsupported filter', async () => {
    await expect(listen(visitor, { table: 'services', filter: 'id=near.1' })).rejects.toThrow(
      'near',
    );
  });

  it('receives nothing after leaving', async () => {
    const left = await listen(visitor, { table: 'services' });
    const stays = await listen(visitor, { table: 'services' });
    expect(await visitor.removeChannel(left.channel)).toBe('ok');
    await admin.from('services').update({ title: 'After' }).eq('slug', 'corporate');
    await stays.until(titled('After'));
    expect(left.received).toEqual([]);
  });

  it('needs a key of this project', async () => {
    const socket = new WebSocket(
      `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=x`,
    );
    const refusal = await new Promise<string>((resolve) => {
      socket.on('error', (error) => resolve(error.message));
    });
    expect(refusal).toContain('401');
  });
});

it('a channel ends with its token unless it is renewed', async () => {
  const socket = await rawSocket();
  const expired = frameOf(
    socket,
    ({ event, payload }) => event === 'system' && payload.status === 'error',
  );
  const ended = frameOf(socket, ({ event }) => event === 'phx_close');
  const { jwtSecret } = await loadCredentials(stack.dataDir);
  const access_token = await sign(jwtSecret, { role: 'anon' }, 4);
  send(socket, 'phx_join', { access_token, config: { postgres_changes: [] } });
  expect((await expired).payload.message).toBe('Access token has expired');
  await ended;
});

it('a forged token cannot join a channel', async () => {
  const socket = await rawSocket();
  const reply = frameOf(socket, (message) => message.event === 'phx_reply');
  const forged = await sign('x'.repeat(40), { role: 'service_role' }, 60);
  send(socket, 'phx_join', { access_token: forged, config: { postgres_changes: [] } });
  expect((await reply).payload.status).toBe('error');
});

it('a single frame or socket cannot block the server', async () => {
  const socket = await rawSocket();
  const refusal = frameOf(socket, (message) => message.payload.status === 'error');
  const wish = { event: '*', schema: 'public', table: 'services', filter: ','.repeat(60_000) };
  send(socket, 'phx_join', { config: { postgres_changes: [wish] } });
  expect((await refusal).payload.response?.reason).toContain('too long');

  const joined: string[] = [];
  const full = frameOf(socket, ({ payload: { status, response } }) => {
    joined.push(status ?? '');
    return response?.reason?.startsWith('ChannelRateLimitReached') ?? false;
  });
  for (let at = 0; at < 101; at++) send(socket, 'phx_join', {}, `realtime:${at}`);
  await full;
  expect(joined.filter((status) => status === 'ok')).toHaveLength(100);
  socket.close();
});

interface Frame {
  event: string;
  payload: { status?: string; message?: string; response?: { reason?: string } };
}

async function rawSocket(): Promise<WebSocket> {
  const url = `${stack.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0&apikey=${stack.publishableKey}`;
  const socket = new WebSocket(url);
  await new Promise((resolve) => {
    socket.once('open', resolve);
  });
  return socket;
}

function frameOf(socket: WebSocket, fits: (frame: Frame) => boolean): Promise<Frame> {
  return new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      const frame: Frame = JSON.parse(data.toString());
      if (fits(frame)) resolve(frame);
    });
  });
}

function send(socket: WebSocket, event: string, payload: object, topic = 'realtime:x'): void {
  socket.send(JSON.stringify({ topic, event, payload, ref: '1', join_ref: '1' }));
}

function sign(secret: string, claims: Record<string, unknown>, seconds: number): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(secret));
}
