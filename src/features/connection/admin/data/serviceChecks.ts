import { FunctionsFetchError, FunctionsHttpError } from '@supabase/functions-js';
import { REALTIME_SUBSCRIBE_STATES as states } from '@supabase/realtime-js';
import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { dataOf } from '@/shared/supabase/errors.ts';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import type { Check } from './check.ts';

const { names, details, advice } = words;

/**
 * Writes the announcement bar's row unchanged and waits for the event. Its version stays as it is; naming that version
 * keeps the write from overwriting a save at the same moment.
 */
const realtimeCheck: Check = {
  name: names.realtime,
  group: 'services',
  advice: advice.realtime,
  run: async (signal) => {
    const client = getSupabase();
    const bar = client.from('ad_bar');
    const { data: row } = await bar.select('enabled, version').eq('id', 1).maybeSingle();
    const write = async () => {
      if (!row) return;
      const { enabled, version } = row;
      const same = bar.update({ enabled }).eq('id', 1).eq('version', version);
      dataOf(await same.select('id').abortSignal(signal));
    };
    const channel = client.channel(`connection-test-${crypto.randomUUID()}`);
    const heard = new Promise<string>((resolve, reject) => {
      const refuse = (reason: string) => reject(new Error(details.realtimeRefused(reason)));
      signal.addEventListener('abort', () => reject(signal.reason));
      channel
        .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'ad_bar' }, () =>
          resolve(details.realtime),
        )
        .on('system', {}, (event: { extension?: string; status?: string; message?: string }) => {
          if (event.extension !== 'postgres_changes') return;
          if (event.status !== 'ok') refuse(event.message ?? '');
          else if (row) write().catch(reject);
          else resolve(details.realtimeNoRow);
        })
        .subscribe((state, error) => {
          if (state === states.CHANNEL_ERROR) refuse(error?.message ?? state);
        });
    });
    try {
      return { ok: true, detail: await heard };
    } finally {
      void client.removeChannel(channel);
    }
  },
};

/** A picture of one dot: the bucket takes pictures only. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const storageCheck: Check = {
  name: names.storage,
  group: 'services',
  advice: advice.storage,
  run: async () => {
    const bytes = Uint8Array.from(atob(DOT), (letter) => letter.charCodeAt(0));
    const dot = new Blob([bytes], { type: 'image/png' });
    const bucket = getSupabase().storage.from('media');
    const name = `connection-test/${crypto.randomUUID()}.png`;
    const written = await bucket.upload(name, dot);
    if (written.error) throw written.error;
    const read = await bucket.download(name);
    const deleted = await bucket.remove([name]);
    if (read.error) throw read.error;
    if (deleted.error) throw deleted.error;
    if (read.data.size !== dot.size) return { ok: false, detail: details.notSame };
    // Where a policy forbids it, nothing is deleted and no error is returned.
    if (deleted.data.length !== 1) return { ok: false, detail: details.notDeleted };
    return { ok: true, detail: details.stored };
  },
};

/** Calls a function with an empty body: its 400 shows that it runs and has its secrets. */
const functionCheck = (name: string): Check => ({
  name: names.edgeFunction(name),
  group: 'services',
  advice: advice.edgeFunction,
  run: async (signal) => {
    const { error } = await getVisitorClient().functions.invoke(name, { body: {}, signal });
    if (!error) return { ok: false, detail: details.tookEmpty };
    if (error instanceof FunctionsFetchError) throw new Error(String(error.context));
    const answer: unknown = error instanceof FunctionsHttpError ? error.context : null;
    if (!(answer instanceof Response)) return { ok: false, detail: String(error) };
    const isRefusal = answer.status === 400;
    return {
      ok: isRefusal,
      detail: isRefusal ? details.functionAnswers : details.status(answer.status),
    };
  },
});

/**
 * Checks only the functions that browsers call. deliver-outbox is called by servers and sends no CORS headers, so a
 * page cannot read its response; a failure of it shows in the queued emails.
 */
export const serviceChecks: readonly Check[] = [
  realtimeCheck,
  storageCheck,
  functionCheck('send-booking-notification'),
  functionCheck('increment-event-like'),
  functionCheck('accept-invitation'),
];
