import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SitePage } from '../../../../tests/builders/sitePage.tsx';
import { OurServices } from './OurServices.tsx';

/** The three groups and twenty items of the specification. */
const specified = {
  Wedding: ['Wedding', 'Reception', 'Engagement', 'Haldi', 'Mehendi', 'Sangeet / Mayra'],
  Corporate: [
    'Conference',
    'Seminar',
    'Inauguration',
    'Product Launch',
    'Annual Function',
    'Speech Function',
    'Award Ceremony',
  ],
  Social: [
    'Anniversary',
    'Birthday',
    'Janeu',
    'Grih Pravesh',
    'Freshers Party',
    'Farewell Party',
    'Family Reunion',
  ],
};

function show() {
  render(
    <SitePage>
      <OurServices />
    </SitePage>,
  );
}

describe('Our Services', () => {
  it.each(Object.entries(specified))('shows every service under %s', (group, items) => {
    show();
    const card = screen.getByRole('heading', { name: group, level: 3 }).closest('article');
    if (!card) throw new Error(`${group} stands in no card`);
    const shown = within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(shown).toEqual(items);
  });

  it('offers an enquiry about each of the twenty by name', () => {
    show();
    const links = screen.getAllByRole('link', { name: /^Enquire about / });
    expect(links).toHaveLength(20);
    expect(screen.getByRole('link', { name: 'Enquire about Grih Pravesh' })).toHaveAttribute(
      'href',
      '/contact?service=grih-pravesh#enquiry',
    );
  });

  it('links to the gallery and the contact page', () => {
    show();
    expect(screen.getByRole('link', { name: 'See our Gallery' })).toHaveAttribute(
      'href',
      '/gallery',
    );
    expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });
});
