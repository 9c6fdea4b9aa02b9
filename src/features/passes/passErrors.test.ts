import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { pauseBefore, persist, refusalOf, RETRIES } from './data/passErrors.ts';
import { attemptFor, keepSaleDraft, loadSaleDraft } from './data/saleDraft.ts';

const atOnce = async () => {};
const error = (code: string, status: number, hint = '', details = '') =>
  new DataError({ code, message: 'For people.', hint, details }, status);

describe('a call that fails', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [new TypeError('Failed to fetch'), { kind: 'busy', isLimit: false }],
    [error('PT503', 503), { kind: 'busy', isLimit: false }],
    [error('', 500), { kind: 'busy', isLimit: false }],
    [error('PT429', 429), { kind: 'busy', isLimit: true, message: 'For people.' }],
    [error('PT422', 422, 'phone'), { kind: 'field', field: 'phone', message: 'For people.' }],
    [error('PT404', 404), { kind: 'gone' }],
    [error('PT409', 409, 'price', '{"total_paise":95000}'), { kind: 'price', total: 95_000 }],
    [
      error('PT409', 409, 'sold_out', '{"full":["n1"],"open_nights":["n2"]}'),
      { kind: 'sold_out', full: ['n1'], openNights: ['n2'] },
    ],
    [error('PT409', 409, 'sold_out', 'no JSON'), { kind: 'sold_out', full: [], openNights: [] }],
    [error('PT409', 409, 'promo'), { kind: 'refused', hint: 'promo', message: 'For people.' }],
  ])('is understood: %s', (thrown, refusal) => {
    expect(refusalOf(thrown)).toMatchObject(refusal);
  });

  it('is repeated three times while the backend is busy, with growing pauses of different length', async () => {
    const pauses: number[] = [];
    const request = vi.fn<() => Promise<string>>().mockRejectedValue(error('PT503', 503));
    const retries: number[] = [];
    await expect(
      persist(
        request,
        (retry) => retries.push(retry),
        async (ms) => void pauses.push(ms),
      ),
    ).rejects.toThrow('For people.');
    expect(request).toHaveBeenCalledTimes(1 + RETRIES);
    expect(retries).toEqual([1, 2, 3]);
    expect(pauses).toHaveLength(3);
    expect([0, 1].map((random) => pauseBefore(3, random))).toEqual([2000, 6000]);
  });

  it('ends with the answer, and at once for what repeating cannot mend or without a connection', async () => {
    const later = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(error('PT503', 503))
      .mockResolvedValue('done');
    await expect(persist(later, () => {}, atOnce)).resolves.toBe('done');
    const refused = vi.fn<() => Promise<string>>().mockRejectedValue(error('PT409', 409, 'closed'));
    await expect(persist(refused, () => {}, atOnce)).rejects.toThrow('For people.');
    expect(refused).toHaveBeenCalledTimes(1);
    vi.stubGlobal('navigator', { onLine: false });
    const offline = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed'));
    await expect(persist(offline, () => {}, atOnce)).rejects.toThrow('Failed');
    expect(offline).toHaveBeenCalledTimes(1);
  });

  it('goes again under the same id and key while nothing was changed, also after a reload', () => {
    const first = attemptFor('2 passes', null);
    const lines = [{ kind_id: 'k1', night_ids: ['n1'], quantity: 2 }];
    const buyer = { name: 'Ritu', phone: '', email: '', promo: '' };
    keepSaleDraft({ edition: 'e1', lines, buyer, attempt: first });
    const { attempt } = loadSaleDraft('e1');
    expect(attemptFor('2 passes', attempt)).toEqual(first);
    expect(attemptFor('3 passes', attempt).id).not.toBe(first.id);
    expect(loadSaleDraft('e2').lines).toEqual([]);
  });
});
