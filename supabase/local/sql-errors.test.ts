// @vitest-environment node
import { expect, it } from 'vitest';
import { databaseError, statusOf } from './sql-errors.ts';

it.each([
  ['PT429', 429],
  ['PT422', 422],
  ['P0001', 400],
  ['P0002', 500],
  ['23502', 400],
  ['23503', 409],
  ['23505', 409],
  ['23514', 400],
  ['22P02', 400],
  ['25006', 405],
  ['28000', 403],
  ['42501', 403],
  ['40001', 500],
  ['53300', 503],
  ['57014', 500],
  ['XX000', 500],
])('maps SQLSTATE %s to HTTP %i, as PostgREST does', (code, status) => {
  expect(statusOf(code)).toBe(status);
});

it('recognizes only errors with an SQLSTATE as database errors', () => {
  expect(databaseError({ code: '23514', message: 'no', hint: 'name' })).toEqual({
    code: '23514',
    message: 'no',
    detail: null,
    hint: 'name',
  });
  for (const other of [null, 'x', new Error('x'), { code: 'ENOENT' }, { code: 5 }]) {
    expect(databaseError(other)).toBeUndefined();
  }
});

it("reports a lost or unavailable session in PostgREST's format, not the driver's", () => {
  for (const code of ['ECONNREFUSED', 'CONNECTION_CLOSED', 'CONNECT_TIMEOUT', '57P01', '57P03']) {
    const fault = databaseError({ code, message: 'connect ECONNREFUSED 127.0.0.1:5432' });
    expect(fault?.message).not.toContain('127.0.0.1');
    expect([code, statusOf(fault?.code ?? '')]).toEqual([code, 503]);
  }
});
