// @vitest-environment node
import { expect, it } from 'vitest';
import { createMailPause } from './auth-rules.ts';

const sent = async () => new Response('{}');
const failed = async () => new Response('{}', { status: 500 });
const outcome = (answer: Response | number) =>
  typeof answer === 'number' ? answer : `HTTP ${answer.status}`;

it('an address gets its next mail after a minute, another address at once', async () => {
  let clock = 0;
  const pause = createMailPause(60_000, () => clock);
  const ask = async (address: string) => outcome(await pause(address, sent));
  expect(await ask('a@b.example')).toBe('HTTP 200');
  clock = 20_500;
  expect(await ask('a@b.example')).toBe(40);
  expect(await ask('c@d.example')).toBe('HTTP 200');
  clock = 60_000;
  expect(await ask('a@b.example')).toBe('HTTP 200');
  expect(await ask('c@d.example')).toBe(21);
});

it('concurrent requests get one mail', async () => {
  const pause = createMailPause(60_000);
  let mails = 0;
  const ask = () =>
    pause('a@b.example', async () => {
      mails += 1;
      return sent();
    });
  await Promise.all([ask(), ask(), ask()]);
  expect(mails).toBe(1);
});

it('a failed request may be repeated at once', async () => {
  const pause = createMailPause(60_000);
  expect(outcome(await pause('a@b.example', failed))).toBe('HTTP 500');
  expect(outcome(await pause('a@b.example', sent))).toBe('HTTP 200');
});
