import { AuthApiError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { demoSentence } from '@/content/en/adminFirstSteps.ts';
import { valueName } from '@/features/analytics/admin/data/names.ts';
import { statusLabel } from '@/features/enquiries/admin/data/bookings.ts';
import { suspicionText } from '@/features/enquiries/admin/SuspicionMark.tsx';
import { methodOf } from '@/features/logins/admin/data/logins.ts';
import { failureOf } from '@/features/sign-in/admin/data/signInFailure.ts';
import { venues } from '@/features/venues/admin/data/venues.ts';
import { csvFields } from '@/shared/admin/resource/resourceCsv.ts';
import { defaultPreferences, parsePreferences } from '@/providers/preferences/preferences.ts';
import { readCsv } from '@/shared/admin/csv/readCsv.ts';
import { choiceRule } from '@/shared/admin/useListState.ts';

/** Keys that plain `table[name]` finds on every object. */
const names = Object.getOwnPropertyNames(Object.prototype);

describe.each(names)('a name looked up in a table: %s', (name) => {
  it('is shown unchanged', () => {
    expect(valueName('source', name)).toBe(name);
    expect(valueName('device', name)).toBe(name);
    expect(statusLabel(name)).toBe(name);
    expect(suspicionText(name)).toContain(name);
    expect(
      demoSentence({ goes: JSON.parse(`{"${name}":2}`), changed: 0, joined: 0 }),
    ).not.toContain('function');
    expect(methodOf(Object.assign(JSON.parse('{}'), { methods: [name] }))).toBe('Unknown');
  });

  it('is an unknown column of a sheet', () => {
    const { name: hall, area } = venues.fields;
    const sheet = readCsv(`${hall.label},${area.label},${name}\r\nHall,Digha,x`, csvFields(venues));
    expect(sheet.unknown).toEqual([name]);
  });

  it('is not a known error or a valid choice, and changes no preference', () => {
    const error = new AuthApiError('no', 400, name);
    expect(failureOf(error, 'credentials')).toBe('credentials');
    expect(v.parse(choiceRule(['visible', 'hidden']), name)).toBeNull();
    const stored = JSON.parse(`{"${name}":"dark","theme":"${name}","fontSize":"${name}"}`);
    expect(parsePreferences(stored)).toEqual(defaultPreferences);
  });
});
