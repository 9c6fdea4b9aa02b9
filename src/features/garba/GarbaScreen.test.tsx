import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminGarba as words } from '@/content/en/adminGarba.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { enter } from '../../../tests/builders/enter.ts';
import { address, leaveAdmin } from '../../../tests/builders/adminArea.tsx';
import type { Row } from '../../../tests/builders/fakeTable.ts';
import { edition, night } from '../../../tests/builders/garbaBackend.ts';
import { button, openGarba } from '../../../tests/builders/openGarba.ts';

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
    const form = await screen.findByRole('form', { name: words.form.form });
    await person.type(within(form).getByLabelText(words.form.fields.year.label), '2097');
    await enter(person, within(form).getByLabelText(words.form.fields.title.label), 'Garba 2097');
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
    await person.type(
      screen.getByLabelText(words.form.fields.rules.label),
      'No heels\n\nSticks at the gate',
    );
    await person.selectOptions(
      await screen.findByLabelText(words.form.fields.recap_album_id.label),
      'Navratri',
    );
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

  it('is told which edition a new one takes off the site, before it does', async () => {
    const { person } = await openGarba({ editions: [edition(2096, { status: 'on_sale' })] });
    await person.click(await screen.findByRole('link', { name: words.add }));
    const form = await screen.findByRole('form', { name: words.form.form });
    const year = within(form).getByLabelText(words.form.fields.year.label);
    await enter(person, year, '2097');
    const replaces = words.form.replaces('Garba 2096 (2096)', words.statuses.on_sale);
    expect(within(form).queryByText(replaces)).toBeNull();
    await person.click(within(form).getByRole('radio', { name: words.statuses.on_sale }));
    expect(within(form).getByText(replaces)).toBeVisible();
    await person.clear(year);
    await enter(person, year, '2095');
    expect(within(form).getByText(words.form.behind('Garba 2096 (2096)'))).toBeVisible();
  });

  it('is told nothing of the kind of the edition that is on the site, until it would leave it', async () => {
    const { person } = await openGarba({ editions: [edition(2096), edition(2097)] });
    const form = within(await screen.findByRole('form', { name: words.form.form }));
    expect(form.queryByText(/Visitors see/)).toBeNull();
    await person.click(form.getByRole('radio', { name: words.statuses.draft }));
    expect(form.getByText(words.form.behind('Garba 2096 (2096)'))).toBeVisible();
  });

  it('is told beside the field what cannot be, and loses nothing', async () => {
    const { backend, person } = await openGarba({});
    const year = await screen.findByLabelText(words.form.fields.year.label);
    await person.clear(year);
    await person.type(year, '2096');
    await person.type(screen.getByLabelText(words.form.fields.ends_on.label), '2096-10-20');
    await person.type(
      screen.getByLabelText(words.form.fields.map_url.label),
      'javascript:alert(1)',
    );
    await person.click(await button(adminKit.form.save));
    expect(await screen.findByText(words.errors.yearTaken)).toBeVisible();
    expect(screen.getByText(adminKit.errors.link)).toBeVisible();
    await person.clear(year);
    await person.type(year, '2098');
    await person.clear(screen.getByLabelText(words.form.fields.map_url.label));
    await person.click(await button(adminKit.form.save));
    expect(await screen.findByText(words.errors.noStart)).toBeVisible();
    await person.type(screen.getByLabelText(words.form.fields.starts_on.label), '2097-10-04');
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
