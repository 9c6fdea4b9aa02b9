import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { PlateEstimator } from './PlateEstimator.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the estimate per plate', () => {
  it('is prerendered with the example, in fields that keep what is typed', () => {
    document.body.innerHTML = renderToString(<PlateEstimator />);
    expect(screen.getByText('₹1,47,500')).toBeVisible();
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeEnabled();
  });

  it('updates when menu and guests change', async () => {
    const user = userEvent.setup();
    render(<PlateEstimator />);
    await user.selectOptions(screen.getByLabelText('Menu'), 'Non-vegetarian');
    expect(screen.getByLabelText('Price per plate, in ₹')).toHaveValue('900');
    await user.selectOptions(screen.getByLabelText('Live counters'), '0');
    const guests = screen.getByLabelText('Guests');
    await user.clear(guests);
    await user.type(guests, '100');
    const children = screen.getByLabelText('Children under ten among them');
    await user.clear(children);
    const status = screen.getByRole('region', { name: 'Estimate' });
    expect(status).toHaveTextContent('100 plates₹90,000');
    expect(status).toHaveTextContent('Total₹90,000');
    expect(status).toHaveTextContent('Per guest₹900');
    expect(status).toHaveTextContent('We keep 5 more plates ready');
    expect(status).not.toHaveTextContent('live counter');
  });

  it('shows what the fields accept for an invalid number', async () => {
    const user = userEvent.setup();
    render(<PlateEstimator />);
    await user.type(screen.getByLabelText('Guests'), ' many');
    expect(screen.getByRole('region', { name: 'Estimate' })).toHaveTextContent(
      /Please enter whole numbers/,
    );
    expect(screen.queryByText('Total')).toBeNull();
  });
});
