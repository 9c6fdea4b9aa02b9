import { RealtimeClient } from '@supabase/realtime-js';
import { joinChannel, type ChannelWishes } from './joinChannel.ts';

export type ChannelSettings = Omit<ChannelWishes, 'name'> & {
  /** Where the API answers, without a trailing slash. */
  api: string;
  /** The publishable key. */
  key: string;
};

/**
 * Opens one websocket with one channel for some tables; realtime-js keeps it alive and opens it again.
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
