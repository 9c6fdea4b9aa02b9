import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { qrText, readPassCode } from '@/shared/lib/passCode.ts';
import { listenForScanner } from './admin/wedge/listenForScanner.ts';
import { FRENCH, hosts, placeOf, type Press } from './scannerKeys.fixture.ts';

const CODE = 'K7P2M4XA0Q1ZVWTS93HGFEDCB6';
const QR = qrText(CODE);
const isCode = { kind: 'code', code: CODE };

let now = 1000;
let stop = () => {};
const onCode = vi.fn<(text: string) => void>();
const onKey = vi.fn<(key: string) => void>();

function fire(target: EventTarget, event: Event): boolean {
  Object.defineProperty(event, 'timeStamp', { value: now });
  return target.dispatchEvent(event);
}

function press(target: EventTarget, key: Press): boolean {
  return fire(target, new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
}
function pass(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}

const ENTER: Press = { code: 'Enter', key: 'Enter' };

function scan(target: EventTarget, keys: readonly Press[], gapMs = 8): void {
  for (const key of keys) {
    press(target, key);
    pass(gapMs);
  }
}

function field(value = ''): HTMLInputElement {
  const input = document.createElement('input');
  input.value = value;
  document.body.append(input);
  input.focus();
  return input;
}

/** Types a key into a field, as the browser does. */
function type(input: HTMLInputElement, key: Press, sign: string, inputType = 'insertText'): void {
  press(input, key);
  fire(input, new InputEvent('beforeinput', { bubbles: true, inputType, data: sign }));
  const at = input.selectionStart ?? input.value.length;
  input.setRangeText(sign, at, at);
  input.setSelectionRange(at + sign.length, at + sign.length);
}

beforeEach(() => {
  vi.useFakeTimers();
  onCode.mockReset();
  onKey.mockReset();
  stop = listenForScanner({ onCode, onKey });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const codes = () => onCode.mock.calls.map(([text]) => readPassCode(text));

for (const [host, keysOf] of Object.entries(hosts)) {
  it(`reads a scanner on ${host}`, () => {
    scan(document.body, [...keysOf(QR), ENTER]);
    expect(codes()).toEqual([isCode]);
    pass(500);
    expect(onCode).toHaveBeenCalledTimes(1);
    expect(onKey).not.toHaveBeenCalled();
  });
}

/** The control: what a listener that reads `event.key` makes of the same keys. */
const byKey = (keys: readonly Press[]) =>
  readPassCode(keys.map(({ key }) => (key.length === 1 ? key : '')).join(''));

it('event.key alone would fail on a French layout and with an input method', () => {
  expect(byKey(hosts['a US layout']?.(QR) ?? [])).toEqual(isCode);
  for (const host of [
    'a French layout',
    'a French layout with caps lock',
    'a Devanagari input method of a computer',
  ])
    expect(byKey(hosts[host]?.(QR) ?? [])).not.toEqual(isCode);
});

it('reads a scanner that sends no Enter', () => {
  scan(document.body, hosts['a US layout']?.(QR) ?? []);
  expect(onCode).not.toHaveBeenCalled();
  pass(80);
  expect(codes()).toEqual([isCode]);
});

it('keeps an Enter that a scanner sends late from what has the focus, and no second one', () => {
  scan(document.body, hosts['a US layout']?.(QR) ?? []);
  pass(120);
  expect(codes()).toEqual([isCode]);
  expect(press(document.body, ENTER)).toBe(false);
  pass(20);
  expect(press(document.body, ENTER)).toBe(true);
  scan(document.body, hosts['a US layout']?.(QR) ?? []);
  pass(1000);
  expect(press(document.body, ENTER)).toBe(true);
  scan(document.body, hosts['a US layout']?.(QR) ?? []);
  pass(90);
  press(document.body, { code: 'KeyT', key: 't' });
  expect(press(document.body, ENTER)).toBe(true);
});

it('reads two codes one after the other', () => {
  const keys = hosts['caps lock']?.(QR) ?? [];
  scan(document.body, [...keys, ENTER, ...keys, ENTER]);
  expect(codes()).toEqual([isCode, isCode]);
});

it('joins a code whose keys arrive late but were pressed in time', () => {
  const keys = (hosts['a US layout']?.(QR) ?? []).filter(({ key }) => key !== 'Shift');
  scan(document.body, keys.slice(0, 12));
  vi.advanceTimersByTime(300);
  scan(document.body, [...keys.slice(12), ENTER]);
  expect(codes()).toEqual([isCode]);
});

it('takes keys in quick succession only', () => {
  scan(document.body, [...(hosts['a US layout']?.(QR) ?? []), ENTER], 60);
  pass(500);
  expect(onCode).not.toHaveBeenCalled();
});

it('keeps a scanner’s keys and its Enter from buttons and shortcuts, and no others', () => {
  const button = document.createElement('button');
  document.body.append(button);
  const heard = vi.fn<() => void>();
  button.addEventListener('keydown', heard);
  scan(button, [...(hosts['a US layout']?.(QR) ?? []).filter(({ key }) => key !== 'Shift'), ENTER]);
  expect(heard).not.toHaveBeenCalled();
  pass(500);
  expect(press(button, ENTER)).toBe(true);
  expect(press(button, { code: 'Tab', key: 'Tab' })).toBe(true);
  expect(press(button, { code: 'Space', key: ' ' })).toBe(true);
  expect(heard).toHaveBeenCalledTimes(3);
});

it('reports single keys of a person for shortcuts', () => {
  press(document.body, { code: 'KeyU', key: 'u' });
  pass(90);
  press(document.body, { code: 'Digit4', key: "'" });
  pass(60);
  press(document.body, { code: 'KeyL', key: 'l' });
  pass(90);
  expect(onKey.mock.calls.flat()).toEqual(['U', '4', 'L']);
  expect(onCode).not.toHaveBeenCalled();
});

it('leaves held keys and shortcuts of the browser alone', () => {
  for (let count = 0; count < 40; count += 1) {
    expect(
      fire(
        document.body,
        new KeyboardEvent('keydown', { code: 'KeyA', key: 'a', repeat: true, cancelable: true }),
      ),
    ).toBe(true);
    pass(30);
  }
  expect(
    fire(
      document.body,
      new KeyboardEvent('keydown', { code: 'KeyR', key: 'r', ctrlKey: true, cancelable: true }),
    ),
  ).toBe(true);
  pass(500);
  expect(onCode).not.toHaveBeenCalled();
  expect(onKey).not.toHaveBeenCalled();
});

it('leaves what a person types in a field, however fast', () => {
  const input = field();
  for (const sign of QR.slice(0, 20)) {
    type(input, { code: placeOf(sign), key: sign }, sign);
    pass(40);
  }
  expect(press(input, ENTER)).toBe(true);
  for (const sign of CODE.split('')) {
    pass(70);
    type(input, { code: placeOf(sign), key: sign }, sign);
  }
  pass(500);
  expect(input.value).toBe(QR.slice(0, 20) + CODE);
  expect(onCode).not.toHaveBeenCalled();
  expect(onKey).not.toHaveBeenCalled();
});

it('takes a scanned code out of the field that has the focus, on a French layout', () => {
  const input = field('Ravi Kumar');
  input.setSelectionRange(4, 4);
  const changed = vi.fn<() => void>();
  input.addEventListener('input', changed);
  for (const sign of QR.split('')) {
    const code = placeOf(sign);
    type(input, { code, key: FRENCH[code] ?? sign }, FRENCH[code] ?? sign);
    pass(8);
  }
  expect(input.value).not.toBe('Ravi Kumar');
  expect(press(input, ENTER)).toBe(false);
  expect(input.value).toBe('Ravi Kumar');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(codes()).toEqual([isCode]);
});

for (const inputType of ['insertText', 'insertCompositionText'])
  it(`reads the text of a field where keys have no place (${inputType})`, () => {
    const input = field('12');
    input.setSelectionRange(1, 1);
    for (const sign of QR.toLowerCase().split('')) {
      type(input, { code: '', key: 'Unidentified', keyCode: 229 }, sign, inputType);
      pass(8);
    }
    press(input, { code: '', key: 'Enter', keyCode: 13 });
    expect(codes()).toEqual([isCode]);
    expect(input.value).toBe('12');
  });

it('lets a held Enter press a button once', () => {
  const button = document.createElement('button');
  document.body.append(button);
  expect(press(button, ENTER)).toBe(true);
  expect(press(button, { ...ENTER, repeat: true })).toBe(false);
});

it('leaves a pasted code in its field', () => {
  const input = field();
  type(input, { code: '', key: 'Unidentified' }, QR, 'insertFromPaste');
  pass(500);
  expect(input.value).toBe(QR);
  expect(onCode).not.toHaveBeenCalled();
});

it('is silent after its end', () => {
  stop();
  scan(document.body, [...(hosts['a US layout']?.(QR) ?? []), ENTER]);
  pass(500);
  expect(onCode).not.toHaveBeenCalled();
});
