import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wayTo } from '@/shared/admin/fields/fieldValue.ts';
import { folded } from '@/shared/lib/text.ts';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { enter } from '../../../tests/builders/enter.ts';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { sameTexts } from '../../../tests/builders/sameTexts.ts';

const ROW = '/rest/v1/site_content';

async function openContent(address: string, answers: Answers = {}) {
  const backend = fakeBackend({ ...ownersBackend, [`GET ${ROW}`]: { body: null }, ...answers });
  await signedInBefore();
  openAdmin(`/admin/dashboard/${address}`);
  return { backend, person: userEvent.setup() };
}
const save = () => screen.getByRole('button', { name: 'Save' });
const detailsOf = (element: HTMLElement) => element.closest('details');

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('./SiteContentPage.tsx'));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  act(() => toast.remove());
  await leaveAdmin();
});

describe('the form of a section', () => {
  it('keeps an entry open and focused that an error has opened', async () => {
    const { person } = await openContent('site-content?section=about.questions');
    const questions = await screen.findByRole('list', { name: 'Questions' });
    const question = within(questions).getAllByLabelText('Question')[0] ?? document.body;
    expect(detailsOf(question)).not.toHaveAttribute('open');
    await person.clear(question);
    await person.click(save());
    const faults = await screen.findByRole('alert', { name: '1 field to correct:' });
    expect(within(faults).getByRole('button', { name: 'Question 1' })).toBeVisible();
    expect(detailsOf(question)).toHaveAttribute('open');
    expect(question).toHaveFocus();
    await enter(person, question, 'Where do you work?');
    expect(screen.queryByRole('alert', { name: /to correct/ })).toBeNull();
    expect(detailsOf(question)).toHaveAttribute('open');
    expect(question).toHaveFocus();
  });

  it('keeps a new entry open while another one is added', async () => {
    const { person } = await openContent('site-content?section=about.questions');
    const add = await screen.findByRole('button', { name: 'Add: Question' });
    const questions = screen.getByRole('list', { name: 'Questions' });
    const all = () => within(questions).getAllByLabelText('Question');
    const before = all().length;
    await person.click(add);
    await enter(person, all()[before] ?? document.body, 'Do you work in Gaya?');
    await person.click(add);
    expect(detailsOf(all()[before] ?? document.body)).toHaveAttribute('open');
    expect(detailsOf(all()[before + 1] ?? document.body)).toHaveAttribute('open');
  });

  it('names a question by its first words', async () => {
    await openContent('site-content?section=about.questions');
    const questions = await screen.findByRole('list', { name: 'Questions' });
    const [first] = within(questions).getAllByLabelText<HTMLTextAreaElement>('Question');
    const summary = questions.querySelector('summary');
    const words = summary?.textContent.replace('…', '') ?? '';
    expect(words.length).toBeGreaterThan(10);
    expect(first?.value.startsWith(words)).toBe(true);
  });
});

describe('an entry of an ordered list', () => {
  it('is moved step by step and removed by a menu, which Escape closes', async () => {
    const { person } = await openContent('site-content?section=about.questions');
    const list = await screen.findByRole('list', { name: 'Questions' });
    const names = () => [...list.querySelectorAll('summary')].map(({ textContent }) => textContent);
    const [first = '', second = '', third = ''] = names();
    // A collapsed entry shows its name in one row with handle and menu.
    expect(list.querySelector('li')?.children).toHaveLength(3);
    expect(screen.queryByRole('button', { name: `Move ${third} up` })).toBeNull();
    const menu = screen.getByRole('button', { name: `More for ${third}` });
    await person.click(menu);
    await person.click(screen.getByRole('button', { name: `Move ${third} up` }));
    await person.click(screen.getByRole('button', { name: `Move ${third} up` }));
    expect(names().slice(0, 3)).toEqual([third, first, second]);
    await person.keyboard('{Escape}');
    expect(menu).toHaveFocus();
    expect(screen.queryByRole('button', { name: `Move ${third} up` })).toBeNull();
    await person.click(menu);
    await person.click(screen.getByRole('button', { name: `Remove ${third}` }));
    expect(names().slice(0, 2)).toEqual([first, second]);
  });
});

describe('the search', () => {
  it('finds texts inside the sections, and opens the entry', async () => {
    const draft = { questions: [{ question: 'Do you come to Gaya?', answer: 'Yes, every week.' }] };
    const row = { key: 'about.questions', draft, published: null, version: 1, updated_at: null };
    const { person } = await openContent('site-content?search=every week', {
      [`GET ${ROW}`]: ({ url }) => ({ body: url.searchParams.has('key') ? row : [row] }),
    });
    await person.click(await screen.findByRole('link', { name: 'Questions' }));
    const answer = await screen.findByDisplayValue('Yes, every week.');
    await waitFor(() => expect(answer).toHaveFocus());
    expect(detailsOf(answer)).toHaveAttribute('open');
  });

  it.each(sameTexts)('finds %j by %j, in the list and in the form', async (stored, searched) => {
    const draft = { questions: [{ question: 'Who?', answer: stored }] };
    expect(wayTo(draft, folded(searched))).toBe('questions.0.answer');
    const row = { key: 'about.questions', draft, published: null, version: 1, updated_at: null };
    await openContent(`site-content?search=${encodeURIComponent(searched)}`, {
      [`GET ${ROW}`]: { body: [row] },
    });
    expect(await screen.findByRole('link', { name: 'Questions' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Hero slides/ })).toBeNull();
  });

  it.each(['Elegant Weddings', '₹60,000'])('finds built-in texts: %s', async (text) => {
    await openContent(`site-content?search=${text}`, { [`GET ${ROW}`]: { body: [] } });
    expect(await screen.findByRole('table')).toBeVisible();
    expect(await screen.findAllByRole('link', { name: /Weddings|Hero slides/ })).not.toEqual([]);
  });
});
