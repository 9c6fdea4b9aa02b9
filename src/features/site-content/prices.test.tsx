import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { leaveAdmin, openAdmin, signedInBefore } from '../../../tests/builders/adminArea.tsx';
import {
  CONTENT_TABLE,
  contentTable,
  contentWrites,
} from '../../../tests/builders/contentTable.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { sections } from './data/sections.ts';
import { defaultsOf } from './data/defaults.ts';

type Package = { name: string; price: string; text: string };

async function packagesOf(key: string): Promise<Package[]> {
  const section = sections.find((one) => one.key === key);
  if (!section) throw new Error(`There is no ${key}.`);
  return (await defaultsOf(section))['packages'] as Package[];
}
const wedding = await packagesOf('services.wedding');

async function openPrices(stored: Parameters<typeof contentTable>[0] = []) {
  const table = contentTable(stored);
  const backend = fakeBackend(table.answers);
  await signedInBefore();
  openAdmin('/admin/dashboard/prices');
  const group = await screen.findByRole('group', { name: 'Weddings' });
  const priceOf = (name = '') => within(group).getByRole('textbox', { name });
  return { ...table, backend, priceOf, person: userEvent.setup() };
}
const save = () => screen.getByRole('button', { name: 'Save' });

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('./admin/PricesScreen.tsx'));
beforeEach(() => localStorage.clear());
afterEach(async () => {
  act(() => toast.remove());
  await leaveAdmin();
});

it('shows the price of every package of every service, as stored', async () => {
  const raised = [{ ...wedding[0], price: 'from ₹75,000' }, ...wedding.slice(1)];
  const { priceOf } = await openPrices([
    {
      key: 'services.wedding',
      draft: { packages: raised },
      version: 3,
    },
  ]);
  expect(priceOf(wedding[0]?.name)).toHaveValue('from ₹75,000');
  expect(priceOf(wedding[1]?.name)).toHaveValue(wedding[1]?.price);
  const services = sections.filter(({ page }) => page === 'services');
  const packages = await Promise.all(services.map(async ({ key }) => packagesOf(key)));
  expect(screen.getAllByRole('textbox')).toHaveLength(packages.flat().length);
});

const retype = async (person: UserEvent, field: HTMLElement | undefined, text: string) => {
  if (!field) throw new Error('There is no such price.');
  await person.clear(field);
  await person.type(field, text);
};
const birthdays = () =>
  within(screen.getByRole('group', { name: 'Birthdays' })).getAllByRole('textbox');
const pricesIn = (draft: unknown) =>
  (Reflect.get(Object(draft), 'packages') as Package[]).map(({ price }) => price);

it('one Save stores the drafts of services with changed prices and nothing else', async () => {
  const draft = { heading: 'Weddings in Patna' };
  const { priceOf, person, draftOf, versionOf, backend } = await openPrices([
    { key: 'services.wedding', draft, version: 4 },
  ]);
  const [first, ...others] = wedding;
  await retype(person, priceOf(first?.name), '1.5 lakh');
  await retype(person, birthdays()[0], '25000');
  await person.click(save());
  expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
  expect(priceOf(first?.name)).toHaveValue('from ₹1,50,000');
  const packages = [{ ...first, price: 'from ₹1,50,000' }, ...others];
  expect(draftOf('services.wedding')).toEqual({ ...draft, packages });
  expect(versionOf('services.wedding')).toBe(5);
  expect(pricesIn(draftOf('services.birthday'))[0]).toBe('from ₹25,000');
  expect(contentWrites(backend.calls)).toBe(2);
});

it('names service and package of an invalid price and sends nothing', async () => {
  const { priceOf, person, backend } = await openPrices();
  const [first] = wedding;
  await retype(person, priceOf(first?.name), 'cheap');
  await person.click(save());
  const faults = await screen.findByRole('alert', { name: '1 field to correct:' });
  const name = `Weddings: ${first?.name}`;
  expect(within(faults).getByRole('button', { name })).toBeVisible();
  expect(priceOf(first?.name)).toHaveFocus();
  expect(contentWrites(backend.calls)).toBe(0);
});

it("keeps concurrent changes of a service's texts", async () => {
  const { priceOf, person, draftOf, write } = await openPrices();
  write('services.wedding', { heading: 'Weddings by the river' });
  await retype(person, priceOf(wedding[0]?.name), '90000');
  await person.click(save());
  expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
  expect(draftOf('services.wedding')).toMatchObject({ heading: 'Weddings by the river' });
  expect(pricesIn(draftOf('services.wedding'))[0]).toBe('from ₹90,000');
});

it('keeps a concurrent price change of another service', async () => {
  const { priceOf, person, draftOf, versionOf, write } = await openPrices();
  const [first, ...others] = await packagesOf('services.birthday');
  write('services.birthday', { packages: [{ ...first, price: 'from ₹70,000' }, ...others] });
  await retype(person, priceOf(wedding[0]?.name), '90000');
  await person.click(save());
  expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
  expect(pricesIn(draftOf('services.birthday'))[0]).toBe('from ₹70,000');
  expect(versionOf('services.birthday')).toBe(1);
  expect(birthdays()[0]).toHaveValue('from ₹70,000');
});

it('shows two prices of one package side by side and saves the choice', async () => {
  const { priceOf, person, draftOf, write } = await openPrices();
  const [first, ...others] = wedding;
  write('services.wedding', { packages: [{ ...first, price: 'from ₹70,000' }, ...others] });
  await retype(person, priceOf(first?.name), '90000');
  await person.click(save());
  await screen.findByRole('heading', { name: 'Somebody else saved this meanwhile' });
  expect(screen.getByRole('radio', { name: /^Theirs: .*from ₹70,000/ })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Save these choices' }));
  expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
  expect(pricesIn(draftOf('services.wedding'))[0]).toBe('from ₹90,000');
});

it('resends only what failed with the next Save', async () => {
  const { priceOf, person, draftOf, backend, answers } = await openPrices();
  const post = `POST ${CONTENT_TABLE}`;
  await retype(person, priceOf(wedding[0]?.name), '90000');
  await retype(person, birthdays()[0], '25000');
  const works = answers[post];
  backend.change({
    [post]: (call) =>
      Reflect.get(Object(call.body), 'key') === 'services.wedding' ? works(call) : 'offline',
  });
  await person.click(save());
  expect(await screen.findByText(/^Not saved\. Your text is safe/)).toBeVisible();
  expect(birthdays()[0]).toHaveValue('25000');
  const before = contentWrites(backend.calls);
  backend.change({ [post]: works });
  await person.click(save());
  expect(await screen.findByText(/^Saved as a draft/)).toBeVisible();
  expect(pricesIn(draftOf('services.wedding'))[0]).toBe('from ₹90,000');
  expect(pricesIn(draftOf('services.birthday'))[0]).toBe('from ₹25,000');
  expect(contentWrites(backend.calls) - before).toBe(1);
});
