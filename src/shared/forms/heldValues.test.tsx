import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

const options = ['', 'one', 'two'].map((value) => ({ value, label: value }));

function Everything({ onSend }: { onSend: (values: object) => void }) {
  const [controlled, setControlled] = useState('');
  const { register, handleSubmit } = useForm({
    defaultValues: {
      line: '',
      text: '',
      choice: '',
      way: 'one',
      day: '',
      code: '',
      isTicked: false,
    },
  });
  const send = handleSubmit((values) => onSend({ ...values, controlled }));
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <TextInput label="Line" {...register('line')} />
      <TextArea label="Text" {...register('text')} />
      <Select label="Choice" options={options} {...register('choice')} />
      <RadioGroup label="Way" options={options.slice(1)} {...register('way')} />
      <TextInput label="Day" type="date" {...register('day')} />
      <TextInput label="Code" type="password" {...register('code')} />
      <Checkbox label="Tick" {...register('isTicked')} />
      <TextInput
        label="Controlled"
        value={controlled}
        onChange={({ target }) => setControlled(target.value)}
      />
      <button type="submit">Send</button>
    </form>
  );
}

function hold(label: string, held: string | boolean): void {
  const control = screen.getByLabelText(label);
  const name = typeof held === 'boolean' ? 'checked' : 'value';
  for (let owner = Object.getPrototypeOf(control); owner; owner = Object.getPrototypeOf(owner)) {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own?.set) {
      own.set.call(control, held);
      return;
    }
  }
}

const filled = {
  line: 'Priya',
  text: 'Two\nlines',
  choice: 'two',
  way: 'two',
  day: '2030-01-02',
  code: 'a long password',
  isTicked: true,
  controlled: 'Kumari',
};

it('submits the values in the DOM even if React has not received their events', async () => {
  const onSend = vi.fn<(values: object) => void>();
  render(<Everything onSend={onSend} />);
  for (const [label, held] of [
    ['Line', filled.line],
    ['Text', filled.text],
    ['Choice', filled.choice],
    ['two', true],
    ['Day', filled.day],
    ['Code', filled.code],
    ['Tick', true],
    ['Controlled', filled.controlled],
  ] as const)
    hold(label, held);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSend).toHaveBeenCalledWith(filled));
});

it('keeps what was ticked and typed', async () => {
  const onSend = vi.fn<(values: object) => void>();
  render(<Everything onSend={onSend} />);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Line'), 'Ravi');
  await person.click(screen.getByLabelText('Tick'));
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend.mock.calls[0]?.[0]).toMatchObject({ line: 'Ravi', isTicked: true, way: 'one' });
});

it('ignores forms without a submit button', () => {
  const onChange = vi.fn<() => void>();
  render(
    <form aria-label="Filters" onSubmit={(event) => event.preventDefault()}>
      <Select label="Choice" options={options} value="one" onChange={onChange} />
    </form>,
  );
  screen.getByRole<HTMLFormElement>('form').requestSubmit();
  expect(onChange).not.toHaveBeenCalled();
});
