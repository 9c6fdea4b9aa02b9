import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

const options = [
  { value: 'a', label: 'Tea' },
  { value: 'b', label: 'Coffee' },
];

describe('form fields for screen readers', () => {
  it.each([
    [
      'a line of text',
      <TextInput key="1" label="Drink" hint="Hot ones only." error="Choose one." />,
    ],
    ['a longer text', <TextArea key="2" label="Drink" hint="Hot ones only." error="Choose one." />],
    [
      'a select',
      <Select key="3" label="Drink" hint="Hot ones only." error="Choose one." options={options} />,
    ],
    ['a box', <Checkbox key="4" label="Drink" hint="Hot ones only." error="Choose one." />],
  ])('name, error and hint of %s are announced together', (_, field) => {
    render(field);
    const control = screen.getByLabelText('Drink');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Choose one. Hot ones only.');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one.');
  });

  it('the legend of a radio group and its error are announced', () => {
    render(
      <RadioGroup label="Drink" error="Choose one." required name="drink" options={options} />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Drink' });
    expect(group).toHaveAccessibleDescription('Choose one.');
    expect(group).toBeInvalid();
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).toEqual([
      'drink',
      'drink',
    ]);
  });

  it('no error is announced without one', () => {
    render(<TextInput label="Drink" optional="optional" />);
    const control = screen.getByRole('textbox', { name: 'Drink' });
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(control).not.toBeRequired();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('ticks the box when its label is tapped', async () => {
  const onChange = vi.fn<() => void>();
  render(<Checkbox label="With sugar" onChange={onChange} />);
  await userEvent.click(screen.getByText('With sugar'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('keeps two fields with the same label apart', () => {
  render(
    <>
      <TextInput label="Phone" defaultValue="1" />
      <TextInput label="Phone" defaultValue="2" />
    </>,
  );
  const values = screen.getAllByLabelText('Phone').map((field) => field.getAttribute('value'));
  expect(values).toEqual(['1', '2']);
});
