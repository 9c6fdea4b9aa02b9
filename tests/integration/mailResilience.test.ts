import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stack } from '../../supabase/local/options.ts';
import { startStack } from '../../supabase/local/stack.ts';
import { clientOf, createTestStack } from '../../supabase/local/testing.ts';
import { enquire, mailsOf, mailSecrets, notifyTo, outboxRow } from './mailSupport.ts';

const aboutEnquiry = (id: string) => (mail: { raw: string }) => mail.raw.includes(id);

describe('the mail of an enquiry whose page did not call the function', () => {
  let stack: Stack;
  let visitor: SupabaseClient;

  beforeAll(async () => {
    stack = await createTestStack('mail', {
      functionEnv: mailSecrets,
      settings: { enquiry_limit_per_ip: 1000, enquiry_limit_per_ip_day: 1000 },
    });
    visitor = clientOf(stack);
  });

  afterAll(async () => {
    await stack?.stop();
  });

  it('is sent by the timer', async () => {
    const id = await enquire(visitor);
    const mail = await stack.mailbox.waitFor(aboutEnquiry(id), 20_000);
    expect(mail.to).toEqual(notifyTo);
    await expect.poll(async () => outboxRow(stack, id)).toMatchObject({ status: 'sent' });
    expect(mailsOf(stack, id)).toHaveLength(1);
  });

  it('is retried while the mail server is down, and sent once it is back', async () => {
    stack.mailbox.accept(false);
    const id = await enquire(visitor);
    await expect
      .poll(async () => outboxRow(stack, id))
      .toMatchObject({ status: 'pending', attempts: 1, later: true });
    expect(mailsOf(stack, id)).toHaveLength(0);
    stack.mailbox.accept(true);
    await stack.mailbox.waitFor(aboutEnquiry(id), 20_000);
    await expect
      .poll(async () => outboxRow(stack, id))
      .toMatchObject({ status: 'sent', attempts: 2, last_error: null });
    expect(mailsOf(stack, id)).toHaveLength(1);
  });

  it('is sent by another worker after a crash', async () => {
    const [id] = await stack.sql.begin(async (tx) => {
      // One transaction for enquiry and claim, so that the timer cannot run in between.
      const [row] = await tx<{ id: string }[]>`
        insert into public.booking_forms (form_type, name, email, phone, location)
        values ('Wedding', 'Priya Kumari', 'priya@example.org', '+91 98765 43210', 'Patna') returning id`;
      const claimed = await tx`select id from public.claim_outbox(1, ${row?.id ?? ''}::uuid)`;
      expect(claimed).toHaveLength(1);
      return [row?.id ?? ''];
    });
    expect(await outboxRow(stack, id)).toMatchObject({ status: 'sending', attempts: 0 });
    await stack.sql`update private.outbox set lease_until = now() where enquiry_id = ${id}`;
    await stack.mailbox.waitFor(aboutEnquiry(id), 10_000);
    await expect.poll(async () => outboxRow(stack, id)).toMatchObject({ status: 'sent' });
  });
});

describe('a server killed between an enquiry and its mail', () => {
  let dataDir = '';

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-kill-'));
  });

  afterAll(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Starts the server in a separate process. */
  async function startProcess() {
    const script = fileURLToPath(new URL('./stackProcess.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exited = once(child, 'exit');
    for await (const line of createInterface({ input: child.stdout })) {
      const schema = v.object({ url: v.string(), publishableKey: v.string() });
      const { url, publishableKey } = v.parse(schema, JSON.parse(line));
      const visitor = createClient(url, publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      });
      return {
        visitor,
        async kill() {
          child.kill('SIGKILL');
          await exited;
        },
      };
    }
    throw new Error('the stack did not start');
  }

  it('sends one mail after a restart', async () => {
    const server = await startProcess();
    const ids: string[] = [];
    try {
      ids.push(await enquire(server.visitor), await enquire(server.visitor));
    } finally {
      await server.kill();
    }
    const stack = await startStack({ dataDir, quiet: true, functionEnv: mailSecrets });
    try {
      for (const id of ids) {
        await stack.mailbox.waitFor(aboutEnquiry(id), 15_000);
        await expect.poll(async () => outboxRow(stack, id)).toMatchObject({ status: 'sent' });
        expect(mailsOf(stack, id)).toHaveLength(1);
      }
    } finally {
      await stack.stop();
    }
  });
});
