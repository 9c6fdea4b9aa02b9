import { describe, expect, it } from 'vitest';
import {
  findPass,
  type GateList,
  keyOf,
  mergeRows,
  readRows,
  setEntered,
  sizeOf,
} from './admin/data/gateList.ts';
import { codeOf, listAnswer } from './gate.fixture.ts';

const SHIFT = '0b7f9a52-8f5c-4a83-9f0a-3c1e5d7b9a10';
const codes = Array.from({ length: 300 }, (_, index) => codeOf(index + 1));

async function listOf(passes: Parameters<typeof listAnswer>[1]): Promise<GateList> {
  const answer = listAnswer(SHIFT, passes);
  const rows = await readRows(SHIFT, answer);
  if (!rows) throw new Error('not whole');
  return { rows, kinds: answer.kinds, horizon: 1, at: 0 };
}

describe('the list', () => {
  it('finds every code and every short code, and no other', async () => {
    expect(new Set(codes).size).toBe(300);
    const list = await listOf(codes.slice(0, 200).map((code) => ({ code, people: 2 })));
    for (const code of codes.slice(0, 200)) {
      expect(await findPass(list, SHIFT, code)).toMatchObject({ state: 'valid', people: 2 });
      expect(await findPass(list, SHIFT, code.slice(0, 8))).toBeDefined();
    }
    for (const code of codes.slice(200)) expect(await findPass(list, SHIFT, code)).toBeUndefined();
  });

  it.each(['valid', 'cancelled', 'unpaid', 'taken_back', 'blocked', 'wrong_night'])(
    'reads the state %s',
    async (state) => {
      const states = ['valid', 'cancelled', 'unpaid', 'taken_back', 'blocked', 'wrong_night'];
      const [code = ''] = codes;
      const list = await listOf([{ code, state: states.indexOf(state), entered: 1, kind: 1 }]);
      expect(await findPass(list, SHIFT, code)).toMatchObject({ state, entered: 1, kind: 'Group' });
    },
  );

  it('prefers the valid pass of a short code that was renewed', async () => {
    const [code = ''] = codes;
    const renewed = code.slice(0, 25) + (code.endsWith('0') ? '1' : '0');
    for (const states of [
      [3, 0],
      [0, 3],
    ]) {
      const list = await listOf([
        { code, state: states[0] ?? 0 },
        { code: renewed, state: states[1] ?? 0 },
      ]);
      expect(await findPass(list, SHIFT, code.slice(0, 8))).toMatchObject({ state: 'valid' });
    }
  });

  it('is not read if a byte was changed, one is missing, or it is another shift’s', async () => {
    const answer = listAnswer(
      SHIFT,
      codes.map((code) => ({ code })),
    );
    const bytes = Buffer.from(answer.rows, 'base64');
    bytes[15] = 0xff;
    expect(await readRows(SHIFT, { ...answer, rows: bytes.toString('base64') })).toBeUndefined();
    const shorter = bytes.subarray(0, -1).toString('base64');
    expect(await readRows(SHIFT, { ...answer, rows: shorter })).toBeUndefined();
    expect(await readRows(SHIFT, { ...answer, rows: '%' })).toBeUndefined();
    expect(await readRows(SHIFT.replace('0b', '0c'), answer)).toBeUndefined();
    expect(await readRows(SHIFT, answer)).toHaveLength(300 * 19);
  });
});

describe('a delta', () => {
  it('replaces and adds rows, wherever they are, as a whole list would be', async () => {
    const old = await listOf(codes.slice(0, 200).map((code) => ({ code })));
    const changed = codes.filter((_code, index) => index % 3 === 0);
    const delta = await listOf(changed.map((code) => ({ code, state: 1 })));
    const whole = await listOf(
      codes
        .map((code, index) => ({ code, state: index % 3 === 0 ? 1 : 0, index }))
        .filter(({ index, state }) => index < 200 || state === 1),
    );
    expect(mergeRows(old.rows, delta.rows)).toEqual(whole.rows);
    expect(mergeRows(old.rows, new Uint8Array())).toEqual(old.rows);
    expect(mergeRows(new Uint8Array(), delta.rows)).toEqual(delta.rows);
  });
});

it('notes who has entered, and knows a pass while rows are added', async () => {
  const [code = '', other = ''] = codes;
  const list = await listOf([{ code, people: 4 }]);
  const pass = await findPass(list, SHIFT, code);
  if (!pass) throw new Error('not found');
  const key = keyOf(list, pass);
  setEntered(list, pass, 3);
  const more = { ...list, rows: mergeRows(list.rows, (await listOf([{ code: other }])).rows) };
  const again = await findPass(more, SHIFT, code.slice(0, 8));
  expect(again).toMatchObject({ entered: 3 });
  expect(again && keyOf(more, again)).toBe(key);
  expect(sizeOf(more)).toBe(2);
});
