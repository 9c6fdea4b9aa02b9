import * as v from 'valibot';
import { expect, it } from 'vitest';
import { spellings } from '../../../tests/builders/phones.ts';
import { isPlausiblePhone } from './phone.ts';
import { phoneRule } from './rules.ts';

it.each(spellings)('accepts %j if it can be dialled: %j', async (typed, dial) => {
  const read = v.safeParse(phoneRule, typed);
  const isTaken = read.success && (await isPlausiblePhone(read.output));
  expect(isTaken).toBe(dial !== null);
});
