import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseLock } from '../../../supabase/local/lock.ts';
import { pause } from '../../../supabase/local/processes.ts';
import { clientOf, type Stack } from '../../../supabase/local/testing.ts';
import { signInAdmin, startFixture } from './fixture.ts';

let stack: Stack;
let visitor: SupabaseClient;

beforeAll(async () => {
  stack = await startFixture('functions', { outboxEvery: 100, functionIdle: 1500 });
  visitor = clientOf(stack);
});
afterAll(() => stack?.stop());

/** Number of running function processes recorded in the lock. */
async function functionProcesses(): Promise<number> {
  const lock = parseLock(await readFile(path.join(stack.dataDir, 'lock.json'), 'utf8'));
  return (lock?.children ?? []).filter(({ identity }) => identity.includes('deno run')).length;
}

describe('a function', () => {
  it('runs unmodified in Deno, with database, mail and the project’s environment', async () => {
    const { data, error } = await visitor.functions.invoke('hello', { body: { name: 'Ravi' } });
    expect(error).toBeNull();
    expect(data).toEqual({
      hello: 'Ravi',
      path: '/hello',
      address: '127.0.0.1',
      services: ['wedding', 'corporate', 'secret'],
      mailed: '250 OK: message queued',
      site: stack.url,
    });
    const mail = await stack.mailbox.waitFor(({ subject }) => subject === 'Enquiry from Ravi');
    expect(mail).toMatchObject({
      to: ['owner@mandap.example'],
      text: expect.stringContaining('hi'),
    });
  });

  it('responds to a browser’s preflight', async () => {
    const answer = await fetch(`${stack.url}/functions/v1/hello`, { method: 'OPTIONS' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('that does not exist returns 404, also for crafted names', async () => {
    for (const name of ['nope', '_shared', '..%2f..%2fseed', 'hello.ts']) {
      const answer = await fetch(`${stack.url}/functions/v1/${name}`, { method: 'POST' });
      expect(answer.status).toBe(404);
    }
  });

  it('that fails to start returns 503, and the server keeps running', async () => {
    const { error } = await visitor.functions.invoke('broken');
    expect(error?.context.status).toBe(503);
    expect((await visitor.from('services').select('slug')).data).toHaveLength(2);
  });

  it('without verify_jwt = false requires a signed-in caller, as hosted', async () => {
    const outside = await visitor.functions.invoke('closed');
    expect(outside.error?.context.status).toBe(401);
    const admin = await signInAdmin(stack);
    const inside = await admin.functions.invoke('closed');
    expect(inside.data).toBe('only for the signed in');
  });

  it('ends its process when idle, and starts again on the next call', async () => {
    await visitor.functions.invoke('hello', { body: { name: 'one' } });
    expect(await functionProcesses()).toBeGreaterThan(0);
    while ((await functionProcesses()) > 0) await pause(100);
    const { data } = await visitor.functions.invoke('hello', { body: { name: 'two' } });
    expect(data.hello).toBe('two');
  });
});

describe('due mail', () => {
  it('is sent by the timer', async () => {
    await visitor.from('letters').insert({ subject: 'A first letter' });
    const mail = await stack.mailbox.waitFor(({ subject }) => subject === 'A first letter');
    expect(mail.to).toEqual(['owner@mandap.example']);
  });

  it('is retried while the mail server is down, and sent once afterwards', async () => {
    stack.mailbox.accept(false);
    await visitor.from('letters').insert({ subject: 'A patient letter' });
    await pause(1000);
    expect(stack.mailbox.list().some(({ subject }) => subject === 'A patient letter')).toBe(false);
    stack.mailbox.accept(true);
    await stack.mailbox.waitFor(({ subject }) => subject === 'A patient letter');
    await pause(500);
    const copies = stack.mailbox.list().filter(({ subject }) => subject === 'A patient letter');
    expect(copies).toHaveLength(1);
  });
});

describe('the mailbox page', () => {
  it('shows mails newest first, as escaped text', async () => {
    await stack.mailbox.deliver({
      from: 'a@example.com',
      to: ['b@example.com'],
      subject: '<script>alert(1)</script>',
      text: 'see http://127.0.0.1/x?a=1&b=2 <img src=x onerror=alert(1)>',
      html: '',
    });
    const answer = await fetch(`${stack.url}/_mail`);
    const page = await answer.text();
    expect(page).not.toMatch(/<script|<img/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('<a href="http://127.0.0.1/x?a=1&amp;b=2" rel="noreferrer">');
    expect(page.indexOf('alert(1)')).toBeLessThan(page.indexOf('Enquiry from Ravi'));
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is also available as JSON', async () => {
    const mails: unknown = await (await fetch(`${stack.url}/_mail.json`)).json();
    expect(mails).toEqual(JSON.parse(JSON.stringify(stack.mailbox.list())));
  });
});
