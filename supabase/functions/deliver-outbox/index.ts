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
  console.error(`deliver-outbox: ${line}`);
};

Deno.serve(
  whenConfigured(
    () => {
      const keys = serviceKeys(get);
      const access = { url: supabaseUrl(get), key: keys[0] };
      return createHandler({
        keys,
        store: outboxStore(rpcClient(access)),
        transport: smtpTransport(smtpSettings(get)),
        settings: mailSettings(get),
        buildHook: callBuildHook(get),
        removePictures: pictureRemover(access),
        log,
        now: () => Date.now(),
      });
    },
    { audience: 'server', log },
  ),
);
