import type { RealtimeChannel } from '@supabase/supabase-js';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { LiveTable, RowChange } from './liveQuery.ts';

/** At most one round of updates a second reaches the screen (security.md, row 20). */
const FLUSH_MS = 1000;

type Watcher = {
  onChange: (change: RowChange) => void;
  onOpen: (() => void) | undefined;
};

/** Who opens a line: the visitor's client, or the desk's, which may see more. */
type Line = {
  channel: (name: string) => RealtimeChannel;
  removeChannel: (channel: RealtimeChannel) => Promise<unknown>;
};

type Feed = {
  line: () => Line;
  watchers: Set<Watcher>;
  channel: RealtimeChannel | undefined;
  queue: RowChange[];
  flushAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
};

const feeds = new Map<LiveTable, Feed>();

function flush(feed: Feed): void {
  feed.timer = undefined;
  feed.flushAt = Date.now() + FLUSH_MS;
  for (const change of feed.queue.splice(0)) {
    for (const watcher of feed.watchers) watcher.onChange(change);
  }
}

function receive(feed: Feed, change: RowChange): void {
  feed.queue.push(change);
  feed.timer ??= setTimeout(() => flush(feed), Math.max(0, feed.flushAt - Date.now()));
}

function open(table: LiveTable, feed: Feed): void {
  feed.channel = feed
    .line()
    .channel(`table:${table}`)
    .on('postgres_changes', { event: '*', schema: 'public', table }, (payload) => {
      receive(feed, { type: payload.eventType, row: payload.new, old: payload.old });
    })
    // Realtime says so itself once changes really flow, which is later than the channel's 'SUBSCRIBED'.
    .on('system', {}, (message: { extension?: string; status?: string }) => {
      if (message.extension !== 'postgres_changes' || message.status !== 'ok') return;
      for (const watcher of feed.watchers) watcher.onOpen?.();
    })
    .subscribe();
}

function close(feed: Feed): void {
  clearTimeout(feed.timer);
  feed.timer = undefined;
  feed.queue = [];
  const { channel } = feed;
  feed.channel = undefined;
  if (channel) void feed.line().removeChannel(channel);
}

/** A hidden tab holds no line; it opens again, and asks for what it missed, when it is looked at. */
function followVisibility(): void {
  for (const [table, feed] of feeds) {
    if (document.visibilityState === 'hidden') close(feed);
    else if (!feed.channel) open(table, feed);
  }
}

/**
 * Calls back for every change of a table that this visitor may see. All watchers of a table share one channel.
 * @param options.onOpen called each time the line opens, the first time too: what changed before it did is not
 *   told, so this is the moment to read again. `options.line`: the desk's client (`getSupabase`) where visitors see nothing.
 * @returns a function that ends the watch.
 */
export function watchTable(
  table: LiveTable,
  onChange: (change: RowChange) => void,
  options: { onOpen?: () => void; line?: () => Line } = {},
): () => void {
  if (feeds.size === 0) document.addEventListener('visibilitychange', followVisibility);
  const feed = feeds.get(table) ?? {
    line: options.line ?? getVisitorClient,
    watchers: new Set<Watcher>(),
    channel: undefined,
    queue: [],
    flushAt: 0,
    timer: undefined,
  };
  feeds.set(table, feed);
  const watcher: Watcher = { onChange, onOpen: options.onOpen };
  feed.watchers.add(watcher);
  if (!feed.channel && document.visibilityState !== 'hidden') open(table, feed);

  return () => {
    feed.watchers.delete(watcher);
    if (feed.watchers.size > 0) return;
    close(feed);
    feeds.delete(table);
    if (feeds.size === 0) document.removeEventListener('visibilitychange', followVisibility);
  };
}
