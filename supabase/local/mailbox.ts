import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { isRecord } from './http.ts';

export interface Mail {
  id: string;
  /** Time of arrival, ISO 8601. */
  at: string;
  /** Sender and recipients of the envelope, which mail servers act on. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
  /** The message as received over SMTP ('' for emails of the auth service, which are delivered directly). */
  raw: string;
}

export interface Mailbox {
  /** Port of the SMTP server on 127.0.0.1. */
  smtpPort: number;
  /** Newest first; at most the last 200, persistent. */
  list: () => Mail[];
  /** The first matching email, waiting up to `ms` (default 10 000). Rejects with the emails that arrived. */
  waitFor: (fits: (mail: Mail) => boolean, ms?: number) => Promise<Mail>;
  /** false: SMTP responds 451 "try again later", like a busy provider. */
  accept: (on: boolean) => void;
  /** Adds an email without SMTP. */
  deliver: (mail: Pick<Mail, 'from' | 'to' | 'subject' | 'text' | 'html'>) => Promise<void>;
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

const KEPT = 200;
/** Largest accepted mail, in bytes. */
const MAX_MAIL = 5 * 1024 * 1024;

/** An SMTP server that stores every mail in a folder. */
export async function openMailbox(folder: string): Promise<Mailbox> {
  // Emails contain sign-in links: readable by the owner only, like the passwords.
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  let mails = await load(folder);
  let accepting = true;
  const waiting = new Set<() => void>();

  const add = async (mail: Omit<Mail, 'id' | 'at'>) => {
    const at = new Date().toISOString();
    const id = `${at.replaceAll(/\D/g, '')}-${randomUUID().slice(0, 8)}`;
    const file = path.join(folder, `${id}.json`);
    await writeFile(`${file}.new`, JSON.stringify({ id, at, ...mail }), { mode: 0o600 });
    await rename(`${file}.new`, file);
    mails = [{ id, at, ...mail }, ...mails];
    for (const old of mails.slice(KEPT))
      await rm(path.join(folder, `${old.id}.json`), { force: true });
    mails = mails.slice(0, KEPT);
    for (const look of waiting) look();
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL,
    logger: false,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? '' }),
    onMailFrom: (_address, _session, done) => done(accepting ? null : busy()),
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map((recipient) => recipient.address);
      const receive = async () =>
        add(await parse(await collect(stream), mailFrom ? mailFrom.address : '', to));
      void settle(receive, done);
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const address = listener.address();

  return {
    smtpPort: typeof address === 'object' && address ? address.port : 0,
    list: () => mails,
    accept(on) {
      accepting = on;
    },
    deliver: (mail) => add({ ...mail, headers: [], raw: '' }),
    waitFor: (fits, ms = 10_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(look);
          const subjects = mails.map((mail) => `"${mail.subject}" to ${mail.to.join(', ')}`);
          reject(
            new Error(`No such mail within ${ms} ms; there is: ${subjects.join('; ') || 'none'}`),
          );
        }, ms);
        const look = () => {
          const found = mails.find(fits);
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    async clear() {
      const old = mails;
      mails = [];
      for (const mail of old) await rm(path.join(folder, `${mail.id}.json`), { force: true });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Adapts a promise to smtp-server's callback. */
async function settle(work: () => Promise<void>, done: (error?: Error | null) => void) {
  try {
    await work();
    done(null);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

function busy(): Error {
  return Object.assign(new Error('The mailbox is switched off, try again later'), {
    responseCode: 451,
  });
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function parse(raw: string, from: string, to: string[]): Promise<Omit<Mail, 'id' | 'at'>> {
  const mail = await PostalMime.parse(raw);
  return {
    from,
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    raw,
  };
}

/** Loads the stored emails; skips and reports a damaged one instead of failing. */
async function load(folder: string): Promise<Mail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const mails: Mail[] = [];
  for (const name of names.slice(-KEPT)) {
    const file = path.join(folder, name);
    const value = parsed(await readFile(file, 'utf8').catch(() => ''));
    if (isMail(value)) mails.unshift(value);
    else console.warn(`${file} is no whole mail and is passed over: it can be removed.`);
  }
  return mails;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Checks the fields read by the mailbox page and list. */
function isMail(value: unknown): value is Mail {
  if (!isRecord(value)) return false;
  const texts = ['id', 'at', 'from', 'subject', 'text', 'html', 'raw'];
  return (
    texts.every((name) => typeof value[name] === 'string') &&
    isTexts(value['to']) &&
    Array.isArray(value['headers'])
  );
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
