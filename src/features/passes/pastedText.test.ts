import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { findSchema } from './data/buyerSchema.ts';
import { linkTarget, orderHash, readLink, waitHash } from './data/order.ts';
import { newAccess } from './data/saleDraft.ts';
import { readUtr, readPaymentNumber } from './data/utr.ts';

describe('an order', () => {
  it('is opened by a fragment with id and key; nothing else is one', () => {
    const access = newAccess();
    expect(access.key).toMatch(/^[\w-]{32}$/);
    expect(readLink(orderHash(access))).toEqual({ ...access, isWait: false });
    expect(readLink(waitHash(access))).toEqual({ ...access, isWait: true });
    for (const hash of [
      '',
      '#',
      '#passes',
      `#${access.id}`,
      `#${access.id}.short`,
      `#x.${access.key}`,
    ])
      expect(readLink(hash)).toBeUndefined();
  });

  const { id, key } = {
    id: '0a1b2c3d-1111-4111-8111-aaaaaaaaaaaa',
    key: 'k-_4567890123456789012345678901K',
  };
  const order = `${id}.${key}`;
  it.each([
    ['with a full stop', `#${order}.`],
    ['with several signs', `#${order}.)”»`],
    ['with a comma and a space', `#${order},%20`],
    ['in quotes and stars', `#%22*${order}*%22`],
    ['in underscores', `#_${order}_`],
    ['with an unseen mark', `#${order}%E2%80%8B`],
    [
      'with unseen marks inside',
      `#${id.replace('-', '\u2060-')}\u200b.${key.replace('5', '5\ufeff')}`,
    ],
    ['with its dot encoded', `#${id}%2E${key}`],
    ['with its # twice', `##${order}`],
    ['with its # encoded twice', `%2523${order}`],
    ['with a campaign behind', `#${order}?fbclid=IwAR0&utm_source=wa`],
    ['with a parameter behind', `#${order}&si=1`],
    ['with a broken sign behind', `#${order}%E0%A4%A`],
    ['in capitals where they are harmless', `#${id.toUpperCase()}.${key}`],
    ['in full width', `＃${id.replaceAll('a', 'ａ')}．${key}`],
    ['in a message', `Your passes:\nhttps://mandap.example/passes?a=b#${order}. See you!`],
    ['in a message, encoded', `Look <https://mandap.example/passes%23${order}>`],
  ])('is opened by its link %s', (_how, text) => {
    expect(readLink(text)).toEqual({ id, key, isWait: false });
    expect(readLink(text.replace(/(?=0[aａ]1b2c3d)/i, 'Wait.'))).toEqual({ id, key, isWait: true });
  });

  it('is opened with the longer key of the database, and a cut link opens nothing', () => {
    const long = `${key}${key.slice(0, 11)}`;
    expect(readLink(`#${id}.${long}_.`)?.key).toBe(long);
    expect(readLink(`#${order.slice(0, -1)}`)).toBeUndefined();
    expect(readLink(`#1${order}`)).toBeUndefined();
  });

  it('is where a pasted link leads, as are a pass and nothing else', () => {
    const code = 'K7P2M4XA0Q1ZVWTS93HGFEDCB6';
    expect(linkTarget(`see /passes#${order}!`)).toBe(`/passes#${order}`);
    expect(linkTarget(`see /passes#wait.${order}!`)).toBe(`/passes#wait.${order}`);
    expect(linkTarget(`Hello Ritu: https://mandap.example/pass%23${code}.`)).toBe(`/pass#${code}`);
    expect(linkTarget('K7P2M4 RaasGarba')).toBeUndefined();
  });
});

describe('a number of a payment', () => {
  it.each([
    ['412345678901', '412345678901'],
    [' 4123 4567-8901 ', '412345678901'],
    ['UTR: 412345678901', '412345678901'],
    ['४१२३४५६७८९०१', '412345678901'],
    ['41234567890', ''],
    ['4123456789012', ''],
    ['', ''],
  ])('reads %j as %j', (typed, utr) => {
    expect(readUtr(typed)).toBe(utr);
  });

  it.each([
    ['UPI transaction ID 431900000081 Google transaction ID CICAgAAAAAAAAA', '431900000081'],
    ['Paid ₹850 to Mandap. UTR: 431900000082', '431900000082'],
    ['Rs.850.00 paid thru A/C XX1234 on 14-11-26, UPI Ref 431900000083', '431900000083'],
    ['Paid to 919000012345@oksbi on 14 Nov 2026, 4319 0000 0084', '431900000084'],
    ['UTR 431900000085, again 431900000085', '431900000085'],
    ['From 919812345678, UTR 431900000086', '431900000086'],
    ['Paid by +91 90000 12345, UTR:431900000087.', '431900000087'],
    ['UTR no.431900000088/Mob.91-90000-12345', '431900000088'],
    // Also a number may begin like a phone's.
    ['919000012345', '919000012345'],
  ])('is found in %j', (typed, utr) => {
    expect(readPaymentNumber(typed, '+919812345678')).toEqual({ utr });
  });

  it.each([
    ['+91 90000 12345', 'phone'],
    ['+919000012345', 'phone'],
    ['91-90000-12345', 'phone'],
    ['919812345678', 'phone'],
    ['000000000000', 'madeUp'],
    ['999999999999', 'madeUp'],
    ['431900000081 or 431900000082', 'digits'],
    ['90000 12345', 'digits'],
  ])('is none in %j: %s', (typed, fault) => {
    expect(readPaymentNumber(typed, '+919812345678')).toEqual({ fault });
    expect(readUtr(typed, '+919812345678')).toBe('');
  });
});

describe('a reference', () => {
  it.each([
    ['k7p2m4', 'K7P2M4'],
    ['K7P2M4 RaasGarba', 'K7P2M4'],
    ['Mandap: K7P2M4.', 'K7P2M4'],
    ['#K7P2M4', 'K7P2M4'],
    ['K7P–2M4', 'K7P2M4'],
    ['K7P 2M4 RaasGarba', 'K7P2M4'],
    ['ABCDEF RaasGarba', 'ABCDEF'],
    ['Ｋ７Ｐ２Ｍ４', 'K7P2M4'],
    ['K7P2M4RaasGarba', 'K7P2M4'],
    ['k7p2m4%20RaasGarb', 'K7P2M4'],
    ['(“K7P2M4”),', 'K7P2M4'],
    ['K7P\u200b2M4', 'K7P2M4'],
    ['K७P२M४', 'K7P2M4'],
    ['Note: K7P-2M4', 'K7P2M4'],
    ['Please, 141126: K7P2M4', 'K7P2M4'],
    ['UPI/431900000081/K7P2M4 RaasGarba/HDFC', 'K7P2M4'],
    ['K 7 P 2 M 4', 'K7P2M4'],
  ])('is read of %j as %s', (typed, reference) => {
    expect(v.parse(findSchema.entries.reference, typed)).toBe(reference);
  });

  it.each(['K7P2M', 'K7P2M45', ''])('is not read of %j', (typed) => {
    expect(v.safeParse(findSchema.entries.reference, typed).success).toBe(false);
  });
});
