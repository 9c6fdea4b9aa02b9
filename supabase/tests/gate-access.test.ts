import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { functions } from './support/functions.ts';
import type { Identity } from './support/identities.ts';
import {
  addKind,
  buyPaid,
  call,
  hashOf,
  makeTonight,
  openEdition,
  type PaidOrder,
} from './support/passes.ts';
import { signInAdmin, signInEverybody } from './support/people.ts';
import { tables } from './support/tables.ts';

const buyer = {
  p_name: 'Zohra Quadri',
  p_phone: '+91 97095 31862',
  p_email: 'zohra.quadri@buyers.example',
};
const holder = 'Farid Alam';
/** Data that no role at the gate may read. */
const secrets = /Zohra|Quadri|97095|31862|buyers\.example|Farid|Alam/iu;

let stack: Stack;
let clients: Record<Identity, SupabaseClient>;
let edition: { id: string; nights: string[] };
let bought: PaidOrder;
let single: string;
const night = () => edition.nights[0] ?? '';
const codeOf = (place: number) => bought.order.passes[place]?.code ?? '';

beforeAll(async () => {
  stack = await createTestStack('gate-access');
  clients = await signInEverybody(stack);
  edition = await openEdition(stack, { nights: 2 });
  single = await addKind(stack, edition.id);
  bought = await buyPaid(stack, edition, buyer);
  const renewed = await call(clients.anon, 'renew_pass', {
    p_id: bought.id,
    p_key: bought.key,
    p_pass_id: bought.order.passes[1]?.id,
    p_revision: 1,
    p_holder: holder,
  });
  if (renewed.data) bought.order = renewed.data;
  await stack.sql`
    insert into public.pass_waits (id, edition_id, kind_id, night_ids, quantity, people, name, phone, phone_e164)
    values (gen_random_uuid(), ${edition.id}, ${single}, ${edition.nights}, 1, 1, ${buyer.p_name}, ${buyer.p_phone}, '+919709531862')`;
  await stack.sql`insert into public.bank_imports (id, source, covers_from, covers_to) values (${bought.id}, 'Bank', '2031-10-01', '2031-10-02')`;
  await stack.sql`insert into public.bank_lines (import_id, booked_on, amount_paise, payer, fingerprint) values (${bought.id}, '2031-10-01', 5, ${buyer.p_name}, '\\x01')`;
  await stack.sql`insert into public.pass_refunds (order_id, why, amount_paise, to_vpa) values (${bought.id}, 'over', 5, 'zohra@bank')`;
  await makeTonight(stack, night());
});
afterAll(() => stack?.stop());

async function openShift(client: SupabaseClient, kind = 'gate', gate = 'Gate 1'): Promise<string> {
  const shift = randomUUID();
  const args = { p_id: shift, p_night_id: night(), p_kind: kind, p_gate: gate };
  expect((await call(client, 'open_shift', args)).code).toBeNull();
  return shift;
}
const scan = (client: SupabaseClient, shift: string, code: string, id = randomUUID()) =>
  call<Record<string, unknown>>(client, 'check_in', {
    p_shift_id: shift,
    p_scan_id: id,
    p_code: code,
  });

/** Every answer of the API to an identity: all tables, the calls about the order, and a whole shift. */
async function readAll(
  who: Identity,
  isCalled: (name: string) => boolean = () => true,
): Promise<Record<string, string>> {
  const client = clients[who];
  const answers: Record<string, string> = {};
  const ask = async (name: string, args: Record<string, unknown>) => {
    const { data, error } = await client.rpc(name, args);
    answers[name] = JSON.stringify([answers[name], data, error]);
  };
  for (const table of Object.keys(tables)) {
    const { data, error } = await client.from(table).select('*').limit(1000);
    answers[table] = JSON.stringify([data, error]);
  }
  const shift = await openShift(client);
  const about = {
    p_edition_id: edition.id,
    p_order_id: bought.id,
    p_id: bought.id,
    p_shift_id: shift,
    p_night_id: night(),
    p_search: 'zohra',
    p_key: bought.key.toUpperCase(),
    p_code: codeOf(0),
  };
  for (const [name, { with: usual = {} }] of Object.entries(functions)) {
    if (!isCalled(name)) continue;
    const known = Object.entries(about).filter(([key]) => key in usual);
    await ask(name, { ...usual, ...Object.fromEntries(known) });
  }
  const scanned = randomUUID();
  for (const p_code of [codeOf(0), codeOf(0), codeOf(1), codeOf(1).slice(0, 8), 'A'.repeat(26)])
    await ask('check_in', { p_shift_id: shift, p_scan_id: randomUUID(), p_code });
  await ask('push_scans', {
    p_shift_id: shift,
    p_scans: [{ id: scanned, hash: hashOf(codeOf(1)), people: 1, how: 'camera', at: new Date() }],
  });
  for (const name of ['gate_count', 'gate_list']) await ask(name, { p_shift_id: shift });
  await ask('admit_order', { p_shift_id: shift, p_id: randomUUID(), p_scan_id: scanned });
  await ask('undo_scan', { p_shift_id: shift, p_scan_id: scanned });
  await ask('close_shift', { p_id: shift });
  return answers;
}

const leaks = (answers: Record<string, string>) =>
  Object.keys(answers).filter((name) => {
    const answer = answers[name] ?? '';
    const rows = /"rows":"([^"]*)"/u.exec(answer.replaceAll('\\"', '"'))?.[1] ?? '';
    return secrets.test(answer) || secrets.test(Buffer.from(rows, 'base64').toString('latin1'));
  });

describe('a buyer', () => {
  test.each<Identity>(['gate', 'counter'])(
    'is read by %s from no table and no call',
    async (who) => {
      expect(leaks(await readAll(who))).toEqual([]);
    },
  );

  test('is found by the same search where a manager reads', async () => {
    // Calls that only read: a manager could cancel the order.
    const answers = await readAll('manager', (name) => /^(get|list)_/u.test(name));
    expect(leaks(answers)).toEqual(
      expect.arrayContaining([
        'bank_lines',
        'get_pass_order',
        'list_orders',
        'list_guests',
        'pass_orders',
        'pass_refunds',
        'pass_waits',
        'passes',
      ]),
    );
  });
});

describe('a shift', () => {
  test('is its own account’s: nobody else scans, reads or closes it', async () => {
    const shift = await openShift(clients.gate);
    for (const who of ['counter', 'manager', 'owner'] as const) {
      expect((await scan(clients[who], shift, codeOf(0))).code).toBe('PT404');
      for (const name of ['gate_count', 'gate_list'])
        expect([name, (await call(clients[who], name, { p_shift_id: shift })).code]).toEqual([
          name,
          'PT404',
        ]);
      expect((await call(clients[who], 'close_shift', { p_id: shift })).code).toBe('PT404');
    }
    const taken = { p_id: shift, p_night_id: night(), p_kind: 'gate', p_gate: 'Mine' };
    expect((await call(clients.counter, 'open_shift', taken)).code).toBe('PT422');
  });

  test('of the counter is for those who sell', async () => {
    const counter = { p_night_id: night(), p_kind: 'counter', p_gate: 'Counter' };
    const asGate = await call(clients.gate, 'open_shift', { p_id: randomUUID(), ...counter });
    expect(asGate.code).toBe('42501');
    const shift = await openShift(clients.counter, 'counter');
    const sale = {
      p_id: randomUUID(),
      p_shift_id: shift,
      p_items: [{ kind_id: single, night_ids: [night()], quantity: 1 }],
      p_method: 'cash',
    };
    expect((await call(clients.gate, 'sell_passes', sale)).code).toBe('42501');
    expect(await call(clients.counter, 'sell_passes', sale)).toMatchObject({
      data: { status: 'paid' },
    });
    // Another's sale, or a buyer's order, cannot be had by its id.
    for (const [client, p_id] of [
      [clients.manager, sale.p_id],
      [clients.counter, bought.id],
    ] as const)
      expect((await call(client, 'sell_passes', { ...sale, p_id })).code).toBe('PT422');
  });

  const ends: [string, (shift: string, client: SupabaseClient) => Promise<unknown>][] = [
    ['closed', (shift, client) => call(client, 'close_shift', { p_id: shift })],
    ['revoked', (shift) => call(clients.manager, 'revoke_shift', { p_id: shift })],
    [
      'over',
      (shift) =>
        stack.sql`update public.gate_shifts set ends_at = now() - interval '1 second' where id = ${shift}`,
    ],
  ];
  test.each(ends)(
    'that is %s lets nobody in, takes nothing back and sells nothing',
    async (_how, end) => {
      const client = clients.counter;
      const shift = await openShift(client, 'counter', 'Counter 2');
      const item = { kind_id: single, night_ids: [night()], quantity: 1 };
      const sell = () =>
        call(client, 'sell_passes', {
          p_id: randomUUID(),
          p_shift_id: shift,
          p_items: [item],
          p_method: 'cash',
        });
      const [{ data: first }, { data: second }] = [await sell(), await sell()];
      const admitted = randomUUID();
      expect(
        (await scan(client, shift, first?.passes[0]?.code ?? '', admitted)).data,
      ).toMatchObject({
        result: 'admitted',
      });
      await end(shift, client);
      expect((await scan(client, shift, second?.passes[0]?.code ?? '')).data).toMatchObject({
        result: 'refused',
        reason: 'shift_over',
      });
      const undone = await call(client, 'undo_scan', { p_shift_id: shift, p_scan_id: admitted });
      expect([undone.code, undone.hint]).toEqual(['PT409', 'state']);
      expect(
        await stack.sql`select 1 from public.gate_entries where scan_id = ${admitted} and undone_at is null`,
      ).toHaveLength(1);
      expect((await call(client, 'gate_list', { p_shift_id: shift })).data).toEqual({ over: true });
      expect((await sell()).code).toBe('PT422');
    },
  );

  test('ends with the role of its account', async () => {
    const leaving = await signInAdmin(stack, 'leaving@example.org', 'gate');
    const shift = await openShift(leaving);
    expect((await scan(leaving, shift, 'A'.repeat(26))).data).toMatchObject({ reason: 'unknown' });
    await stack.sql`select private.revoke_admin('leaving@example.org')`;
    expect((await scan(leaving, shift, codeOf(0))).code).toBe('42501');
    expect((await call(leaving, 'gate_list', { p_shift_id: shift })).code).toBe('42501');
  });
});
