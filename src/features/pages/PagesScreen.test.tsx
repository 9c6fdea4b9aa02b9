import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { adminKit } from '@/content/en/adminKit.ts';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { type Answers, type Call, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const catering = {
  id: 3,
  page_name: 'catering',
  is_visible: true,
  is_under_construction: false,
  category: 'services',
  message: null as string | null,
  seo_title: null as string | null,
  seo_description: null,
  version: 4,
  updated_at: '2026-11-20T09:00:00+00:00',
};

/** Whether a request loads a page: by its name, or with all pages. */
const isAsked =
  ({ searchParams }: URL) =>
  ({ page_name }: typeof catering) =>
    [null, `eq.${page_name}`].includes(searchParams.get('page_name'));

/** A table with one page, that refuses a save of an older version. */
function pagesTable(row: typeof catering): Answers {
  const patch = ({ url, body }: Call) => {
    if (url.searchParams.get('version') !== `eq.${row.version}`) return { body: [] };
    Object.assign(row, body, { version: row.version + 1 });
    return { body: [row] };
  };
  return {
    ...ownersBackend,
    'GET /rest/v1/page_visibility': ({ url }) => ({
      body: [row].filter(isAsked(url)),
    }),
    'PATCH /rest/v1/page_visibility': patch,
  };
}

async function openPage(row: typeof catering) {
  const backend = fakeBackend(pagesTable(row));
  await signedInBefore();
  openAdmin('/admin/dashboard/pages?open=catering');
  const form = await screen.findByRole('form', { name: 'Catering' });
  return { backend, form, person: userEvent.setup() };
}

const messageIn = (form: HTMLElement) => within(form).getByLabelText(/^Your own words/);

afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('the form of a page', () => {
  it('saves by Ctrl-S what was chosen, naming the version that it began from', async () => {
    const { backend, form, person } = await openPage({ ...catering });
    await person.click(within(form).getByRole('radio', { name: 'Under renovation' }));
    await person.type(messageIn(form), '  Back after Chhath.  ');
    await person.keyboard('{Control>}s{/Control}');
    expect(await within(form).findByText(adminKit.form.saved.live)).toBeVisible();
    const saved = backend.calls.find(({ route }) => route.startsWith('PATCH'));
    expect(saved?.url.searchParams.get('version')).toBe('eq.4');
    expect(saved?.body).toMatchObject({
      is_visible: true,
      is_under_construction: true,
      message: 'Back after Chhath.',
      seo_title: null,
    });
    expect(screen.queryByText(adminKit.form.unsaved)).toBeNull();
  });

  it('saves twice in a row without meeting itself', async () => {
    const row = { ...catering };
    const { form, person } = await openPage(row);
    for (const words of ['One', 'Two']) {
      await person.clear(messageIn(form));
      await person.type(messageIn(form), words);
      await person.click(within(form).getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(row.message).toBe(words));
      await waitFor(() => expect(screen.queryByText(adminKit.form.unsaved)).toBeNull());
    }
    expect(row.version).toBe(6);
  });

  it('names what is too long, leads to it, and sends nothing', async () => {
    const { backend, form, person } = await openPage({ ...catering });
    const title = within(form).getByLabelText(/^Title in search results/);
    await person.click(title);
    await person.paste('x'.repeat(71));
    await person.click(within(form).getByRole('button', { name: 'Save' }));
    const summary = await screen.findByRole('alert', { name: adminKit.form.invalid(1) });
    await waitFor(() => expect(title).toHaveFocus());
    await person.click(messageIn(form));
    await person.click(within(summary).getByRole('button', { name: 'Title in search results' }));
    expect(title).toHaveFocus();
    expect(backend.calls.some(({ route }) => route.startsWith('PATCH'))).toBe(false);
  });

  it.each([
    ['23505', adminKit.form.taken],
    ['23514', adminKit.form.broken],
    ['PT422', adminKit.form.refused('Too long.')],
  ])('says what to do where the database answers %s', async (code, words) => {
    const { backend, form, person } = await openPage({ ...catering });
    backend.change({
      'PATCH /rest/v1/page_visibility': { status: 400, body: { code, message: 'Too long.' } },
    });
    await enter(person, messageIn(form), 'Back soon');
    await person.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(messageIn(form)).toHaveValue('Back soon');
  });

  it('keeps what was typed while the connection is down, and over a reload', async () => {
    const { backend, form, person } = await openPage({ ...catering });
    backend.change({ 'PATCH /rest/v1/page_visibility': 'offline' });
    await enter(person, messageIn(form), 'Back soon');
    await person.click(within(form).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(adminKit.form.failed)).toBeVisible();
    const dialog = screen.getByRole('dialog', { name: 'Catering' });
    await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    await person.click(await screen.findByRole('link', { name: 'Catering' }));
    const again = await screen.findByRole('form', { name: 'Catering' });
    expect(within(again).getByText(adminKit.form.draftBack)).toBeVisible();
    expect(messageIn(again)).toHaveValue('Back soon');
    await person.click(within(again).getByRole('button', { name: adminKit.form.discard }));
    expect(messageIn(again)).toHaveValue('');
    expect(localStorage.length).toBe(1);
  });

  it('lays two people’s changes side by side, and saves the choice over the other version', async () => {
    const row = { ...catering };
    const { form, person } = await openPage(row);
    await person.type(messageIn(form), 'Mine');
    Object.assign(row, { message: 'Theirs', seo_title: 'Catering in Patna', version: 5 });
    await person.click(within(form).getByRole('button', { name: 'Save' }));
    const heading = await screen.findByRole('heading', { name: adminKit.conflict.title });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(within(form).getByText(/Title in search results\.$/)).toBeVisible();
    await person.click(within(form).getByRole('radio', { name: 'Theirs: Theirs' }));
    await person.click(within(form).getByRole('button', { name: adminKit.conflict.save }));
    expect(await within(form).findByText(/^Saved. Visitors see it now, Google/)).toBeVisible();
    expect(row).toMatchObject({ message: 'Theirs', seo_title: 'Catering in Patna', version: 6 });
    expect(screen.queryByRole('heading', { name: adminKit.conflict.title })).toBeNull();
  });
});

describe('the list of pages', () => {
  it('adds the rows that are missing', async () => {
    const rows = [{ ...catering }];
    const backend = fakeBackend({
      ...ownersBackend,
      'GET /rest/v1/page_visibility': () => ({ body: rows }),
      'POST /rest/v1/page_visibility': ({ body }) => {
        rows.push({ ...catering, id: 4, ...Object(body) });
        return { status: 201, body: rows[1] };
      },
    });
    await signedInBefore();
    openAdmin('/admin/dashboard/pages');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Add About us' }));
    expect(await screen.findByText('About us is shown to visitors now.')).toBeVisible();
    const added = backend.calls.find(({ route }) => route.startsWith('POST /rest/v1/page'));
    expect(added?.body).toEqual({ page_name: 'about' });
    expect(await screen.findByRole('link', { name: 'About us' })).toBeVisible();
    for (const name of ['Add Catering', 'Add About us'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says so where the address names a page that is none', async () => {
    fakeBackend(pagesTable({ ...catering }));
    await signedInBefore();
    openAdmin('/admin/dashboard/pages?open=nothing');
    expect(await screen.findByText('There is no such page.')).toBeVisible();
  });
});
