import { asText } from './http.ts';
import { parseFilter, type Row } from './realtime-filters.ts';
import {
  changeRequests,
  subscriptionId,
  type ChangeRequest,
  type Message,
} from './realtime-protocol.ts';
import type { WalState } from './realtime-wal.ts';
import type { Claims, Tokens } from './tokens.ts';

export interface Subscription {
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

export interface Client {
  channels: Map<string, Channel>;
  /** Claims of the socket's API key. */
  key: Claims;
  send: (message: Message) => void;
  close: () => void;
}

const LONGEST_TIMER = 2 ** 31 - 1;
/** Maximum channels per socket, as hosted: each change is checked for each of them. */
const MOST_CHANNELS = 100;

/** Replies to a message. */
export function reply(
  client: Client,
  { joinRef, ref, topic }: Message,
  status: string,
  response: object,
) {
  client.send({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
}

/** Handles a client's message. @throws if it is rejected. */
export async function handle(
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
  clearTimeout(before?.expiry); // otherwise the old token's expiry would end the rejoined channel
  const channel: Channel = { joinRef, claims, subscriptions, expiry: undefined };
  client.channels.set(topic, channel);
  watchExpiry(client, topic, channel);
  const accepted = subscriptions.map(({ request, id }) => Object.assign({ id }, request));
  reply(client, message, 'ok', { postgres_changes: accepted });
  notifyState(client, topic, channel, state);
  client.send({ joinRef, ref: null, topic, event: 'presence_state', payload: {} });
}

/** Notifies a channel with subscriptions whether changes are being reported. */
export function notifyState(
  client: Client,
  topic: string,
  { joinRef, subscriptions }: Channel,
  state: WalState | undefined,
): void {
  if (subscriptions.length === 0) return;
  const payload =
    state === 'open'
      ? { status: 'ok', message: 'Subscribed to PostgreSQL' }
      : { status: 'error', message: 'Changes are not reported at the moment' };
  system(client, topic, joinRef, { extension: 'postgres_changes', ...payload });
}

/** Claims of the client's user token, if any, else of its key. */
async function claimsOf(tokens: Tokens, client: Client, payload: Record<string, unknown>) {
  const token = asText(payload['access_token']);
  return !token || tokens.roleOfKey(token) ? client.key : tokens.verify(token);
}

function system(client: Client, topic: string, joinRef: string | null, payload: object): void {
  const channel = topic.replace(/^realtime:/, '');
  client.send({ joinRef, ref: null, topic, event: 'system', payload: { ...payload, channel } });
}

/** Ends a channel when its token expires, unless the client sends a new one, as hosted. */
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
