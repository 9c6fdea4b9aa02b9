import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { repeatEarlyFields, watchEarlyFields } from './earlyFields.ts';

/** A part of a page whose fields React controls. */
function Part() {
  const [city, setCity] = useState('Patna');
  const [event, setEvent] = useState('Wedding');
  const [veg, setVeg] = useState(false);
  const [left, setLeft] = useState('');
  return (
    <>
      <input aria-label="City" value={city} onChange={({ target }) => setCity(target.value)} />
      <select value={event} onChange={({ target }) => setEvent(target.value)}>
        <option>Wedding</option>
        <option>Birthday</option>
      </select>
      <input type="checkbox" checked={veg} onChange={({ target }) => setVeg(target.checked)} />
      <textarea defaultValue="" onBlur={({ target }) => setLeft(target.value)} />
      <output>{[city, event, String(veg), left].join(' ')}</output>
    </>
  );
}

let hydrated = false;
const waits = () => !hydrated;

function field(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`#root ${selector}`);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

function use(control: HTMLElement, change: object): void {
  Object.assign(control, change);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

afterEach(() => document.body.replaceChildren());

it('what was typed, chosen and ticked before React came counts once it is there', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Part />)}</div>`;
  watchEarlyFields(waits);
  use(field('input'), { value: 'Gaya' });
  use(field('select'), { value: 'Birthday' });
  use(field('[type="checkbox"]'), { checked: true });
  use(field('textarea'), { value: 'by evening' });
  repeatEarlyFields(waits);
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root') ?? document.body, <Part />),
  );
  hydrated = true;
  await act(async () => repeatEarlyFields(waits));
  expect(field('output').textContent).toBe('Gaya Birthday true by evening');
  expect(field('input')).toHaveValue('Gaya');
  act(() => root.unmount());
});
