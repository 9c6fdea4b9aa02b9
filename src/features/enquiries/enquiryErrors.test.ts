import { describe, expect, it } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { columnOf } from '../../../tests/builders/enquiryCorpus.ts';
import { fieldRefusal, isLimited } from './data/enquiryErrors.ts';

describe('database errors of an enquiry', () => {
  it.each(Object.entries(columnOf))('show %s at that field', (field, column) => {
    const sentence = { code: 'PT422', message: 'Please give it again.', hint: column };
    expect(fieldRefusal(new DataError(sentence, 422))).toEqual({
      field,
      message: 'Please give it again.',
    });

    const message = `new row for relation "booking_forms" violates check constraint "booking_forms_${column}_check"`;
    expect(fieldRefusal(new DataError({ code: '23514', message }, 400))?.field).toBe(field);

    const missing = `null value in column "${column}" of relation "booking_forms" violates not-null constraint`;
    expect(fieldRefusal(new DataError({ code: '23502', message: missing }, 400))?.field).toBe(
      field,
    );
  });

  it('assign a rule between columns to its field', () => {
    const message = 'violates check constraint "booking_forms_event_date_valid"';
    expect(fieldRefusal(new DataError({ code: '23514', message }))?.field).toBe('eventDate');
  });

  it.each([
    new DataError({ code: 'PT422', message: 'x', hint: 'page_path' }, 422),
    new DataError(
      { code: '23514', message: 'violates check constraint "other_table_name_check"' },
      400,
    ),
    new DataError({ code: '42501', message: 'booking_forms_name_check' }, 401),
    new DataError({ message: 'fetch failed' }),
    new TypeError('booking_forms_name_check'),
  ])('assign %s to no field', (error) => {
    expect(fieldRefusal(error)).toBeUndefined();
  });

  it('distinguish a rate limit from a fault', () => {
    expect(isLimited(new DataError({ code: 'PT429', message: 'x' }))).toBe(true);
    expect(isLimited(new DataError({ message: 'x' }, 429))).toBe(true);
    expect(isLimited(new DataError({ message: 'x' }, 503))).toBe(false);
    expect(isLimited(new Error('429'))).toBe(false);
  });
});
