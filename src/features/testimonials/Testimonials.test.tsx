import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testimonials } from '@/content/en/testimonials.ts';
import { Testimonials } from './public/Testimonials.tsx';

it('renders nothing without testimonials', () => {
  expect(testimonials).toEqual([]);
  const { container } = render(<Testimonials />);
  expect(container).toBeEmptyDOMElement();
});

it('shows quote, name and occasion', () => {
  render(
    <Testimonials
      said={[
        { quote: 'They thought of the rain.', name: 'A family', occasion: 'Wedding in Gaya' },
        { quote: 'On time.', name: 'An office', occasion: '' },
      ]}
    />,
  );
  const section = within(screen.getByRole('region', { name: 'What People Say' }));
  const [first] = section.getAllByRole('listitem');
  expect(section.getAllByRole('figure')).toHaveLength(2);
  expect(first).toHaveTextContent('They thought of the rain.A familyWedding in Gaya');
});
