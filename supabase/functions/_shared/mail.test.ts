// @vitest-environment node
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpTransport } from './mail.ts';
import { composeMail } from './notification.ts';
import { job, settings } from './testing.ts';

const passwords: string[] = [];
let mails = 0;

/** A server that accepts a password and an email without encryption. */
const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onAuth(auth, _session, done) {
    passwords.push(auth.password ?? '');
    done(null, { user: auth.username ?? '' });
  },
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      mails += 1;
      done();
    });
  },
});

let port = 0;

beforeAll(async () => {
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    listener.once('listening', resolve);
  });
  const address = listener.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});

afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

describe('the connection to the mail server', () => {
  const mail = composeMail(job(), settings);

  it('never sends the password without encryption', async () => {
    const auth = { user: 'website', pass: 'the password' };
    const transport = smtpTransport({ host: '127.0.0.1', port, secure: false, auth });
    await expect(transport.send(mail)).rejects.toThrow(/TLS/);
    expect(passwords).toEqual([]);
    expect(mails).toBe(0);
  });

  it('works unencrypted without a password, as with the local mailbox', async () => {
    await smtpTransport({ host: '127.0.0.1', port, secure: false, auth: undefined }).send(mail);
    expect(mails).toBe(1);
  });

  it('fails with a readable reason if the connection is refused', async () => {
    const closed = smtpTransport({ host: '127.0.0.1', port: 1, secure: false, auth: undefined });
    await expect(closed.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});
