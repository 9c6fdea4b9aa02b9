import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactDetails } from './public/ContactDetails.tsx';

it('says that there are no contact details before the owner’s first save', () => {
  render(<ContactDetails info={null} />);
  expect(screen.getByText('Contact info not available.')).toBeVisible();
});
