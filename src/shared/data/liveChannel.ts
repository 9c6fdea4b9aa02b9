import {
  REALTIME_SUBSCRIBE_STATES as states,
  RealtimeClient,
  type RealtimeChannel,
} from '@supabase/realtime-js';
import type { SiteChange } from './siteState.ts';

export type ChannelSettings = {
  /** Where the API answers, without a trailing slash. */
  api: string;
  /** The publishable key. */
  key: string;
  /** The tables whose changes are reported: those of the realtime publication that visitors may read. */
  tables: readonly string[];
  onChange: (change: SiteChange) => void;
  /** open: changes are reported from now on. refused: the project's limit is reached, or there is no connection. */
  onState: (state: 'open' | 'refused') => void;
};

/**
 * Opens one websocket with one channel for some tables; realtime-js keeps it alive and opens it again.
 * @returns closes both.
 */
export function openChannel({ api, key, tables, onChange, onState }: ChannelSettings): () => void {
  const client = new RealtimeClient(`${api.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: key },
    accessToken: async () => key,
  });
  const channel: RealtimeChannel = client.channel('site');
  for (const table of tables) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table }, (payload) =>
      onChange({ table, type: payload.eventType, row: payload.new }),
    );
  }
  channel
    // Realtime says so itself once changes really flow, which is later than the channel's 'SUBSCRIBED'.
    .on('system', {}, (message: { extension?: string; status?: string }) => {
      if (message.extension === 'postgres_changes')
        onState(message.status === 'ok' ? 'open' : 'refused');
    })
    .subscribe((status) => {
      if (status === states.CHANNEL_ERROR || status === states.TIMED_OUT) onState('refused');
    });
  return () => {
    void client.removeAllChannels();
    void client.disconnect();
  };
}
