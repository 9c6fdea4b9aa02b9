import { callBuildHook } from '../_shared/buildHook.ts';
import { rpcClient } from '../_shared/clients.ts';
import { mailSettings, serviceKeys, smtpSettings, supabaseUrl } from '../_shared/env.ts';
import { smtpTransport } from '../_shared/mail.ts';
import { outboxStore } from '../_shared/outbox.ts';
import { pictureRemover } from '../_shared/removePictures.ts';
import { whenConfigured } from '../_shared/respond.ts';
import { createHandler } from './handler.ts';

const get = (name: string) => Deno.env.get(name);
const log = (line: string) => {
  console.error(`send-booking-notification: ${line}`);
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
// Hosted Supabase ends a worker after its response unless waitUntil is called; plain Deno keeps running.
const background = (work: Promise<unknown>) => {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
};

Deno.serve(
  whenConfigured(
    () => {
      const access = { url: supabaseUrl(get), key: serviceKeys(get)[0] };
      return createHandler({
        store: outboxStore(rpcClient(access)),
        transport: smtpTransport(smtpSettings(get)),
        settings: mailSettings(get),
        buildHook: callBuildHook(get),
        removePictures: pictureRemover(access),
        log,
        background,
      });
    },
    { audience: 'public', log },
  ),
);
