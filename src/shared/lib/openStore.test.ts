import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from './openStore.ts';

// No IndexedDB here; in a browser: tests/e2e/details/kept-passes.spec.ts.
vi.mock('idb', () => ({ openDB: vi.fn<typeof openDB>() }));
const open = vi.mocked(openDB);

class Connection {
  close = vi.fn<() => void>();
}
const opensWith = (db: object) => open.mockResolvedValueOnce(db as unknown as IDBPDatabase);
const isNote = (value: unknown): value is { text: string } =>
  typeof Object(value).text === 'string';
const notes = () => openStore('mandap:test', 1, () => {}, { notes: isNote });
const refused = new DOMException('Not in a private window.', 'SecurityError');

beforeEach(() => {
  open.mockReset();
  vi.stubGlobal('IDBDatabase', Connection);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up a browser that never answers, and asks it again at the next call', async () => {
  vi.useFakeTimers();
  open.mockReturnValueOnce(new Promise(() => {}));
  const store = notes();
  const reading = store.all('notes');
  void vi.advanceTimersByTimeAsync(4000);
  await expect(reading).rejects.toThrow('No answer in time.');
  opensWith({ getAll: async () => [{ text: 'a' }] });
  expect(await store.all('notes')).toEqual([{ text: 'a' }]);
});

it('rejects where the browser refuses to open or to write, and opens once where it does not', async () => {
  const store = notes();
  open.mockRejectedValueOnce(refused);
  await expect(store.get('notes', 'a')).rejects.toBe(refused);
  const full = new DOMException('Full', 'QuotaExceededError');
  opensWith({ put: async () => Promise.reject(full), get: async () => undefined });
  await expect(store.put('notes', { text: 'a' })).rejects.toBe(full);
  expect(await store.get('notes', 'a')).toBeUndefined();
  expect(open).toHaveBeenCalledTimes(2);
  expect(console.warn).not.toHaveBeenCalled();
});

it.each([{ text: 1 }, {}, null, 'a', { body: 'of a newer version' }])(
  'leaves %j out, with a warning, and reads the others',
  async (spoiled) => {
    const store = notes();
    opensWith({ get: async () => spoiled, getAll: async () => [spoiled, { text: 'b' }] });
    expect(await store.all('notes')).toEqual([{ text: 'b' }]);
    expect(await store.get('notes', 'a')).toBeUndefined();
    expect(console.warn).toHaveBeenCalledTimes(2);
  },
);

it('makes way for a newer version in another tab, after which it rejects', async () => {
  const store = notes();
  opensWith({ getAll: async () => [] });
  await store.all('notes');
  const connection = new Connection();
  const event = Object.assign(new Event('versionchange'), { oldVersion: 1, newVersion: 2 });
  Object.defineProperty(event, 'target', { value: connection });
  open.mock.calls[0]?.[2]?.blocking?.(1, 2, event);
  expect(connection.close).toHaveBeenCalledTimes(1);
  open.mockRejectedValueOnce(new DOMException('Version 2 is here.', 'VersionError'));
  await expect(store.all('notes')).rejects.toThrow('Version 2 is here.');
});
