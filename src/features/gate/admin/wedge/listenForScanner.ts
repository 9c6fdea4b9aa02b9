/** Maximum interval between two keys of a USB or Bluetooth scanner, ms; a person types more slowly. */
const NEXT_MS = 50;
/** For a scanner that sends no Enter: silence that ends a whole code, ms, and a code's length. */
const SILENCE_MS = 80;
const WHOLE = 28;
/** Maximum time from a code's last sign to its Enter on a busy page or a slow Bluetooth link, ms. */
const ENTER_MS = 400;
/** Fewer keys followed by Enter are a person's. */
const FEWEST = 6;

export type ScannerEvents = {
  onCode: (text: string) => void;
  /**
   * Called with a letter (upper case) or digit pressed by a person outside of a field, without modifiers: a shortcut.
   */
  onKey?: ((key: string) => void) | undefined;
};

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement &&
    !/^(?:button|checkbox|radio|range|submit)$/.test(target.type));

const isOtherEditor = (target: unknown) =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Character of a key's position on a US keyboard, which scanners imitate; ignores layout, caps lock and Shift. */
function signOf(code: string): string | undefined {
  return /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code)?.slice(1).find(Boolean);
}

/** Restores a field's value. Uses the prototype's setter, as React ignores values set through the element's own one. */
function restore(field: Field, value: string): void {
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Keys in quick succession. */
type Burst = {
  /** Characters by key position; '' where the keyboard reports none (Android). */
  signs: string;
  /** Time of the last one, ms. */
  at: number;
  /** The field that receives them, and its text and selection before them. */
  field: Field | undefined;
  before: string;
  from: number;
  to: number;
  isReported: boolean;
};

function beginBurst(field: Field | undefined): Burst {
  const before = field?.value ?? '';
  const [from, to] = [field?.selectionStart ?? before.length, field?.selectionEnd ?? before.length];
  return { signs: '', at: 0, field, before, from, to, isReported: false };
}

/** The characters by key position, else the text that was added to the field. */
function textOf({ signs, field, before, from, to }: Burst): string {
  if (signs || !field) return signs;
  return field.value.slice(from, field.value.length - (before.length - to));
}

/**
 * Listens for a scanner that acts as a keyboard. What a person types reaches its field, or `onKey`. A code that is
 * scanned into a focused field is removed from it.
 * @returns a function that stops listening.
 */
export function listenForScanner({ onCode, onKey }: ScannerEvents): () => void {
  const ending = new AbortController();
  let burst: Burst | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when an Enter is still that of the last code, which ended by silence, ms. */
  let enterUntil = 0;

  const reportKey = (one: Burst) => {
    if (!one.field && !one.isReported && one.signs.length === 1) onKey?.(one.signs);
    one.isReported = true;
  };
  /** @returns whether it was a scanner's. */
  const endBurst = (isByEnter: boolean): boolean => {
    clearTimeout(timer);
    const ended = burst;
    burst = undefined;
    if (!ended) return false;
    const { field, before } = ended;
    const text = textOf(ended);
    if (text.length < (isByEnter && !field ? FEWEST : WHOLE)) {
      reportKey(ended);
      return false;
    }
    if (field) restore(field, before);
    onCode(text);
    return true;
  };
  // Half a code waits for its next key: on a busy page the timer may fire before keys that were pressed in time.
  const endIfWhole = () => {
    if (!burst) return;
    if (textOf(burst).length < WHOLE) reportKey(burst);
    else {
      enterUntil = burst.at + ENTER_MS;
      endBurst(false);
    }
  };
  const add = (sign: string, field: Field | undefined, at: number) => {
    // Text that came without keys is no beginning of keys.
    const isApart =
      burst && (burst.field !== field || at - burst.at >= NEXT_MS || (sign && !burst.signs));
    if (isApart) endBurst(false);
    burst ??= beginBurst(field);
    burst.signs += sign;
    burst.at = at;
    clearTimeout(timer);
    timer = setTimeout(endIfWhole, SILENCE_MS);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, code, timeStamp, ctrlKey, altKey, metaKey, repeat } = event;
    const field = isField(target) ? target : undefined;
    if (ctrlKey || altKey || metaKey || isOtherEditor(target)) return;
    if (event.key === 'Enter') {
      const isLate = timeStamp < enterUntil;
      enterUntil = 0;
      // A held one would press what the first press brings.
      const isHeld = repeat && !field;
      const isScanners = () =>
        endBurst(burst !== undefined && timeStamp - burst.at < SILENCE_MS) || isLate;
      if (!isHeld && !isScanners()) return;
    } else {
      const sign = signOf(code);
      if (repeat || sign === undefined) return;
      enterUntil = 0;
      add(sign, field, timeStamp);
      if (field) return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Counts only where keys have no place. A paste is a person's.
  const onBeforeInput = ({ target, inputType, timeStamp }: InputEvent) => {
    if (!isField(target) || !/^insert(?:Composition)?Text$/.test(inputType)) return;
    if (burst?.field === target && burst.signs) return;
    add('', target, timeStamp);
  };
  const listening = { capture: true, signal: ending.signal };
  window.addEventListener('keydown', onKeyDown, listening);
  window.addEventListener('beforeinput', onBeforeInput, listening);
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
