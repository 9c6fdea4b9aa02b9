import { RealtimeClient } from '@supabase/realtime-js';
import { joinChannel, type ChannelWishes } from './joinChannel.ts';

export type ChannelSettings = Omit<ChannelWishes, 'name'> & {
  /** Base URL of the API, without a trailing slash. */
  api: string;
  /** Publishable key. */
  key: string;
};

/**
 * Opens one websocket with one channel for several tables; realtime-js reconnects.
 * @returns closes both.
 */
export function openChannel({ api, key, ...wishes }: ChannelSettings): () => void {
  const client = new RealtimeClient(`${api.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: key },
    accessToken: async () => key,
  });
  const leave = joinChannel(client, { name: 'site', ...wishes });
  return () => {
    leave();
    void client.disconnect();
  };
}
