import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { adminDashboard } from '@/content/en/adminDashboard.ts';
import {
  leaveAdmin,
  openAdmin,
  ownersBackend,
  signedInBefore,
} from '../../../tests/builders/adminArea.tsx';
import { type Answers, fakeBackend } from '../../../tests/builders/fakeBackend.ts';

async function openDashboard(answers: Answers) {
  const weekly = { 'POST /rest/v1/rpc/weekly_summary': { body: true } };
  const backend = fakeBackend({ ...ownersBackend, ...weekly, ...answers });
  await signedInBefore();
  openAdmin('/admin/dashboard');
  return { backend, person: userEvent.setup() };
}

// Loads the lazy chunk first, so that the first test does not wait for it.
beforeAll(async () => import('@/pages/admin/DashboardPage.tsx'));
afterEach(async () => {
  localStorage.clear();
  await leaveAdmin();
});

it('removes the demo after a confirmation and marks the step as done', async () => {
  const { backend, person } = await openDashboard({
    'POST /rest/v1/rpc/first_steps': { body: { demo: false } },
    'POST /rest/v1/rpc/demo_rows': {
      body: { goes: { albums: 8, venues: 1, booking_forms: 12 }, changed: 2, joined: 1 },
    },
    'POST /rest/v1/rpc/remove_demo': { body: { albums: 8 } },
  });
  const button = await screen.findByRole('button', { name: 'Remove the demo' });
  await waitFor(() => expect(button).toBeEnabled());
  await person.click(button);
  expect(backend.calls.some(({ route }) => route.endsWith('/remove_demo'))).toBe(false);
  backend.change({ 'POST /rest/v1/rpc/first_steps': { body: { demo: true } } });
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText(
      '8 albums, 1 venue and 12 enquiries are deleted. 2 that you changed stay. 1 that visitors signed up for stays. This cannot be undone.',
    ),
  ).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Remove the demo' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove the demo' })).not.toBeInTheDocument(),
  );
  expect(backend.calls.some(({ route }) => route.endsWith('/remove_demo'))).toBe(true);
});

it('the enquiries come first; content below the steps waits for them to avoid a layout shift', async () => {
  await openDashboard({ 'POST /rest/v1/rpc/first_steps': 'silent' });
  expect(await screen.findByText(adminDashboard.latest.title)).toBeVisible();
  expect(await screen.findByText(adminDashboard.weekly.label)).not.toBeVisible();
});

it('the steps are open at first, and collapsed once seen', async () => {
  const steps = { 'POST /rest/v1/rpc/first_steps': { body: { demo: true, firm: true } } };
  for (const isOpen of [true, false]) {
    await openDashboard(steps);
    const heading = await screen.findByRole('heading', { name: 'The first hour' });
    expect(heading.closest('details')?.open).toBe(isOpen);
    expect(heading.closest('summary')).toHaveTextContent('2 of 11 done');
    cleanup();
  }
});

it('content below the steps does not wait if they fail to load', async () => {
  await openDashboard({ 'POST /rest/v1/rpc/first_steps': 'offline' });
  const title = await screen.findByText(adminDashboard.weekly.label);
  await waitFor(() => expect(title).toBeVisible());
});

it('the last step opens Publish, which shows the outcome of the last try', async () => {
  const now = new Date().toISOString();
  const publication = { changed: ['home.hero'], restores: null, failure: null };
  const publications = [
    { ...publication, id: 2, published_at: now, published_by: 'owner@mandap.example' },
    { ...publication, id: 1, published_at: now, published_by: null },
  ];
  const failed = { ...publications[0], failure: 'The pages could not be written.' };
  const call = { status: 'sent', attempts: 1, last_error: null, next_try_at: now };
  const { person } = await openDashboard({
    'POST /rest/v1/rpc/first_steps': { body: { publish: false } },
    'POST /rest/v1/rpc/site_publishing': {
      body: { waiting: [], publications: [failed, publications[1]], call },
    },
  });
  await person.click(await screen.findByRole('link', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish' }));
  expect(await dialog.findByText(/^The site could not be built: The pages could/)).toBeVisible();
  expect(dialog.getByText(/^Nothing has been changed since then/)).toBeVisible();
  expect(dialog.getAllByText(/^Could not be built/)).toHaveLength(1);
  await person.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
