import { type IDBPDatabase, openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import {
  gateStore,
  type KeptList,
  type KeptShift,
  type WaitingScan,
} from './admin/data/gateStore.ts';

vi.mock('idb', () => ({ openDB: vi.fn<typeof openDB>() }));
let entry: unknown;
vi.mocked(openDB).mockResolvedValue({
  get: async () => entry,
  getAll: async () => [entry],
} as unknown as IDBPDatabase);

const shift: KeptShift = {
  shift: { id: 's', kind: 'gate', gate: 'Gate 1', night_id: 'n', ends_at: '2026-10-09T20:00:00Z' },
  user: 'u',
  ahead: -5,
};
const list: KeptList = {
  rows: new Uint8Array(19),
  kinds: ['Couple'],
  horizon: 4,
  at: 9,
  shift: 's',
  check: 'c',
};
const scan: WaitingScan = {
  id: 'i',
  hash: 'h',
  people: 1,
  how: 'wedge',
  at: '2026-10-09T19:00:00Z',
  shift: 's',
  user: 'u',
  pass: '',
  wasSent: false,
  isUndone: false,
};
const read = {
  shift: gateStore.shift,
  list: gateStore.list,
  scan: async () => (await gateStore.queue())[0],
};

it.each([
  ['shift', shift, { ahead: '0' }],
  ['shift', { ...shift, shift: { ...shift.shift, float_paise: 0, added: 1 } }, { shift: {} }],
  ['list', list, { rows: 'AAAA' }],
  ['list', list, { kinds: [1] }],
  ['scan', scan, { people: null }],
  ['scan', scan, { how: 'guessed' }],
  ['scan', { ...scan, added: 1 }, { isUndone: undefined }],
] as const)('a phone reads its %s %j, and leaves out one with %j', async (name, sound, change) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  entry = sound;
  expect(await read[name]()).toEqual(sound);
  entry = { ...sound, ...change };
  expect(await read[name]()).toBeUndefined();
});
