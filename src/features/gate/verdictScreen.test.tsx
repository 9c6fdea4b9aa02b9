import { type ReactNode, useLayoutEffect } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import type { Verdict } from './admin/data/verdicts.ts';
import { VerdictScreen } from './admin/VerdictScreen.tsx';

const words = adminCheckIn.verdict;
const admitted: Verdict = {
  id: 's1',
  signal: 'admit',
  isChecked: true,
  code: 'K7P2M4XA',
  pass: '',
  how: 'camera',
  at: 0,
  kind: 'One night',
  people: 1,
  admitted: 1,
  left: 0,
  nights: [],
  isUndone: false,
};

function verdictScreen(change: Partial<Verdict>) {
  const asked = {
    onAdmit: vi.fn<(people: number) => void>(),
    onAdmitOrder: vi.fn<() => void>(),
    onDispute: vi.fn<() => void>(),
    onUndo: vi.fn<() => void>(),
    onType: vi.fn<() => void>(),
    onNext: vi.fn<() => void>(),
  };
  return { asked, shown: <VerdictScreen verdict={{ ...admitted, ...change }} {...asked} /> };
}

const pictureOf = (change: Partial<Verdict>) => {
  const { container, unmount } = render(verdictScreen(change).shown);
  const picture = container.querySelector('svg')?.innerHTML;
  unmount();
  return picture;
};

it('has the focus before it is drawn, so that no key goes to what was there', () => {
  let focused: Element | null = null;
  function Around({ children }: { children: ReactNode }) {
    useLayoutEffect(() => void (focused = document.activeElement));
    return children;
  }
  render(<Around>{verdictScreen({}).shown}</Around>);
  expect(focused).toBe(screen.getByRole('button', { name: words.next }));
});

it('asks for no number of people where the server has counted those whose place was free', () => {
  render(verdictScreen({ signal: 'look', reason: 'too_many', people: 4, admitted: 2 }).shown);
  expect(screen.getByText(words.reasons.too_many)).toBeVisible();
  expect(screen.queryByText(words.howMany(0))).toBeNull();
});

it('lets in without a connection by the same words and sign as with one, and says that it is offline', () => {
  const offline: Partial<Verdict> = { signal: 'look', isChecked: false };
  render(verdictScreen(offline).shown);
  expect(screen.getByText('ADMIT 1')).toBeVisible();
  expect(screen.getByText(words.offline)).toBeVisible();
  expect(screen.getByText(words.unchecked)).toBeVisible();
  expect(pictureOf(offline)).toBe(pictureOf({}));
  expect(pictureOf(offline)).not.toBe(
    pictureOf({ signal: 'look', reason: 'too_many', admitted: 0 }),
  );
});

it('says whom each number lets in: of this pass, of the others of the order', async () => {
  const { asked, shown } = verdictScreen({ left: 2, others: { passes: 1, people: 4 } });
  render(shown);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: '2 more of this pass' }));
  await person.click(screen.getByRole('button', { name: '1 more' }));
  expect(asked.onAdmit.mock.calls).toEqual([[2], [1]]);
  await person.click(screen.getByRole('button', { name: '4 of the other pass' }));
  expect(asked.onAdmitOrder).toHaveBeenCalledOnce();
});

it('asks how many of a group come in: all of them by the last, large button', async () => {
  const { asked, shown } = verdictScreen({
    signal: 'look',
    reason: 'how_many',
    admitted: 0,
    people: 3,
    left: 3,
  });
  render(shown);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([
    adminCheckIn.scan.type,
    words.next,
    '1 person',
    '2 people',
    words.admit(3),
  ]);
  await userEvent.setup().keyboard('{Enter}');
  expect(asked.onAdmit.mock.calls).toEqual([[3]]);
});

it('has Next last, and Undo before it', () => {
  render(verdictScreen({}).shown);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([words.undo, adminCheckIn.scan.type, words.next]);
});
