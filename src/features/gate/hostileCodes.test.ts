import { beforeEach, describe, expect, it, vi } from 'vitest';
import { qrText } from '@/shared/lib/passCode.ts';
import type { ScanHow } from './admin/data/calls.ts';
import { offlineDesk, openDesk } from './desk.fixture.ts';
import { codeOf } from './gate.fixture.ts';

const CODE = '01K7P2M4XA9QZVWTS3HGFEDCB6';
const QR = qrText(CODE);
const passes = [{ code: CODE }, { code: codeOf(2) }];
const devanagari = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
const wide = (text: string) =>
  text.replace(/[A-Z\d]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));

const admitted: [name: string, text: string, how: ScanHow][] = [
  ['in lower case', QR.toLowerCase(), 'camera'],
  [
    'with the spaces and the end of line of a scanner',
    ` ${QR.replace(/(.{4})/g, '$1 ')}\r\n`,
    'wedge',
  ],
  ['with Devanagari digits', devanagari(QR), 'camera'],
  ['in signs of full width', wide(QR), 'camera'],
  [
    'with signs that nobody sees',
    `\ufeffG1\u200b${CODE.slice(0, 9)}\u00ad${CODE.slice(9)}`,
    'camera',
  ],
  ['with letters for digits', CODE.replace('0', 'O').replace('1', 'l'), 'typed'],
  ['with dashes as printed', `${CODE.slice(0, 4)}–${CODE.slice(4, 8)}`, 'typed'],
  ['as its link', `https://mandap.example/pass#${CODE}`, 'camera'],
  ['as its link that was changed on its way', `https://mandap.example/pass%23${CODE}.`, 'camera'],
  [
    'as its link within a message',
    `Your pass: https://mandap.example/pass#${CODE} See you!`,
    'camera',
  ],
  // The code counts, not where it is shown.
  ['as a link of another site', `https://copy.example/pass#${CODE}`, 'camera'],
];
const refused: [name: string, text: string, how: ScanHow][] = [
  ['nothing', '', 'camera'],
  ['a UPI QR', 'upi://pay?pa=shop@okaxis&pn=SHOP&am=500&tn=K7P2M4XA', 'camera'],
  ['another ticket', '{"id":"K7P2M4XA9QZVWTS3HGFEDCB6","gate":2}', 'camera'],
  ['a network', 'WIFI:T:WPA;S:Gate;P:K7P2M4XA9QZVWTS3HGFEDCB60;;', 'camera'],
  ['a card', 'BEGIN:VCARD\nFN:Ritu Sharma\nTEL:+919000012345\nEND:VCARD', 'camera'],
  ['half a code', QR.slice(0, 15), 'camera'],
  ['a code of which a sign is missing', QR.slice(0, -1), 'wedge'],
  ['a code with a sign too many', `${QR}7`, 'camera'],
  ['two codes in one', QR + QR, 'wedge'],
  [
    'the link of the order',
    'https://mandap.example/passes#o=5b0e0f2c-8a53&k=K7P2M4XA9QZVWTS3',
    'camera',
  ],
  ['a link with its code elsewhere', `https://copy.example/?code=${CODE}`, 'camera'],
  ['the short code, which anybody can print', CODE.slice(0, 8), 'camera'],
  ['a code with a Cyrillic letter', CODE.replace('A', 'А'), 'camera'],
  ['the code of a newer site', `G2${CODE}`, 'camera'],
  ['a book', 'K7P2 '.repeat(20_000), 'camera'],
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe.each(['with a connection', 'without one'])('a code, %s', (connection) => {
  const open = async () => {
    if (connection === 'without one') return offlineDesk(passes);
    const opened = openDesk(passes);
    await opened.desk.start();
    return opened;
  };
  it.each(admitted)('%s lets in', async (_name, text, how) => {
    const { desk, state } = await open();
    await desk.read(text, how);
    expect(state().verdict).toMatchObject({ admitted: 1 });
  });
  it.each(refused)('%s is said to be no pass, and nothing is sent', async (_name, text, how) => {
    const { desk, state, calls } = await open();
    await desk.read(text, how);
    expect(state().verdict).toMatchObject({ signal: 'stop', reason: 'not_a_pass' });
    expect(state()).toMatchObject({ waiting: 0, isJudging: false });
    expect(calls.checkIn).not.toHaveBeenCalled();
    await desk.read(QR, 'camera');
    expect(state().verdict).toMatchObject({ admitted: 1 });
  });

  it.each([
    ['the camera and a scanner', 'camera', 'wedge'],
    ['a scanner that sends it twice', 'wedge', 'wedge'],
  ] as const)('read by %s within a second is read once', async (_name, one, other) => {
    const { desk, state } = await open();
    await Promise.all([desk.read(QR, one), desk.read(QR, other)]);
    await desk.read(QR, other);
    expect(state().verdict).toMatchObject({ admitted: 1 });
    expect(state().last).toHaveLength(1);
    // Typed, it is asked for on purpose.
    await desk.scan(CODE.slice(0, 8), 'typed');
    expect(state().last).toHaveLength(2);
  });
});
