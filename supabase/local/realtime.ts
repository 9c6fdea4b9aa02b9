import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { asText } from './http.ts';
import { parseFilter, type Row } from './realtime-filters.ts';
import {
  changeRequests,
  decode,
  encode,
  subscriptionId,
  type ChangeRequest,
  type Message,
} from './realtime-protocol.ts';
import type { Change, Rows, Visible } from './realtime-rows.ts';
import type { WalState } from './realtime-wal.ts';
import type { Claims, Tokens } from './tokens.ts';

interface Subscription {
  id: number;
  request: ChangeRequest;
  test: (row: Row) => boolean;
}

interface Channel {
  joinRef: string | null;
  claims: Claims;
  subscriptions: Subscription[];
  expiry: NodeJS.Timeout | undefined;
}

interface Client {
  channels: Map<string, Channel>;
  /** Rights of the API key the socket came with. */
  key: Claims;
  send: (message: Message) => void;
  close: () => void;
}

export interface Realtime {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  dispatch: (change: Change) => Promise<void>;
  /** Tells every channel whether changes are reported: whoever hears "ok" reads again what it may have missed. */
  setState: (state: WalState, log: (line: string) => void) => void;
  close: () => void;
}

const LONGEST_TIMER = 2 ** 31 - 1;
/** Channels one socket may be in, as hosted: each change is looked at for each of them. */
const MOST_CHANNELS = 100;

/** Answers /realtime/v1/websocket: `postgres_changes` under the listener's row-level security. */
export function createRealtime(tokens: Tokens, rows: Rows): Realtime {
  const clients = new Set<Client>();
  let state: WalState | undefined;
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });

  const accept = (socket: WebSocket, role: string, version: string) => {
    const client: Client = {
      channels: new Map(),
      key: { role },
      send: (message) => {
        if (socket.readyState === socket.OPEN) socket.send(encode(message, version));
      },
      close: () => socket.terminate(),
    };
    clients.add(client);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clients.delete(client);
      for (const channel of client.channels.values()) clearTimeout(channel.expiry);
    });
    socket.on('message', (data: Buffer, isBinary) => {
      const message = isBinary ? null : decode(data.toString());
      if (!message) return;
      handle(tokens, client, message, state).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        reply(client, message, 'error', { reason });
      });
    });
  };

  return {
    upgrade(request, socket, head) {
      const query = new URL(request.url ?? '', 'http://localhost').searchParams;
      const role = tokens.roleOfKey(query.get('apikey'));
      if (!role) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
        return;
      }
      const version = query.get('vsn') ?? '1.0.0';
      server.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket, role, version));
    },
    dispatch: (change) => dispatch(clients, rows, change),
    setState(next, log) {
      if (next === 'lost')
        log('The database ended the session that reports changes; connecting again.');
      else if (state === 'lost') log('Changes are reported again.');
      state = next;
      for (const client of clients) {
        for (const [topic, channel] of client.channels) tellState(client, topic, channel, state);
      }
    },
    close() {
      for (const client of clients) client.close();
      server.close();
    },
  };
}

function reply(client: Client, { joinRef, ref, topic }: Message, status: string, response: object) {
  client.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
}

async function handle(
  tokens: Tokens,
  client: Client,
  message: Message,
  state: WalState | undefined,
): Promise<void> {
  const { topic, event, payload } = message;
  if (event === 'heartbeat') return reply(client, message, 'ok', {});
  if (event === 'phx_join') return join(tokens, client, message, state);
  const channel = client.channels.get(topic);
  if (event === 'phx_leave') {
    clearTimeout(channel?.expiry);
    client.channels.delete(topic);
    reply(client, message, 'ok', {});
    return client.send({ ...message, event: 'phx_close', payload: {} });
  }
  if (!channel) return reply(client, message, 'error', { reason: 'unmatched topic' });
  if (event !== 'access_token') return reply(client, message, 'ok', {});
  try {
    channel.claims = await claimsOf(tokens, client, payload);
    watchExpiry(client, topic, channel);
  } catch (error) {
    shut(client, topic, channel, error instanceof Error ? error.message : String(error));
  }
}

async function join(
  tokens: Tokens,
  client: Client,
  message: Message,
  state: WalState | undefined,
): Promise<void> {
  const { joinRef, topic, payload } = message;
  const claims = await claimsOf(tokens, client, payload);
  const subscriptions = changeRequests(payload).map((request) => ({
    request,
    id: subscriptionId(request),
    test: parseFilter(request.filter),
  }));
  const before = client.channels.get(topic);
  if (!before && client.channels.size >= MOST_CHANNELS) {
    throw new Error('ChannelRateLimitReached: Too many channels');
  }
  clearTimeout(before?.expiry); // else the end of the old token would end the channel joined again
  const channel: Channel = { joinRef, claims, subscriptions, expiry: undefined };
  client.channels.set(topic, channel);
  watchExpiry(client, topic, channel);
  const accepted = subscriptions.map(({ request, id }) => Object.assign({ id }, request));
  reply(client, message, 'ok', { postgres_changes: accepted });
  tellState(client, topic, channel, state);
  client.send({ joinRef, ref: null, topic, event: 'presence_state', payload: {} });
}

function tellState(
  client: Client,
  topic: string,
  { joinRef, subscriptions }: Channel,
  state: WalState | undefined,
): void {
  if (subscriptions.length === 0) return;
  const told =
    state === 'open'
      ? { status: 'ok', message: 'Subscribed to PostgreSQL' }
      : { status: 'error', message: 'Changes are not reported at the moment' };
  system(client, topic, joinRef, { extension: 'postgres_changes', ...told });
}

/** The user's rights if the client sent a token of one, else those of its key. */
async function claimsOf(tokens: Tokens, client: Client, payload: Record<string, unknown>) {
  const token = asText(payload['access_token']);
  return !token || tokens.roleOfKey(token) ? client.key : tokens.verify(token);
}

function system(client: Client, topic: string, joinRef: string | null, payload: object): void {
  const channel = topic.replace(/^realtime:/, '');
  client.send({ joinRef, ref: null, topic, event: 'system', payload: { ...payload, channel } });
}

/** A channel ends with its token unless the client sends a new one, as hosted. */
function watchExpiry(client: Client, topic: string, channel: Channel): void {
  clearTimeout(channel.expiry);
  if (!channel.claims.exp) return;
  const left = Math.min(channel.claims.exp * 1000 - Date.now(), LONGEST_TIMER);
  const end = () => shut(client, topic, channel, 'Access token has expired');
  channel.expiry = setTimeout(end, left).unref();
}

function shut(client: Client, topic: string, channel: Channel, message: string): void {
  const { joinRef } = channel;
  clearTimeout(channel.expiry);
  system(client, topic, joinRef, { extension: 'system', status: 'error', message });
  client.send({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
  client.channels.delete(topic);
}

function wants({ request }: Subscription, { schema, table, type }: Change): boolean {
  return (
    (request.schema === '*' || request.schema === schema) &&
    (request.table === undefined || request.table === '*' || request.table === table) &&
    (request.event === '*' || request.event.toUpperCase() === type)
  );
}

async function dispatch(clients: Set<Client>, rows: Rows, change: Change): Promise<void> {
  const { schema, table, type, key, old } = change;
  const columns = await rows.columns(schema, table);
  const seenBy = new Map<string, Visible | null>(); // one look-up per distinct claims
  for (const client of clients) {
    for (const [topic, channel] of client.channels) {
      const wanting = channel.subscriptions.filter((subscription) => wants(subscription, change));
      if (wanting.length === 0) continue;
      const who = JSON.stringify(channel.claims);
      if (!seenBy.has(who)) seenBy.set(who, await rows.visible(channel.claims, change));
      const visible = seenBy.get(who);
      if (!visible) continue;
      const tested = visible.record ?? old ?? key;
      const ids = wanting.filter(({ test }) => test(tested)).map(({ id }) => id);
      if (ids.length === 0) continue;
      const data = {
        schema,
        table,
        type,
        commit_timestamp: new Date().toISOString(),
        columns: columns.filter(({ name }) => visible.columns.includes(name)).map(describe),
        errors: visible.errors ?? null,
        ...(visible.record && { record: visible.record }),
        // With row-level security on, only the key of the old row, as hosted.
        ...(type !== 'INSERT' &&
          !visible.errors && { old_record: columns[0]?.rls ? key : (old ?? key) }),
      };
      const { joinRef } = channel;
      client.send({ joinRef, ref: null, topic, event: 'postgres_changes', payload: { ids, data } });
    }
  }
}

const describe = ({ name, type }: { name: string; type: string }) => ({ name, type });
