import { describe, expect, it } from 'vitest';
import { adminCsv as words } from '@/content/en/adminCsv.ts';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { UnusableFileError } from '@/shared/admin/csv/fileText.ts';
import { csvOf } from '@/shared/admin/exportCsv.ts';
import { csvColumns, dryRun } from '@/shared/admin/resource/resourceCsv.ts';
import { type VenueRow, venues } from './admin/data/venues.ts';

const {
  errors,
  form: { fields },
} = adminVenues;

const aangan: VenueRow = {
  id: '7d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b',
  is_demo: false,
  deleted_at: null,
  slug: 'aangan-hall',
  name: 'Aangan Hall',
  description: 'Two floors, "one" lift;\nand a lawn, too.',
  area: 'Gola Road',
  address: 'Lane 2, Gola Road, Patna',
  map_url: 'https://maps.example/aangan',
  type: 'banquet',
  min_guests: 100,
  max_guests: 1200,
  halls: [
    { name: 'Main: upper', seated: 320 },
    { name: 'आँगन', seated: 80 },
  ],
  veg_paise: 125_050,
  nonveg_paise: null,
  rental_paise: 12_500_000,
  rooms: 12,
  parking: 80,
  ac: true,
  outside_caterer: false,
  decor_policy: 'house',
  amenities: ['Lift', '=Power; backup'],
  is_partner: true,
  price_verified_on: '2025-11-03',
  is_visible: false,
  display_order: 10,
  version: 7,
};

const venueColumns = csvColumns(venues);
const exported = csvOf(venueColumns, [aangan]);
const headings = venueColumns.map(({ heading }) => heading).join(',');
/** A file with a few columns, one row of the spreadsheet a line. */
const run = async (...lines: string[]) => dryRun(venues, lines.join('\r\n'), [aangan]);
const only = async (...lines: string[]) => (await run(...lines)).rows[0];
const whyNot = async (text: string) => {
  try {
    await dryRun(venues, text, [aangan]);
  } catch (error) {
    if (error instanceof UnusableFileError) return error.message;
    throw error;
  }
  return 'usable';
};
const NEEDED = `${fields.slug.label},${fields.name.label},${fields.area.label},${fields.max_guests.label}`;

describe('a file of venues', () => {
  it('is told apart from the export of the same venues by nothing', async () => {
    expect(await dryRun(venues, exported, [aangan])).toMatchObject({
      rows: [{ number: 2, name: 'Aangan Hall', state: 'unchanged', details: [], write: null }],
      sheet: { unknown: [], missing: [], renamed: [] },
    });
    const { id: _id, is_demo: _demo, deleted_at: _removed, ...columns } = aangan;
    expect((await dryRun(venues, exported, [])).rows[0]?.write).toEqual({ ...columns, version: 0 });
  });

  it.each(['=1+1', '+1', '-1', '@x'])(
    'keeps the name %s as text: guarded in the file, itself when it comes back',
    async (name) => {
      const odd = { ...aangan, name: `${name} Hall` };
      const file = csvOf(venueColumns, [odd]);
      expect(file).toContain(`,"'${name} Hall",`);
      expect((await dryRun(venues, file, [odd])).rows[0]?.state).toBe('unchanged');
    },
  );

  it('says what changes, and writes over the version that it was compared with', async () => {
    const row = await only(
      `${fields.slug.label};${fields.name.label};${fields.veg_paise.label};${fields.type.label};${fields.price_verified_on.label};${fields.ac.label}`,
      'aangan-hall;Aangan Hall;₹1,300;lawn;05-11-2025;No',
    );
    expect(row).toMatchObject({
      state: 'changed',
      details: [
        `${fields.type.label}: Banquet hall → Lawn`,
        `${fields.veg_paise.label}: 1250.50 → 1300`,
        `${fields.price_verified_on.label}: 2025-11-03 → 2025-11-05`,
        `${fields.ac.label}: yes → no`,
      ],
      write: { veg_paise: 130_000, type: 'lawn', price_verified_on: '2025-11-05', version: 7 },
    });
    expect(row?.write).toMatchObject({ halls: aangan.halls, amenities: aangan.amenities });
  });

  it('adds what is new, in any script, and names it after its name where it may', async () => {
    const { rows } = await run(
      `${NEEDED},${fields.amenities.label}`,
      'vatika,शुभ वाटिका,बेली रोड,400,"बिजली, पानी"',
      ',Café Royal (2nd),Digha,"1,200",',
      ',शुभ वाटिका,Digha,400,',
    );
    expect(rows[0]).toMatchObject({
      state: 'new',
      write: { slug: 'vatika', name: 'शुभ वाटिका', amenities: ['बिजली, पानी'], version: 0 },
    });
    expect(rows[1]?.write).toMatchObject({ slug: 'cafe-royal-2nd', max_guests: 1200 });
    expect(rows[2]?.write).toMatchObject({ slug: 'shubh-vatika', name: 'शुभ वाटिका' });
  });

  it('names every fault of a row with its field, and writes nothing of it', async () => {
    const row = await only(
      headings,
      'x,A,,cave,,,javascript:alert(1),0,many,Hall 5,-1,nothing,0,2031-02-30,x,,maybe,,,never,,,',
    );
    expect(row).toMatchObject({ state: 'faulty', write: null, number: 2 });
    const told = row?.details.map((detail) => detail.slice(0, detail.indexOf(': ')));
    const right = ['slug', 'description', 'address', 'amenities', 'outside_caterer', 'is_partner'];
    const wrong = Object.entries(fields)
      .filter(([name]) => ![...right, 'is_visible'].includes(name))
      .map(([, { label }]) => label);
    expect(told?.toSorted()).toEqual(wrong.toSorted());
  });

  it('finds a venue by its key in any case, which it keeps', async () => {
    const head = `${fields.slug.label},${fields.name.label}`;
    const { rows } = await run(head, 'AANGAN-Hall,Aangan', 'aangan-hall,Aangan Hall');
    expect(rows[0]).toMatchObject({ state: 'changed', write: { slug: 'aangan-hall', version: 7 } });
    expect(rows[1]?.details).toEqual([words.twice(2, fields.slug.label)]);
  });

  it('takes rows of another length, and a venue told twice, for faults; it counts blank lines', async () => {
    const { rows } = await run(
      NEEDED,
      'a,Hall A,Digha,100',
      '',
      'b,Hall, B,Digha,100',
      'a,A 2,Digha,50',
    );
    expect(rows.map(({ number, state, details }) => [number, state, details])).toEqual([
      [2, 'new', []],
      [4, 'faulty', [words.fault(words.wholeRow, words.cells(5, 4))]],
      [5, 'faulty', [words.twice(2, fields.slug.label)]],
    ]);
  });

  it('compares fewest and most guests only with each other as they would be', async () => {
    const row = await only(
      `${fields.slug.label},${fields.name.label},${fields.max_guests.label}`,
      'aangan-hall,Aangan Hall,99',
    );
    expect(row?.details).toEqual([`${fields.max_guests.label}: ${errors.fewest}`]);
  });

  it('names columns that it does not know, and those that it does not find', async () => {
    const { sheet, rows } = await run(`${NEEDED},Owner,`, 'a,Hall A,Digha,100,Ritu,');
    expect(sheet.unknown).toEqual(['Owner']);
    expect(sheet.missing).toContain(fields.veg_paise.label);
    expect(rows[0]?.state).toBe('new');
  });

  it('takes headings whatever their case and spaces', async () => {
    expect((await only(' SHORT  name ,NAME,area,most guests', 'a,Hall A,Digha,100'))?.state).toBe(
      'new',
    );
  });

  const many = Array.from({ length: 20_001 }, (_, at) => `a-${at},Hall ${at},Digha,100`);
  it.each([
    ['of 20,001 rows', [NEEDED, ...many].join('\n'), words.refused.tooMany(20_001)],
    ['with other headings', 'Stage,Colour\nA,1', words.refused.headings('Name')],
    ['with a heading twice', `${NEEDED},name\na,b,c,1,d`, words.refused.twice('name')],
    ['without rows', `${NEEDED}\n\n , , ,`, words.refused.empty],
    ['of nothing', '', words.refused.headings('Name')],
    ['with an open quotation mark', `${NEEDED}\na,"b,c,1`, words.refused.broken(2)],
  ])('is refused %s, with what to do', async (_kind, text, message) => {
    expect(await whyNot(text)).toBe(message);
  });
});
