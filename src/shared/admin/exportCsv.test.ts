import { describe, expect, it, vi } from 'vitest';
import { csvOf, exportCsv } from './exportCsv.ts';
import { exportAll } from './resource/resourceCsv.ts';

type Row = { name: string; guests: number | null };
const columns = [
  { heading: 'Name', value: ({ name }: Row) => name },
  { heading: 'Guests', value: ({ guests }: Row) => guests },
];

describe('a file for Excel', () => {
  it('says that it is UTF-8, and keeps commas, quotes and line breaks in their cell', () => {
    expect(csvOf(columns, [{ name: 'ऋतु "Ritu"\nKumari, Patna', guests: 250 }])).toBe(
      '\ufeffName,Guests\r\n"ऋतु ""Ritu""\nKumari, Patna",250\r\n',
    );
  });

  it.each(['=1+1', '+91 98350', '-5', '@SUM(A1)', '\tx', '\rx'])(
    'a cell that begins like a formula (%j) is no formula',
    (name) => {
      const [, cell] = csvOf(columns, [{ name, guests: null }]).split('\r\n');
      expect(cell).toMatch(/^"?'/);
    },
  );
});

describe('an export', () => {
  const rows: Row[] = Array.from({ length: 1100 }, (_, n) => ({ name: `Guest ${n}`, guests: n }));
  const load = async (offset: number, limit: number) => ({
    rows: rows.slice(offset, offset + limit),
    total: rows.length,
  });

  /** All rows but the first 500 are deleted during the export. */
  const shrinking = async (offset: number) => ({
    rows: offset === 0 ? rows.slice(0, 500) : [],
    total: rows.length,
  });

  it('fetches all that match, piece by piece, and tells how far it is', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => {};
    const onProgress = vi.fn<(done: number, total: number) => void>();
    const { signal } = new AbortController();
    const count = await exportCsv({ name: 'guests', columns, load, onProgress, signal });
    expect(count).toBe(1100);
    expect(onProgress.mock.calls).toEqual([
      [500, 1100],
      [1000, 1100],
      [1100, 1100],
    ]);
  });

  it('ends at once when it is cancelled', async () => {
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const { signal } = controller;
    const spied = vi.fn<typeof load>(load);
    await expect(
      exportCsv({ name: 'guests', columns, load: spied, onProgress, signal }),
    ).rejects.toThrow(/abort/i);
    expect(spied).toHaveBeenCalledTimes(2);
  });

  it('does not ask for ever where rows go away meanwhile', async () => {
    URL.createObjectURL = () => 'blob:file';
    const { signal } = new AbortController();
    const count = await exportCsv({
      name: 'guests',
      columns,
      load: shrinking,
      onProgress: () => {},
      signal,
    });
    expect(count).toBe(500);
  });

  it('of a resource is all of its rows at once, without the removed ones and those left out', async () => {
    const listed = [
      { id: 1, deleted_at: null },
      { id: 2, deleted_at: '2026-11-20T09:00:00+00:00' },
      { id: 3, deleted_at: null },
    ];
    const list = async () => ({ rows: listed, total: 3 });
    const { signal } = new AbortController();
    const all = exportAll({ table: { list } });
    expect(await all(0, 500, signal)).toEqual({ rows: [listed[0], listed[2]], total: 2 });
    const some = exportAll({ table: { list } }, ({ id }) => id > 1);
    expect(await some(0, 500, signal)).toEqual({ rows: [listed[2]], total: 1 });
  });
});
