// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openMailbox, type Mailbox } from './mailbox.ts';

let folder: string;
let mailbox: Mailbox;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-test-mail-'));
  mailbox = await openMailbox(folder);
});
afterEach(async () => {
  await mailbox.close();
  await rm(folder, { recursive: true });
});

const send = (mail: object) =>
  createTransport({ host: '127.0.0.1', port: mailbox.smtpPort }).sendMail({
    from: 'site@mandap.example',
    to: 'owner@mandap.example',
    ...mail,
  });

it('receives a mail with its envelope, headers, text and HTML, in any script', async () => {
  await send({
    subject: 'शादी 💍',
    text: 'नमस्ते',
    html: '<p>नमस्ते</p>',
    headers: { 'X-Kind': 'test' },
  });
  const [mail] = mailbox.list();
  expect(mail).toMatchObject({
    from: 'site@mandap.example',
    to: ['owner@mandap.example'],
    subject: 'शादी 💍',
  });
  expect(mail?.text.trim()).toBe('नमस्ते');
  expect(mail?.html).toContain('<p>नमस्ते</p>');
  expect(mail?.headers).toContainEqual({ key: 'x-kind', value: 'test' });
});

it('lists mails newest first, also after a restart', async () => {
  for (const subject of ['one', 'two', 'three']) await send({ subject, text: 'x' });
  const before = mailbox.list();
  expect(before.map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  const again = await openMailbox(folder);
  expect(again.list()).toEqual(before);
  await again.close();
});

it('skips and reports an empty, truncated or foreign file, and loads the others', async () => {
  await send({ subject: 'whole', text: 'x' });
  const [name = ''] = await readdir(folder);
  const whole = await readFile(path.join(folder, name), 'utf8');
  const broken = ['', whole.slice(0, -5), '{"id":"1","to":[]}', '[]', '\0\0\0'];
  for (const [place, text] of broken.entries())
    await writeFile(path.join(folder, `2026112500000000${place}-aaaaaaaa.json`), text);
  await writeFile(path.join(folder, '20261125000000009-aaaaaaaa.json.new'), '{');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const again = await openMailbox(folder);
  expect(again.list().map(({ subject }) => subject)).toEqual(['whole']);
  expect(warn.mock.calls.flat()).toHaveLength(broken.length);
  expect(warn.mock.calls.flat()[0]).toContain('20261125000000000-aaaaaaaa.json is no whole mail');
  warn.mockRestore();
  await again.close();
});

it('responds "try again later" and stores nothing while switched off', async () => {
  mailbox.accept(false);
  await expect(send({ subject: 'no', text: 'x' })).rejects.toMatchObject({ responseCode: 451 });
  expect(mailbox.list()).toEqual([]);
  mailbox.accept(true);
  await send({ subject: 'yes', text: 'x' });
  expect(mailbox.list()).toHaveLength(1);
});

it('waitFor rejects with the received mails after the timeout', async () => {
  await send({ subject: 'other', text: 'x' });
  await expect(mailbox.waitFor(() => false, 20)).rejects.toThrow('"other" to owner@mandap.example');
});

it('waitFor resolves once the mail arrives', async () => {
  const waiting = mailbox.waitFor(({ subject }) => subject === 'late');
  await send({ subject: 'late', text: 'x' });
  expect((await waiting).subject).toBe('late');
});

it('mails are readable by their owner only, because they contain sign-in links', async () => {
  await send({ subject: 'x', text: 'x' });
  const [name = ''] = await readdir(folder);
  const modes = [await stat(folder), await stat(path.join(folder, name))];
  expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
});

it('clear removes everything, also after a restart', async () => {
  await send({ subject: 'x', text: 'x' });
  await mailbox.clear();
  expect(mailbox.list()).toEqual([]);
  const again = await openMailbox(folder);
  expect(again.list()).toEqual([]);
  await again.close();
});
