import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { team } from '@/content/en/team.ts';
import { Portrait } from './Portrait.tsx';
import { Team } from './Team.tsx';

describe('Meet Our Team', () => {
  it('shows all six, marked as samples, without JavaScript', () => {
    const html = renderToString(<Team />);
    document.body.innerHTML = html;
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(screen.getByText(/^Sample team/)).toBeVisible();
    expect(html).not.toContain('style=');
    document.body.innerHTML = '';
  });

  it('shows a photograph, or initials without one', () => {
    const photo = { src: '/pictures/diya.jpg', alt: 'Anvi', focal: [0.5, 0.5] } as const;
    const { rerender } = render(<Portrait name="Anvi Sample" image="lotus" photo={photo} />);
    expect(screen.getByRole('img', { name: 'Anvi' })).toBeVisible();
    expect(screen.queryByText('AS')).toBeNull();
    rerender(<Portrait name="Anvi Sample" image="lotus" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('AS')).toBeVisible();
  });

  it.each(team)('shows $name and returns the focus', async (member) => {
    render(<Team />);
    const button = screen.getByRole('button', { name: `Bio Info: ${member.name}` });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: member.name });
    expect(within(dialog).getByText(member.position)).toBeVisible();
    expect(within(dialog).getByText(member.bio)).toBeVisible();
    expect(within(dialog).getByRole('heading', { name: 'Areas of Expertise' })).toBeVisible();
    for (const area of member.expertise) expect(within(dialog).getByText(area)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });
});
