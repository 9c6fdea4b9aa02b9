import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findText, passText } from '@/content/en/passes.ts';
import { qrText } from '@/shared/lib/passCode.ts';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { FindPasses } from './public/FindPasses.tsx';
import { PassCodeForm } from './public/PassCodeForm.tsx';

const { readPicture } = vi.hoisted(() => ({
  readPicture: vi.fn<(file: Blob) => Promise<string[]>>(),
}));
vi.mock('@/shared/qrReader/readPicture.ts', () => ({ readPicture }));

const ORDER = '11111111-1111-4111-8111-111111111111.k-_4567890123456789012345678901K';
const CODE = 'K7P2M4XA0Q1ZVWTS93HGFEDCB6';
const { picture: text } = passText;

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}
function open(form: React.ReactNode) {
  render(
    <SitePage at="/">
      <Address />
      {form}
    </SitePage>,
  );
  return userEvent.setup();
}
const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  readPicture.mockReset();
});

it('the whole message, pasted where the reference goes, opens its order', async () => {
  const person = open(<FindPasses />);
  await person.click(screen.getByLabelText(new RegExp(findText.reference)));
  await person.paste(`Your passes: https://mandap.example/passes%23${ORDER}.`);
  expect(address()).toBe(`/passes#${ORDER}`);
});

/** Chooses a picture in which this is found. */
const choose = async (found: string[] | Error) => {
  if (found instanceof Error) readPicture.mockRejectedValue(found);
  else readPicture.mockResolvedValue(found);
  const person = open(<PassCodeForm />);
  const file = new File(['1'], 'pass.png', { type: 'image/png' });
  await person.upload(screen.getByLabelText(text.choose), file);
};

describe('"Is this pass real?"', () => {
  it.each([
    ['a message', `See <https://mandap.example/pass#${CODE}>!`, `/pass#${CODE}`],
    ['a code in quotes', `“${CODE.toLowerCase()}”.`, `/pass#${CODE}`],
    ['the link of an order', `https://mandap.example/passes#${ORDER},`, `/passes#${ORDER}`],
  ])('opens %s', async (_what, typed, place) => {
    const person = open(<PassCodeForm />);
    await person.click(screen.getByLabelText(new RegExp(passText.code)));
    await person.paste(typed);
    await person.click(screen.getByRole('button', { name: passText.check }));
    expect(address()).toBe(place);
  });

  it('opens the pass in a picture, beside another code', async () => {
    await choose(['upi://pay?pa=a@b', qrText(CODE)]);
    await expect.poll(address).toBe(`/pass#${CODE}`);
  });

  it.each([
    ['other', ['https://example.com/menu']],
    ['other', [CODE.slice(0, 8)]],
    ['none', []],
    ['failed', new Error('No picture.')],
  ] as const)('says of a picture that it is %s', async (fault, found) => {
    await choose(found instanceof Error ? found : [...found]);
    expect(await screen.findByRole('alert')).toHaveTextContent(text[fault]);
    expect(screen.getByLabelText(text.choose)).toBeEnabled();
    expect(address()).toBe('/');
  });
});
