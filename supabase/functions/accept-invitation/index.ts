import { authAdmin } from '../_shared/authAdmin.ts';
import { rpcClient } from '../_shared/clients.ts';
import { serviceKeys, supabaseUrl } from '../_shared/env.ts';
import { whenConfigured } from '../_shared/respond.ts';
import { createHandler } from './handler.ts';

const get = (name: string) => Deno.env.get(name);
const log = (line: string) => {
  console.error(`accept-invitation: ${line}`);
};

Deno.serve(
  whenConfigured(
    () => {
      const access = { url: supabaseUrl(get), key: serviceKeys(get)[0] };
      return createHandler({
        rpcFor: (address) =>
          rpcClient(
            address === '' ? access : { ...access, headers: { 'x-client-address': address } },
          ),
        accounts: authAdmin(access),
        log,
      });
    },
    { audience: 'public', log },
  ),
);
