import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminGarba as words } from '@/content/en/adminGarba.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { enter } from '../../../tests/builders/enter.ts';
import { leaveAdmin } from '../../../tests/builders/adminArea.tsx';
import type { Row } from '../../../tests/builders/fakeTable.ts';
import { faq, night } from '../../../tests/builders/garbaBackend.ts';
import { button, openGarba } from '../../../tests/builders/openGarba.ts';

// A screen comes in a chunk of its own: the first test does not wait for it.
beforeAll(async () => import('./admin/GarbaScreen.tsx'));
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

describe('what hangs on an edition', () => {
  it('a new night begins as the one before it, a day later, and no two are on one day', async () => {
    const nights = [night('n1', '2097-10-31')];
    const { person } = await openGarba({ nights }, '?tab=nights');
    expect(
      await screen.findByText('7:00 pm to 12:30 am · no limit of people · A dhol team'),
    ).toBeVisible();
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
    await enter(person, dialog.getByLabelText(words.nights.fields.line_up.label), 'Singers');
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
    const nights = [
      { ...night('n1', '2097-10-04'), headline: 'x'.repeat(130), doors_at: '23:00:00' },
    ];
    const { person } = await openGarba({ nights }, '?tab=nights&open=n1');
    const dialog = within(await screen.findByRole('dialog'));
    const headline = await dialog.findByLabelText(words.nights.fields.headline.label);
    expect(headline).toHaveValue('x'.repeat(130));
    expect(await dialog.findByText(adminKit.errors.long(120))).toBeVisible();
    expect(dialog.getByText(words.errors.doors)).toBeVisible();
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
    await enter(person, link, 'javascript:alert(1)');
    await person.click(dialog.getByRole('button', { name: adminKit.form.save }));
    expect(await dialog.findByText(adminKit.errors.empty)).toBeVisible();
    expect(dialog.getByText(adminKit.errors.link)).toBeVisible();
    await enter(person, dialog.getByLabelText(words.sponsors.fields.name.label), 'Sample Sweets');
    await person.clear(link);
    await enter(person, link, 'https://sweets.example/');
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
