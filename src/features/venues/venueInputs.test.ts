import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { adminCsv } from '@/content/en/adminCsv.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { faultyFile } from '@/shared/admin/csv/dryRun.ts';
import { dryRun } from '@/shared/admin/resource/resourceCsv.ts';
import { textOf } from '@/shared/admin/csv/fileText.ts';
import { type VenueRow, venues } from './admin/data/venues.ts';

const {
  errors,
  form: { fields },
} = adminVenues;
const LAKH_AND_A_HALF = 15_000_000;
const DAY = '2026-01-05';

const rowsOf = async (file: Blob) => (await dryRun(venues, (await textOf(file)).text, [])).rows;
const fixture = async (name: string) =>
  rowsOf(new Blob([readFileSync(`tests/fixtures/venues/${name}`)]));
/** A row's value in a column, or the reason why it has none. */
const told = (rows: Awaited<ReturnType<typeof fixture>>, column: keyof VenueRow) =>
  rows.map(({ write, details }) => (write ? write[column] : details));

const head = `${fields.slug.label},${fields.name.label},${fields.area.label},${fields.min_guests.label},${fields.max_guests.label}`;
const row = 'sample-1,Sample Lawn,Boring Road,100,800';
const fault = (field: keyof typeof fields, message: string) => [
  adminCsv.fault(fields[field].label, message),
];
const halls = (...named: [string, number][]) => named.map(([name, seated]) => ({ name, seated }));

describe('files of a spreadsheet', () => {
  test.each([
    ['money.csv', 'rental_paise', Array.from({ length: 10 }, () => LAKH_AND_A_HALF)],
    [
      'money-decimal-comma.csv',
      'rental_paise',
      [1, 2, 3].map(() => fault('rental_paise', adminKit.errors.rupees(100_000_000))),
    ],
    [
      'grouping.csv',
      'max_guests',
      [1, 2, 3].map(() => fault('max_guests', adminKit.errors.count(1, 100_000))),
    ],
    ['numbers.csv', 'max_guests', [800, 800, 1200, 800, 800, 800]],
    ['dates.csv', 'price_verified_on', ['2025-12-25', ...Array.from({ length: 10 }, () => DAY)]],
    ['halls-without-name.csv', 'halls', [1, 2].map(() => fault('halls', errors.hallName))],
    [
      'halls-on-one-line.csv',
      'halls',
      [1, 2].map(() => halls(['Main hall', 320], ['Side hall', 120])),
    ],
    [
      'halls-area.csv',
      'halls',
      [fault('halls', errors.hallArea), halls(['Main hall', 120]), halls(['Main hall', 320])],
    ],
    ['marks-in-name.csv', 'name', ['Sample Lawn', 'Sample Lawn', 'Sample Lawn']],
    ['hindi-name.csv', 'slug', ['aanand-vatika']],
    ['heading-with-unseen-mark.csv', 'name', ['Sample Lawn']],
    ...['tab-separated.csv', 'sep-line.csv', 'utf16-tabs.txt', 'utf16-be.csv'].map(
      (name) => [name, 'max_guests', [800]] as const,
    ),
  ] as const)('%s, column %s', async (name, column, right) => {
    expect(told(await fixture(name), column)).toEqual(right);
  });

  test.each([
    ['a title above the headings', `Venues of 2026,,,,\r\n,,,,\r\n${head}\r\n${row}`],
    ['a bar between the cells', `${head}\n${row}`.replaceAll(',', '|')],
    ['a tab told by its first line', `sep=\t\r\n${`${head}\r\n${row}`.replaceAll(',', '\t')}`],
    ['old line ends', `${head}\r${row}\r`],
    ['empty rows and columns', `${head},,\n,,,,,,\n${row},,\n\n ,\u00a0,,,,,\n`],
    ['every cell in quotation marks', `${head}\n${row}`.replaceAll(/[^,\n]+/g, '"$&"')],
    ['other headings', `Code,Venue,Locality,Min. Guests,CAPACITY (persons)\n${row}`],
    ['headings in full width', `${head.replace('Name', 'Ｎａｍｅ')}\n${row}`],
    [
      'columns in another order',
      `Most guests,Name,Fewest guests,Area,Short name\n800,Sample Lawn,100,Boring Road,sample-1`,
    ],
    ['a column with what is wrong', `What is wrong,${head}\n"Most guests: no",${row}`],
  ])('with %s', async (_how, text) => {
    const [only, ...others] = await rowsOf(new Blob([text]));
    expect(others).toEqual([]);
    expect(only?.write).toMatchObject({
      slug: 'sample-1',
      name: 'Sample Lawn',
      area: 'Boring Road',
      min_guests: 100,
      max_guests: 800,
    });
  });

  test.each([
    ['शुभ वाटिका', 'shubh-vatika'],
    ['उत्सव Garden (2)', 'utsav-garden-2'],
    ['Café Royal', 'cafe-royal'],
    ['ज़ैनब पैलेस', 'zainab-pailes'],
  ])('%s is called %s', async (name, slug) => {
    const rows = await rowsOf(new Blob([`${head}\n,${name},Digha,1,300`]));
    expect(told(rows, 'slug')).toEqual([slug]);
  });

  test('a name in another script gets the same short name each time', async () => {
    const file = new Blob([`${head}\n,আনন্দ ভবন,Digha,1,300\n,宴会場,Digha,1,300`]);
    const slugs = told(await rowsOf(file), 'slug');
    expect(slugs).toEqual(told(await rowsOf(file), 'slug'));
    expect(new Set(slugs).size).toBe(2);
    for (const slug of slugs) expect(slug).toMatch(/^venue-\d+$/);
  });

  test.each([
    [
      'A blank is no number',
      ',sample,Digha,,300',
      fault('min_guests', adminKit.errors.count(1, 100_000)),
    ],
    [
      'A range is none',
      ',sample,Digha,1,600-800',
      fault('max_guests', adminKit.errors.count(1, 100_000)),
    ],
    ['A size is none', ',sample,Digha,1,3000 sq ft', fault('max_guests', errors.seatsNotArea)],
    ['Lost letters are no name', ',???? ?????,Digha,1,3', [`Row: ${adminCsv.lostLetters}`]],
  ])('%s', async (_why, line, details) => {
    expect(told(await rowsOf(new Blob([`${head}\n${line}`])), 'slug')).toEqual([details]);
  });

  test('the faulty rows are a file, which is read again once it is corrected', async () => {
    const text = `${head},Owner\n${row},Ritu\nb,"B ""Lawn"", =1",Digha,1,many,=x\nc,C Lawn,Digha,1,9,9,9`;
    const run = await dryRun(venues, text, []);
    expect(run.rows.map(({ state }) => state)).toEqual(['new', 'faulty', 'faulty']);
    const file = faultyFile(run);
    const again = await dryRun(venues, file, []);
    expect(again.sheet.lines.map(({ cells }) => cells.slice(1))).toEqual(
      [
        ['b', 'B "Lawn", =1', 'Digha', '1', 'many', '=x', ''],
        ['c', 'C Lawn', 'Digha', '1', '9', '9', '9'],
      ].map((cells, at) => (at === 0 ? cells.slice(0, 6) : cells)),
    );
    expect(again.rows[0]?.details).toEqual(fault('max_guests', adminKit.errors.count(1, 100_000)));
    const right = await dryRun(venues, file.replace('many', '900'), []);
    expect(right.rows[0]?.write).toMatchObject({ name: 'B "Lawn", =1', max_guests: 900 });
    expect(right.sheet.unknown).toEqual(['Owner']);
  });

  test('ten thousand rows are judged while the page goes on', async () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `a-${at},Hall ${at},Digha,1,100`);
    let ticks = 0;
    const clock = setInterval(() => (ticks += 1), 1);
    const run = await dryRun(venues, [head, ...lines].join('\r\n'), []);
    clearInterval(clock);
    expect(run.rows.filter(({ state }) => state === 'new')).toHaveLength(10_000);
    expect(ticks).toBeGreaterThan(3);
  });
});
