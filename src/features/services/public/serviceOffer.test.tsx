import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { servicePageText } from '@/content/en/service/servicePage.ts';
import { wedding } from '@/content/en/service/wedding.ts';
import { ServiceOffer } from './ServiceOffer.tsx';

it('the prices come before the long lists on a phone', () => {
  render(<ServiceOffer inclusions={wedding.inclusions} packages={wedding.packages} />);
  const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    servicePageText.packages,
    wedding.inclusions.title,
    servicePageText.apart,
  ]);
});
