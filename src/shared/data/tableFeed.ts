import type { Client } from '@/shared/supabase/client.ts';

/** At most one report a second reaches the screen, however many rows change. */
const REPORT_MS = 1000;

/**
 * Calls back after changes of a table that this session may see, while the tab is visible; and each time the channel
 * opens, the first time too, because what changed before was not reported.
 * @returns ends it.
 */
export function watchTable(client: Client, table: string, onChange: () => void): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close: (() => void) | undefined;
  const report = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, REPORT_MS);
  };
  const open = () => {
    const channel = client
      .channel(`table:${table}`)
      .on('postgres_changes', { event: '*', schema: 'public', table }, report)
      .on('system', {}, (message: { extension?: string; status?: string }) => {
        if (message.extension === 'postgres_changes' && message.status === 'ok') onChange();
      })
      .subscribe();
    return () => {
      clearTimeout(timer);
      timer = undefined;
      void client.removeChannel(channel);
    };
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') {
      close?.();
      close = undefined;
    } else close ??= open();
  };
  follow();
  document.addEventListener('visibilitychange', follow, { signal: ending.signal });
  return () => {
    ending.abort();
    close?.();
  };
}
