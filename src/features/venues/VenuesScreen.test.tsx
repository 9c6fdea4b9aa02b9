import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { adminKit } from '@/content/en/adminKit.ts';
import { adminCsv as csvWords } from '@/content/en/adminCsv.ts';
import { adminPictures } from '@/content/en/adminPictures.ts';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { istDay } from '@/shared/lib/dates.ts';
import {
  address,
  leaveAdmin,
  openAdmin,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import {
  aangan,
  type VenueRow as Row,
  vatika,
  venuesBackend,
} from '../../../tests/builders/venuesBackend.ts';

const { bulk, form: formWords, import: importWords, private: notes } = adminVenues;
const { fields } = formWords;
const today = istDay(new Date());

async function open(rows: Row[], search = '') {
  const backend = venuesBackend(rows);
  await signedInBefore();
  openAdmin(`/admin/dashboard/venues${search}`);
  const written = (route: string) => backend.calls.filter((call) => call.route === route);
  return { backend, written, person: userEvent.setup() };
}
const openOne = async (row: Row) => {
  const opened = await open([row], `?open=${row.id}`);
  const form = await screen.findByRole('form', { name: formWords.form });
  return { ...opened, form };
};

afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('the list of venues', () => {
  it('tells prices in rupees, and in words which are to be asked again', async () => {
    await open([{ ...aangan }, { ...vatika, price_verified_on: today }]);
    const old = await screen.findByRole('row', { name: /Aangan Hall/ });
    expect(within(old).getByText('₹950 / –')).toBeVisible();
    expect(within(old).getByText(/^Confirmed .* days ago: call the venue/)).toBeVisible();
    const fresh = screen.getByRole('row', { name: /शुभ वाटिका/ });
    expect(within(fresh).queryByText(/call the venue/)).toBeNull();
  });

  it('marks the prices of all on the page as checked today, in one statement', async () => {
    const rows = [{ ...aangan }, { ...vatika }];
    const { person, written } = await open(rows);
    await person.click(await screen.findByRole('checkbox', { name: adminKit.bulk.all }));
    expect(screen.getByText(adminKit.bulk.chosen(2))).toBeVisible();
    await person.click(screen.getByRole('button', { name: bulk.checked }));
    expect(await screen.findByText(bulk.checkedDone(2))).toBeVisible();
    expect(rows.map((row) => row.price_verified_on)).toEqual([today, today]);
    expect(written('PATCH /rest/v1/venues')).toHaveLength(1);
  });

  it('removes the one that is ticked, and brings it back by Undo', async () => {
    const row = { ...aangan };
    const { person } = await open([row, { ...vatika }]);
    await person.click(await screen.findByRole('checkbox', { name: 'Select Aangan Hall' }));
    await person.click(screen.getByRole('button', { name: bulk.remove }));
    await person.click(await screen.findByRole('button', { name: adminKit.undo.undo }));
    expect(await screen.findByText(adminKit.removed.back('Aangan Hall'))).toBeVisible();
    expect(row.deleted_at).toBeNull();
    expect(row.version).toBe(6);
  });

  it('says which venues were changed, and which are gone', async () => {
    const rows = [{ ...aangan }, { ...vatika, price_verified_on: '2026-01-01' }];
    const { person } = await open(rows);
    await person.click(await screen.findByRole('checkbox', { name: adminKit.bulk.all }));
    const [gone] = rows.splice(0, 1);
    await person.click(screen.getByRole('button', { name: bulk.checked }));
    const done = bulk.some(bulk.checkedDone(1), gone?.name ?? '');
    expect(await screen.findByText(done)).toBeVisible();
    expect(rows[0]?.price_verified_on).toBe(today);
    expect(screen.queryByRole('row', { name: /Aangan Hall/ })).toBeNull();
  });

  it('says so where none of them is there any more', async () => {
    const { backend, person } = await open([{ ...aangan }]);
    backend.change({ 'PATCH /rest/v1/venues': { body: [] } });
    await person.click(await screen.findByRole('checkbox', { name: 'Select Aangan Hall' }));
    await person.click(screen.getByRole('button', { name: bulk.hide }));
    expect(await screen.findByText(bulk.none('Aangan Hall'))).toBeVisible();
  });

  it('says so where a removed one cannot be restored, because its time is over', async () => {
    const removed = { ...aangan, deleted_at: '2026-11-20T09:00:00+00:00' };
    const { backend, person } = await open([removed], '?state=removed');
    backend.change({ 'PATCH /rest/v1/venues': { body: [] } });
    await person.click(await screen.findByRole('checkbox', { name: 'Select Aangan Hall' }));
    await person.click(screen.getByRole('button', { name: bulk.restore }));
    expect(await screen.findByText(bulk.none('Aangan Hall'))).toBeVisible();
  });
});

describe('one venue', () => {
  it('saves what was typed as the columns of the table', async () => {
    const row = { ...aangan };
    const { form, person, written } = await openOne(row);
    const type = async (field: keyof typeof fields, text: string) => {
      const input = within(form).getByLabelText(fields[field].label);
      await person.clear(input);
      await person.type(input, text);
    };
    await type('nonveg_paise', '1,250.50');
    await type('halls', 'Main hall: 320{Enter}आँगन: 80');
    await type('slug', ' ');
    await person.click(within(form).getByRole('checkbox', { name: fields.ac.label }));
    await person.click(within(form).getByRole('button', { name: adminKit.form.save }));
    await within(form).findByText(adminKit.form.saved.live);
    const [saved] = written('PATCH /rest/v1/venues');
    expect(saved?.url.searchParams.get('version')).toBe('eq.4');
    expect(saved?.body).toMatchObject({
      slug: 'aangan-hall',
      nonveg_paise: 125_050,
      halls: [
        { name: 'Main hall', seated: 320 },
        { name: 'आँगन', seated: 80 },
      ],
      ac: false,
    });
    expect(JSON.stringify(saved?.body)).not.toMatch(/commission|note/);
  });

  it('keeps private notes apart: the first save adds their row, the next one changes it', async () => {
    const { backend, person, written } = await openOne({ ...aangan });
    const stored = { venue_id: aangan.id, commission_bp: 1250, contact_note: '', version: 1 };
    backend.change({
      'POST /rest/v1/venue_private': { status: 201, body: stored },
      'PATCH /rest/v1/venue_private': { body: [{ ...stored, contact_note: 'Munna', version: 2 }] },
    });
    const form = await screen.findByRole('form', { name: notes.label });
    const save = within(form).getByRole('button', { name: adminKit.form.save });
    await person.type(within(form).getByLabelText(notes.commission), '12.5');
    await person.click(save);
    await waitFor(() => expect(written('POST /rest/v1/venue_private')).toHaveLength(1));
    expect(written('POST /rest/v1/venue_private')[0]?.body).toEqual({
      venue_id: aangan.id,
      commission_bp: 1250,
      contact_note: '',
    });
    await waitFor(() => expect(within(form).queryByText(adminKit.form.unsaved)).toBeNull());
    await enter(person, within(form).getByLabelText(notes.note), 'Munna');
    await person.click(save);
    await waitFor(() => expect(written('PATCH /rest/v1/venue_private')).toHaveLength(1));
    expect(written('PATCH /rest/v1/venues')).toEqual([]);
  });

  it('goes on to its pictures once a new one is saved', async () => {
    const made = { ...aangan, id: '9d9f2c1e-4b3a-4f6d-9a8e-2c1d3e4f5a6b' };
    const { person } = await open([made], '?open=new');
    const form = within(await screen.findByRole('form', { name: formWords.form }));
    for (const [field, text] of [
      ['name', 'Aangan Hall'],
      ['area', 'Gola Road'],
      ['max_guests', '500'],
    ] as const)
      await person.type(form.getByLabelText(fields[field].label), text);
    await person.click(form.getByRole('button', { name: adminKit.form.save }));
    const pictures = await screen.findByRole('region', { name: adminPictures.heading });
    await waitFor(() => expect(pictures).toHaveFocus());
  });

  it('is duplicated as a hidden copy, which opens', async () => {
    const { person, written } = await openOne({ ...aangan });
    await person.click(screen.getByRole('button', { name: formWords.duplicate }));
    await waitFor(() => expect(address()).toMatch(/open=9d9f2c1e/));
    expect(written('POST /rest/v1/venues')[0]?.body).toMatchObject({
      name: 'Aangan Hall (copy)',
      slug: 'aangan-hall-copy',
      is_visible: false,
      veg_paise: 95_000,
    });
  });
});

async function chooseFile(person: ReturnType<typeof userEvent.setup>, ...lines: string[]) {
  const file = new File([lines.join('\n')], 'halls.csv', { type: 'text/csv' });
  await person.upload(screen.getByLabelText(csvWords.choose), file);
}

describe('a file of venues', () => {
  const head = `${fields.slug.label},${fields.name.label},${fields.veg_paise.label}`;

  it('imports the good rows without the faulty one, which can be saved with its reason', async () => {
    const { person, written } = await open([{ ...aangan }, { ...vatika }]);
    await person.click(await screen.findByRole('button', { name: csvWords.button }));
    await chooseFile(person, head, 'aangan-hall,Aangan Hall,1000', 'vatika,शुभ वाटिका,cheap');
    expect(await screen.findByText(csvWords.faulty(1))).toBeVisible();
    const dialog = screen.getByRole('dialog', { name: importWords.title });
    const [, first] = within(dialog).getAllByRole('row');
    expect(first).toHaveTextContent(`3${csvWords.states.faulty}`);
    let saved: Blob | undefined;
    URL.createObjectURL = (file: Blob) => {
      saved = file;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    await person.click(within(dialog).getByRole('button', { name: csvWords.download(1) }));
    expect(await saved?.text()).toContain(
      `\r\n"${fields.veg_paise.label}: ${adminKit.errors.rupees(100_000)}",vatika,`,
    );
    await person.click(await within(dialog).findByRole('button', { name: csvWords.action(1) }));
    expect(await within(dialog).findByText(csvWords.done(1))).toBeVisible();
    const [sent] = written('POST /rest/v1/rpc/import_rows');
    expect(sent?.body).toMatchObject({
      p_table: 'venues',
      p_rows: [{ slug: 'aangan-hall', veg_paise: 100_000, nonveg_paise: null, version: 4 }],
    });
  });

  it('says what the database says, and that nothing was written', async () => {
    const { backend, person } = await open([{ ...aangan }]);
    backend.change({
      'POST /rest/v1/rpc/import_rows': {
        status: 422,
        body: { code: 'PT422', message: 'Somebody changed one.' },
      },
    });
    await person.click(await screen.findByRole('button', { name: csvWords.button }));
    await chooseFile(person, head, 'aangan-hall,Aangan Hall,1000');
    await person.click(await screen.findByRole('button', { name: csvWords.action(1) }));
    expect(await screen.findByText(csvWords.refusedBy('Somebody changed one.'))).toBeVisible();
  });
});
