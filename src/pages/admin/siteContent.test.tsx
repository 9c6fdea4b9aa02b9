import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

const ROW = '/rest/v1/site_content';

async function openContent(address: string, answers: Answers = {}) {
  const backend = fakeBackend({ ...ownersBackend, [`GET ${ROW}`]: { body: null }, ...answers });
  await signedInBefore();
  openAdmin(`/admin/dashboard/${address}`);
  return { backend, person: userEvent.setup() };
}
const save = () => screen.getByRole('button', { name: 'Save' });
const detailsOf = (element: HTMLElement) => element.closest('details');

// A screen comes in a chunk of its own: the first test does not wait for it.
beforeAll(async () => import('./SiteContentPage.tsx'));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  act(() => toast.remove());
  await leaveAdmin();
});

describe('the form of a section', () => {
  it('an entry that a fault opened stays open while it is corrected, and the focus with it', async () => {
    const { person } = await openContent('site-content?section=services.wedding');
    const packages = await screen.findByRole('list', { name: 'Packages' });
    const name = within(packages).getAllByLabelText('Name')[0] ?? document.body;
    expect(detailsOf(name)).not.toHaveAttribute('open');
    await person.clear(name);
    await person.click(save());
    const faults = await screen.findByRole('alert', { name: '1 field to correct:' });
    expect(within(faults).getByRole('button', { name: 'Package 1: Name' })).toBeVisible();
    expect(detailsOf(name)).toHaveAttribute('open');
    expect(name).toHaveFocus();
    await person.type(name, 'Essential');
    expect(screen.queryByRole('alert', { name: /to correct/ })).toBeNull();
    expect(detailsOf(name)).toHaveAttribute('open');
    expect(name).toHaveFocus();
  });

  it('a new entry stays open while another one is added', async () => {
    const { person } = await openContent('site-content?section=services.wedding');
    const add = await screen.findByRole('button', { name: 'Add: Question' });
    const questions = screen.getByRole('list', { name: 'Questions' });
    const all = () => within(questions).getAllByLabelText('Question');
    const before = all().length;
    await person.click(add);
    await person.type(all()[before] ?? document.body, 'Do you work in Gaya?');
    await person.click(add);
    expect(detailsOf(all()[before] ?? document.body)).toHaveAttribute('open');
    expect(detailsOf(all()[before + 1] ?? document.body)).toHaveAttribute('open');
  });

  it('a question is called by its first words', async () => {
    await openContent('site-content?section=services.wedding');
    const questions = await screen.findByRole('list', { name: 'Questions' });
    const [first] = within(questions).getAllByLabelText<HTMLTextAreaElement>('Question');
    const summary = questions.querySelector('summary');
    const words = summary?.textContent.replace('…', '') ?? '';
    expect(words.length).toBeGreaterThan(10);
    expect(first?.value.startsWith(words)).toBe(true);
  });
});
