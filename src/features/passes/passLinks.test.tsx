import { fireEvent, render, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { orderText, passText } from '@/content/en/passes.ts';
import PassesPage from '@/pages/public/PassesPage.tsx';
import PassPage from '@/pages/public/PassPage.tsx';
import { paths } from '@/shared/paths.ts';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { CODE } from './passes.fixture.ts';
import { answersOf, paid, routesOf } from './passWorld.fixture.ts';

const answers = answersOf({ order: paid, state: 'valid' });
const KEY = 'k-_4567890123456789012345678901K';
const ORDER = `#${answers.order.id}.${KEY}`;
const PASS = `#${CODE}`;

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}
function open(at: string) {
  render(
    <SitePage at={at}>
      <Address />
      <Link to="#content">Skip</Link>
      <Link to="#gone">Other</Link>
      <p id="content" />
      <Routes>
        <Route path={paths.passes} element={<PassesPage />} />
        <Route path={paths.pass} element={<PassPage />} />
      </Routes>
    </SitePage>,
  );
}
const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  fakeBackend({
    ...routesOf(answers),
    'POST /rest/v1/rpc/get_waiting': { status: 404, body: { code: 'PT404', message: 'Gone' } },
  });
});

it.each([
  ['/passes', ORDER, '/passes', 'Your pass'],
  ['/pass', ORDER, '/passes', 'Your pass'],
  ['/PASS', ORDER, '/passes', 'Your pass'],
  ['/Passes', `${ORDER}.`, '/Passes', 'Your pass'],
  ['/pass', `#wait.${ORDER.slice(1)}`, '/passes', 'This link opens no entry of the waiting list.'],
  ['/pass', PASS, '/pass', 'This pass is real and valid'],
  ['/passes', PASS, '/pass', 'This pass is real and valid'],
  ['/Passes', `${PASS.toLowerCase()},`, '/pass', 'This pass is real and valid'],
  ['/passes', `#https://mandap.example/pass%23${CODE}`, '/pass', 'This pass is real and valid'],
])('%s%s opens what it names at %s: %s', async (path, hash, page, title) => {
  open(path + hash);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(address()?.startsWith(`${page}#`)).toBe(true);
});

it.each([
  ['/passes', '#K7P2M4', orderText.gone],
  ['/passes', ORDER.slice(0, 50), orderText.gone],
  ['/passes', '#%E0%A4%A', orderText.gone],
  ['/pass', '#K7P2M4XK', passText.gone],
  ['/pass', PASS.slice(0, 20), passText.gone],
  ['/pass', '#%', passText.gone],
])('%s%s says that the link is not whole', async (path, hash, note) => {
  open(path + hash);
  expect(await screen.findByRole('alert')).toHaveTextContent(note);
});

it('says nothing of a link where there was none', () => {
  open('/pass');
  expect(screen.getByRole('heading', { level: 1, name: passText.none })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('stays with the order after a step to a part of the page', async () => {
  open(`/passes${ORDER}`);
  await screen.findByRole('heading', { level: 1, name: 'Your pass' });
  fireEvent.click(screen.getByText('Skip'));
  expect(address()).toBe('/passes#content');
  expect(screen.getByRole('heading', { level: 1, name: 'Your pass' })).toBeVisible();
  fireEvent.click(screen.getByText('Other'));
  expect(await screen.findByRole('alert')).toHaveTextContent(orderText.gone);
});
