// @vitest-environment node
import { expect, it } from 'vitest';
import { trustedHeaders } from './http.ts';

it('takes the address from the socket, whatever headers the client sends', () => {
  const raw = [
    'X-Forwarded-For',
    '1.1.1.1',
    'CF-Connecting-IP',
    '2.2.2.2',
    'Forwarded',
    'for=3.3.3.3',
    'X-Real-IP',
    '4.4.4.4',
  ];
  expect(Object.fromEntries(trustedHeaders(raw, '::ffff:127.0.0.5'))).toEqual({
    'x-forwarded-for': '127.0.0.5',
    'cf-connecting-ip': '127.0.0.5',
  });
});

it('drops hop-by-hop headers and forwards all others', () => {
  const raw = [
    'Connection',
    'keep-alive',
    'Transfer-Encoding',
    'chunked',
    'ApiKey',
    'k',
    'Prefer',
    'a',
    'Prefer',
    'b',
  ];
  const headers = trustedHeaders(raw, undefined);
  expect(headers.get('apikey')).toBe('k');
  expect(headers.get('prefer')).toBe('a, b');
  expect(headers.has('connection') || headers.has('transfer-encoding')).toBe(false);
});
