import type { Client } from '@/shared/supabase/client.ts';
import { joinChannel } from './joinChannel.ts';

/** Throttle of change reports, ms. */
const REPORT_MS = 1000;
/** Poll interval if realtime is refused, ms. */
const POLL_MS = 60_000;

/**
 * Calls back after changes of a table while the tab is visible, whenever the channel opens (earlier changes were not
 * reported), and once a minute if realtime is refused.
 * @returns a function that unsubscribes.
 */
export function watchTable(
  client: Pick<Client, 'realtime'>,
  table: string,
  onChange: () => void,
): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let close: (() => void) | undefined;
  const report = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, REPORT_MS);
  };
  const onState = (state: 'open' | 'refused') => {
    clearInterval(poll);
    if (state === 'open') onChange();
    else poll = setInterval(onChange, POLL_MS);
  };
  const open = () => {
    const leave = joinChannel(client.realtime, {
      name: `table:${table}`,
      tables: [table],
      onChange: report,
      onState,
    });
    return () => {
      clearTimeout(timer);
      timer = undefined;
      clearInterval(poll);
      leave();
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
