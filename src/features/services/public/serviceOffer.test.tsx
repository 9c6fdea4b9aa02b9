import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import { wedding } from '@/content/en/service/wedding.ts';
import { ServiceOffer } from './ServiceOffer.tsx';

it('a visitor on a phone reads what it costs before the long lists', () => {
  render(<ServiceOffer inclusions={wedding.inclusions} packages={wedding.packages} />);
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    servicePageText.packages,
    wedding.inclusions.title,
    servicePageText.apart,
  ]);
});
