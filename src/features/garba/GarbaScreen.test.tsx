import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminGarba as words } from '@/content/en/adminGarba.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import {
  address,
  leaveAdmin,
  openAdmin,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import {
  edition,
  faq,
  garbaBackend,
  night,
  type Row,
} from '../../../tests/builders/garbaBackend.ts';

async function openGarba(kept: Parameters<typeof garbaBackend>[0], search = '') {
  const backend = garbaBackend({ editions: [edition(2096), edition(2097)], ...kept });
  await signedInBefore();
  openAdmin(`/admin/dashboard/garba${search}`);
  return { backend, person: userEvent.setup() };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

// A screen comes in a chunk of its own: the first test does not wait for it.
beforeAll(async () => import('./admin/GarbaScreen.tsx'));
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('the owner of Raas Garba', () => {
  it('without an edition reads what to do first, and adds one as a draft', async () => {
    const editions: Row[] = [];
    const { person } = await openGarba({ editions });
    expect(await screen.findByText(words.empty)).toBeVisible();
    await person.click(screen.getByRole('link', { name: words.add }));
    const form = await screen.findByRole('form', { name: words.form.label });
    await person.type(within(form).getByLabelText(words.form.year), '2097');
    await person.type(within(form).getByLabelText(words.form.title), 'Garba 2097');
    await person.click(within(form).getByRole('button', { name: adminKit.form.save }));
    await waitFor(() =>
      expect(editions).toMatchObject([{ year: 2097, status: 'draft', rules: [] }]),
    );
    await waitFor(() => expect(address()).toBe('/admin/dashboard/garba?edition=added'));
  });

  it('changes the newest edition by version, and reads which one the page shows', async () => {
    const draft = edition(2097, { status: 'draft' });
    const { backend, person } = await openGarba({ editions: [edition(2096), draft] });
    expect(await screen.findByText(words.shown.other('Garba 2096'))).toBeVisible();
    await person.click(screen.getByRole('radio', { name: words.statuses.on_sale }));
    await person.type(screen.getByLabelText(words.form.rules), 'No heels\n\nSticks at the gate');
    await person.selectOptions(await screen.findByLabelText(words.form.recap), 'Navratri');
    await person.click(await button(adminKit.form.save));
    expect(await screen.findByText(words.shown.this)).toBeVisible();
    expect(draft).toMatchObject({
      status: 'on_sale',
      rules: ['No heels', 'Sticks at the gate'],
      recap_album_id: 'a1',
      version: 4,
    });
    const saved = backend.calls.find(({ route }) => route === 'PATCH /rest/v1/garba_editions');
    expect(saved?.url.searchParams.get('version')).toBe('eq.3');
  });

  it('is told beside the field what cannot be, and loses nothing', async () => {
    const { backend, person } = await openGarba({});
    const year = await screen.findByLabelText(words.form.year);
    await person.clear(year);
    await person.type(year, '2096');
    await person.type(screen.getByLabelText(words.form.endsOn), '2096-10-20');
    await person.type(screen.getByLabelText(words.form.mapUrl), 'javascript:alert(1)');
    await person.click(await button(adminKit.form.save));
    expect(await screen.findByText(words.errors.yearTaken)).toBeVisible();
    expect(screen.getByText(words.errors.mapUrl)).toBeVisible();
    await person.clear(year);
    await person.type(year, '2098');
    await person.clear(screen.getByLabelText(words.form.mapUrl));
    await person.click(await button(adminKit.form.save));
    expect(await screen.findByText(words.errors.noStart)).toBeVisible();
    await person.type(screen.getByLabelText(words.form.startsOn), '2097-10-04');
    await person.click(await button(adminKit.form.save));
    expect(await screen.findByText(words.errors.startsOn)).toBeVisible();
    expect(backend.calls.filter(({ route }) => route.startsWith('PATCH'))).toEqual([]);
  });

  it('is told what the dates make of a status, whichever is looked at', async () => {
    const { person } = await openGarba({
      editions: [edition(2097, { passes_from: '2026-01-01' })],
    });
    expect(await screen.findByText(words.preview.corrected(words.statuses.on_sale))).toBeVisible();
    await person.selectOptions(screen.getByLabelText(words.preview.as), 'sold_out');
    expect(screen.queryByText(/because of the dates/)).toBeNull();
    await person.selectOptions(screen.getByLabelText(words.preview.as), 'draft');
    expect(screen.getByText(words.preview.draft)).toBeVisible();
  });

  it('copies an edition to another year and opens the copy; a refusal stands at its field', async () => {
    const editions = [edition(2096), edition(2097)];
    const { backend, person } = await openGarba({ editions, nights: [night('n1', '2097-10-04')] });
    const rpc = 'POST /rest/v1/rpc/copy_garba_edition';
    await person.click(await button(words.copy.action));
    const dialog = within(await screen.findByRole('dialog', { name: /^Copy Garba 2097/ }));
    expect(dialog.getByLabelText(words.copy.year)).toHaveValue('2098');
    const first = dialog.getByLabelText(words.copy.firstNight);
    await person.type(first, '2099-10-01');
    await person.click(dialog.getByRole('button', { name: words.copy.run }));
    expect(await dialog.findByText(words.errors.firstNight)).toBeVisible();
    await person.clear(first);
    await person.type(first, '2098-10-01');
    backend.change({
      [rpc]: {
        status: 422,
        body: { code: 'PT422', hint: 'p_year', message: 'That year has one.' },
      },
    });
    await person.click(dialog.getByRole('button', { name: words.copy.run }));
    expect(await dialog.findByText('That year has one.')).toBeVisible();
    backend.change({
      [rpc]: ({ body }) => {
        expect(body).toEqual({
          p_edition_id: 'e2097',
          p_year: 2098,
          p_first_night: '2098-10-01',
        });
        editions.push(edition(2098, { status: 'draft' }));
        return { body: 'e2098' };
      },
    });
    await person.click(dialog.getByRole('button', { name: words.copy.run }));
    await waitFor(() => expect(address()).toBe('/admin/dashboard/garba?edition=e2098'));
    expect(await screen.findByDisplayValue('Garba 2098')).toBeVisible();
  });

  it('removes an edition with Undo', async () => {
    const editions = [edition(2096), edition(2097)];
    const { person } = await openGarba({ editions });
    await person.click(await button(words.form.remove));
    expect(await screen.findByDisplayValue('Garba 2096')).toBeVisible();
    expect(editions[1]?.deleted_at).not.toBeNull();
    await person.click(await button(adminKit.undo.undo));
    expect(await screen.findByDisplayValue('Garba 2097')).toBeVisible();
    expect(editions[1]?.deleted_at).toBeNull();
  });
});

describe('what hangs on an edition', () => {
  it('a new night begins as the one before it, a day later, and no two are on one day', async () => {
    const nights = [night('n1', '2097-10-31')];
    const { person } = await openGarba({ nights }, '?tab=nights');
    expect(await screen.findByText('7:00 pm to 12:30 am · A dhol team')).toBeVisible();
    await person.click(screen.getByRole('link', { name: words.nights.add }));
    const dialog = within(await screen.findByRole('dialog', { name: words.nights.newTitle }));
    const date = dialog.getByLabelText(words.nights.fields.date.label);
    expect(date).toHaveValue('2097-11-01');
    expect(dialog.getByText(words.nights.overMidnight)).toBeVisible();
    await person.clear(date);
    await person.type(date, '2097-10-31');
    await person.click(dialog.getByRole('button', { name: adminKit.form.save }));
    expect(await dialog.findByText(words.errors.dateTaken)).toBeVisible();
    await person.clear(date);
    await person.type(date, '2096-11-01');
    await person.click(dialog.getByRole('button', { name: adminKit.form.save }));
    expect(await dialog.findByText(words.errors.date(2097))).toBeVisible();
    await person.clear(date);
    await person.type(date, '2097-11-02');
    await person.type(dialog.getByLabelText(words.nights.fields.line_up.label), 'Singers');
    await person.click(dialog.getByRole('button', { name: adminKit.form.save }));
    expect(await screen.findByRole('link', { name: /2 Nov 2097/ })).toBeVisible();
    expect(nights[1]).toMatchObject({
      edition_id: 'e2097',
      date: '2097-11-02',
      doors_at: '18:00',
      ends_at: '00:30',
      line_up: ['Singers'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a night that SQL wrote otherwise shows what it holds and what is wrong, and can be mended', async () => {
    const nights = [{ ...night('n1', '2097-10-04'), headline: 'x'.repeat(130) }];
    const { person } = await openGarba({ nights }, '?tab=nights&open=n1');
    const dialog = within(await screen.findByRole('dialog'));
    const headline = await dialog.findByLabelText(words.nights.fields.headline.label);
    expect(headline).toHaveValue('x'.repeat(130));
    expect(await dialog.findByText(adminKit.errors.long(120))).toBeVisible();
    await person.clear(headline);
    await person.clear(dialog.getByLabelText(words.nights.fields.doors_at.label));
    await person.click(dialog.getByRole('button', { name: adminKit.form.save }));
    await waitFor(() => expect(nights[0]).toMatchObject({ headline: '', doors_at: null }));
  });

  it('a night is removed with Undo, and restored from what is removed', async () => {
    const nights = [night('n1', '2097-10-04')];
    const { person } = await openGarba({ nights }, '?tab=nights');
    await person.click(await button(/^Remove .*4 Oct 2097/));
    expect(await screen.findByText(words.nights.empty)).toBeVisible();
    await person.click(await button(adminKit.removed.filter(1)));
    await person.click(await button(/^Restore .*4 Oct 2097/));
    await waitFor(() => expect(nights[0]?.deleted_at).toBeNull());
  });

  it('questions are put in order, and a new one stands last', async () => {
    const faqs = [faq('1', 10), faq('2', 20)];
    const { backend, person } = await openGarba({ faqs }, '?tab=questions');
    await person.click(await button('More for Question 2'));
    await person.click(await button('Move Question 2 up'));
    await waitFor(() =>
      expect(backend.calls.find(({ route }) => route.endsWith('reorder_rows'))?.body).toEqual({
        p_table: 'garba_faqs',
        p_ids: ['2', '1'],
      }),
    );
    await person.click(screen.getByRole('link', { name: words.questions.add }));
    const dialog = within(await screen.findByRole('dialog', { name: words.questions.newTitle }));
    await person.type(
      dialog.getByLabelText(words.questions.fields.question.label),
      'Is there food?',
    );
    await person.click(dialog.getByRole('button', { name: adminKit.form.save }));
    expect(await dialog.findByText(adminKit.errors.empty)).toBeVisible();
    await person.type(dialog.getByLabelText(words.questions.fields.answer.label), 'Yes.');
    await person.click(dialog.getByRole('button', { name: adminKit.form.save }));
    await waitFor(() => expect(faqs[2]).toMatchObject({ edition_id: 'e2097', display_order: 21 }));
  });

  it('a sponsor needs a name, and a link that leads somewhere safe', async () => {
    const sponsors: Row[] = [];
    const { person } = await openGarba({ sponsors }, '?tab=sponsors');
    await person.click(await screen.findByRole('link', { name: words.sponsors.add }));
    const dialog = within(await screen.findByRole('dialog', { name: words.sponsors.newTitle }));
    const link = dialog.getByLabelText(words.sponsors.fields.link_url.label);
    await person.type(link, 'javascript:alert(1)');
    await person.click(dialog.getByRole('button', { name: adminKit.form.save }));
    expect(await dialog.findByText(adminKit.errors.empty)).toBeVisible();
    expect(dialog.getByText(adminKit.errors.link)).toBeVisible();
    await person.type(dialog.getByLabelText(words.sponsors.fields.name.label), 'Sample Sweets');
    await person.clear(link);
    await person.type(link, 'https://sweets.example/');
    await person.click(dialog.getByRole('button', { name: adminKit.form.save }));
    await waitFor(() =>
      expect(sponsors).toMatchObject([
        {
          edition_id: 'e2097',
          name: 'Sample Sweets',
          link_url: 'https://sweets.example/',
          image_url: null,
          display_order: 1,
        },
      ]),
    );
  });
});
