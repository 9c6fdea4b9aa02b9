import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SitePage } from '../../../../tests/builders/sitePage.tsx';
import { ServiceFilter } from './ServiceFilter.tsx';

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <address>{pathname + search}</address>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const page = (at: string) => (
  <SitePage at={at}>
    <ServiceFilter />
    <Address />
  </SitePage>
);

const groups = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const chosen = () =>
  within(screen.getByRole('navigation', { name: 'Show' })).getByRole('link', { current: true });
const address = () => document.querySelector('address')?.textContent;

describe('the groups of the services hub', () => {
  it('are all shown without JavaScript, whatever the query string', () => {
    const html = renderToString(page('/services?group=social'));
    document.body.innerHTML = html;
    expect(groups()).toEqual(['Wedding', 'Corporate', 'Social']);
    expect(chosen()).toHaveTextContent('All');
    expect(html).not.toContain('style=');
    document.body.innerHTML = '';
  });

  it('can be filtered by keyboard, with a number of functions, and back', async () => {
    const user = userEvent.setup();
    render(page('/services'));
    expect(screen.getByRole('status')).toHaveTextContent('All 20 functions');
    await user.tab();
    expect(chosen()).toHaveFocus();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/services?group=corporate');
    expect(groups()).toEqual(['Corporate']);
    expect(screen.getByRole('status')).toHaveTextContent('Corporate: 7 functions');
    expect(chosen()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'More about corporate events' })).toHaveAttribute(
      'href',
      '/services/corporate',
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/services');
    expect(groups()).toEqual(['Wedding', 'Corporate', 'Social']);
  });

  it('are filtered by a link, and all shown for an unknown group', () => {
    const { unmount } = render(page('/services?group=social'));
    expect(groups()).toEqual(['Social']);
    unmount();
    render(page('/services?group=funeral'));
    expect(groups()).toEqual(['Wedding', 'Corporate', 'Social']);
    expect(chosen()).toHaveTextContent('All');
  });
});
