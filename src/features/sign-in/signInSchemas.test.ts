import { expect, it } from 'vitest';
import * as v from 'valibot';
import emails from '../../../tests/fixtures/enquiries/emails.json';
import { codeSchema, credentialsSchema, emailSchema } from './admin/data/signInSchemas.ts';

it.each(emails)('%j signs in as %j', (typed = '', email) => {
  expect(v.parse(credentialsSchema, { email: typed, password: ' as it is ' })).toEqual({
    email,
    password: ' as it is ',
  });
  expect(v.parse(emailSchema, { email: typed })).toEqual({ email });
});

it.each(['123 456', '\u202a123456\u202c', '123\u00a0456', '१२३४५६', '123-456'])(
  'the code %j is 123456',
  (typed) => {
    expect(v.parse(codeSchema, { code: typed })).toEqual({ code: '123456' });
  },
);
