import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { handle, reply, notifyState, type Client, type Subscription } from './realtime-channels.ts';
import { decode, encode } from './realtime-protocol.ts';
import type { Change, Rows, Visible } from './realtime-rows.ts';
import type { WalState } from './realtime-wal.ts';
import type { Tokens } from './tokens.ts';

export interface Realtime {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  dispatch: (change: Change) => Promise<void>;
  /** Notifies every channel whether changes are being reported: on "ok", clients reload what they may have missed. */
  setState: (state: WalState, log: (line: string) => void) => void;
  close: () => void;
}

/** Sockets per address, with up to MOST_CHANNELS channels each, to bound memory. A page uses one. */
const MOST_SOCKETS = 50;

/** Handles /realtime/v1/websocket: `postgres_changes` under the listener's row-level security. */
export function createRealtime(tokens: Tokens, rows: Rows): Realtime {
  const clients = new Set<Client>();
  /** Open sockets per address. */
  const open = new Map<string, number>();
  let state: WalState | undefined;
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });

  const accept = (socket: WebSocket, address: string, role: string, version: string) => {
    const client: Client = {
      channels: new Map(),
      key: { role },
      send: (message) => {
        if (socket.readyState === socket.OPEN) socket.send(encode(message, version));
      },
      close: () => socket.terminate(),
    };
    clients.add(client);
    open.set(address, (open.get(address) ?? 0) + 1);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clients.delete(client);
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
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
      const address = request.socket.remoteAddress ?? '';
      if ((open.get(address) ?? 0) >= MOST_SOCKETS) {
        socket.end(
          'HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\n\r\n',
        );
        return;
      }
      const version = query.get('vsn') ?? '1.0.0';
      server.handleUpgrade(request, socket, head, (webSocket) =>
        accept(webSocket, address, role, version),
      );
    },
    dispatch: (change) => dispatch(clients, rows, change),
    setState(next, log) {
      if (next === 'lost')
        log('The database ended the session that reports changes; connecting again.');
      else if (state === 'lost') log('Changes are reported again.');
      state = next;
      for (const client of clients) {
        for (const [topic, channel] of client.channels) notifyState(client, topic, channel, state);
      }
    },
    close() {
      for (const client of clients) client.close();
      server.close();
    },
  };
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
  const seenBy = new Map<string, Visible | null>(); // one query per distinct claims
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
        // With row-level security only the key of the old row, as hosted.
        ...(type !== 'INSERT' &&
          !visible.errors && { old_record: columns[0]?.rls ? key : (old ?? key) }),
      };
      const { joinRef } = channel;
      client.send({ joinRef, ref: null, topic, event: 'postgres_changes', payload: { ids, data } });
    }
  }
}

const describe = ({ name, type }: { name: string; type: string }) => ({ name, type });
