import { type IDBPDatabase, openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Order } from './data/answers.ts';
import { keepOrder, keptOrder, keptOrders } from './data/passStore.ts';
import { orderOf } from './passes.fixture.ts';

vi.mock('idb', () => ({ openDB: vi.fn<typeof openDB>() }));
let entries: unknown[] = [];
const full = new DOMException('Full', 'QuotaExceededError');
vi.mocked(openDB).mockResolvedValue({
  get: async () => entries[0],
  getAll: async () => entries,
  put: async () => Promise.reject(full),
} as unknown as IDBPDatabase);

const order = orderOf();
const entry = (changed: object = {}) => ({
  id: order.id,
  key: 'k',
  order,
  savedAt: 1,
  utr: null,
  refusal: null,
  ...changed,
});
const withOrder = (changed: { [Name in keyof Order]?: unknown }) =>
  entry({ order: { ...order, ...changed } });

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());

it('reads what an earlier and a later version kept, newest first', async () => {
  const { no_longer: _later, gstin: _too, ...former } = order;
  const earlier = entry({ order: former });
  const later = entry({ savedAt: 2, seats: ['A1'], order: { ...order, seats: ['A1'] } });
  entries = [earlier, later];
  expect(await keptOrders()).toEqual([later, earlier]);
  expect(await keptOrder(order.id)).toEqual(earlier);
  expect(await keepOrder(entry())).toBe(false);
});

it.each([
  entry({ utr: 5 }),
  entry({ order: null }),
  withOrder({ edition: null }),
  withOrder({ items: [null] }),
  withOrder({ passes: [{ night_ids: 'n1' }] }),
  withOrder({ nights: {} }),
  withOrder({ refunds: [{ state: 'somewhere' }] }),
  withOrder({ refund_text: {} }),
])('leaves out what no page could show: %#', async (spoiled) => {
  entries = [spoiled, entry()];
  expect(await keptOrder(order.id)).toBeUndefined();
  expect(await keptOrders()).toEqual([entry()]);
});
