import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusals } from '@/content/en/refusals.ts';

/** A refusal as PostgREST answers it. */
const refusal = (values: Record<string, unknown>, hint = 'items') => ({
  code: 'PT422',
  message: 'The sentence of the database.',
  hint,
  details: JSON.stringify(values),
});
const load = async () => (await import('./refused.ts')).refused;

afterEach(() => {
  vi.doUnmock('./refusalWords.ts');
  vi.resetModules();
  vi.useRealTimers();
});

describe('a refusal', () => {
  it('is in the words of its code, with its values, and stays what it was', async () => {
    const refused = await load();
    const error = await refused(refusal({ code: 'kind_limit', most: 4, kind: 'Couple' }), 422);
    expect(error.message).toBe('At most 4 passes of "Couple" in one order.');
    expect(error).toMatchObject({ code: 'PT422', status: 422, hint: 'items' });
    expect((await refused(refusal({ code: 'promo_used' }), 409)).message).toBe(
      refusals['promo_used'],
    );
  });

  it.each([
    ['an unknown code', refusal({ code: 'of_next_year' })],
    ['the name of every object', refusal({ code: 'constructor' })],
    ['a code that is none', refusal({ code: { toString: 1 } })],
    ['no code', refusal({ total_paise: 5 })],
    ['details of PostgreSQL', { ...refusal({}), details: 'Key (id)=(1) already exists.' }],
    ['half of JSON', { ...refusal({}), details: '{"code": "promo' }],
    ['no details', { ...refusal({}), details: null }],
  ])('with %s keeps the sentence of the database', async (_what, body) => {
    const refused = await load();
    expect((await refused(body, 409)).message).toBe(body.message);
  });

  it('keeps its sentence where the words cannot be loaded, as on a page of an older release', async () => {
    vi.doMock('./refusalWords.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const error = await (await load())(refusal({ code: 'promo_used' }), 409);
    expect(error.message).toBe('The sentence of the database.');
  });

  it('does not wait for words that do not come', async () => {
    vi.useFakeTimers();
    vi.doMock('./refusalWords.ts', () => ({ inWords: async () => new Promise(() => {}) }));
    const refused = await load();
    const error = refused(refusal({ code: 'promo_used' }), 409);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await error).message).toBe('The sentence of the database.');
  });

  it('that asks for a proof of work loads no words: nobody reads it', async () => {
    const inWords = vi.fn<() => string>(() => 'never');
    vi.doMock('./refusalWords.ts', () => ({ inWords }));
    const refused = await load();
    expect((await refused(refusal({ code: 'work', bits: 9 }, 'work'), 409)).message).toBe(
      'The sentence of the database.',
    );
    expect(inWords).not.toHaveBeenCalled();
  });
});
