import {
  REALTIME_SUBSCRIBE_STATES as states,
  type RealtimeChannel,
  type RealtimeClient,
} from '@supabase/realtime-js';
import type { SiteChange } from './siteState.ts';

/** Backoff after a channel was closed by the server, ms: doubles if it is closed again within the longest pause. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export type ChannelWishes = {
  name: string;
  /** Tables to watch: members of the realtime publication that this session may read. */
  tables: readonly string[];
  onChange: (change: SiteChange) => void;
  /** open: changes are reported from now on. refused: the project's limit is reached, or there is no connection. */
  onState: (state: 'open' | 'refused') => void;
};

/**
 * Joins a channel and rejoins after the server closed it; realtime-js rejoins only after errors.
 * @returns a function that unsubscribes; it reports nothing after that.
 */
export function joinChannel(
  client: RealtimeClient,
  { name, tables, onChange, onState }: ChannelWishes,
): () => void {
  let channel: RealtimeChannel;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let hasEnded = false;

  const joinLater = (joinedAt: number) => {
    if (performance.now() - joinedAt > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS;
    // Half of the pause is random, as all tabs are closed at the same moment. `setAuth` picks up the newest token.
    timer = setTimeout(
      () => void client.setAuth().then(join, join),
      pause * (0.5 + Math.random() / 2),
    );
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const join = () => {
    if (hasEnded) return;
    const joinedAt = performance.now();
    let isJoined = true;
    channel = client.channel(name);
    for (const table of tables) {
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, (payload) => {
        if (!hasEnded) onChange({ table, type: payload.eventType, row: payload.new });
      });
    }
    channel
      // The 'system' message marks the start of replication; the channel's 'SUBSCRIBED' comes earlier.
      .on('system', {}, (message: { extension?: string; status?: string }) => {
        if (!hasEnded && message.extension === 'postgres_changes')
          onState(message.status === 'ok' ? 'open' : 'refused');
      })
      .subscribe((status) => {
        if (hasEnded || !isJoined || status === states.SUBSCRIBED) return;
        onState('refused');
        if (status !== states.CLOSED) return;
        isJoined = false;
        joinLater(joinedAt);
      });
  };
  join();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    void client.removeChannel(channel);
  };
}
