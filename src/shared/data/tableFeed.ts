import type { Client } from '@/shared/supabase/client.ts';
import { joinChannel } from './joinChannel.ts';

/** At most one report a second reaches the screen, however many rows change. */
const REPORT_MS = 1000;
/** How often to look where changes are not reported, in ms. */
const POLL_MS = 60_000;

/**
 * Calls back after changes of a table that this session may see, while the tab is visible; each time the channel
 * opens, the first time too, because what changed before was not reported; and once a minute where it is refused.
 * @returns ends it.
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
