/** Keys of a French keyboard by their places on a US one, as Chromium and Firefox report them. */
export const FRENCH: Readonly<Record<string, string>> = {
  KeyQ: 'a',
  KeyW: 'z',
  KeyA: 'q',
  KeyZ: 'w',
  KeyM: ',',
  Digit1: '&',
  Digit2: 'é',
  Digit3: '"',
  Digit4: "'",
  Digit5: '(',
  Digit6: '-',
  Digit7: 'è',
  Digit8: '_',
  Digit9: 'ç',
  Digit0: 'à',
};

export type Press = {
  code: string;
  key: string;
  shiftKey?: boolean;
  keyCode?: number;
  repeat?: boolean;
};

export const placeOf = (sign: string) => (/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`);
const isLetter = (code: string) => code.startsWith('Key');
/** Shift and the key, as a scanner sends capitals. */
const capital = (code: string, key: string): Press[] =>
  isLetter(code)
    ? [
        { code: 'ShiftLeft', key: 'Shift', shiftKey: true },
        { code, key, shiftKey: true },
      ]
    : [{ code, key }];

/** The key events that each host reports when a scanner types the QR code. */
export const hosts: Readonly<Record<string, (text: string) => Press[]>> = {
  'a US layout': (text) => text.split('').flatMap((sign) => capital(placeOf(sign), sign)),
  'caps lock': (text) =>
    text.split('').flatMap((sign) => capital(placeOf(sign), sign.toLowerCase())),
  'a French layout': (text) =>
    text.split('').flatMap((sign) => {
      const code = placeOf(sign);
      const key = FRENCH[code] ?? sign.toLowerCase();
      return capital(code, isLetter(code) ? key.toUpperCase() : key);
    }),
  'a French layout with caps lock': (text) =>
    text.split('').flatMap((sign) => {
      const code = placeOf(sign);
      return capital(code, isLetter(code) ? (FRENCH[code] ?? sign.toLowerCase()) : sign);
    }),
  'a Devanagari input method of a computer': (text) =>
    text.split('').map((sign) => ({ code: placeOf(sign), key: 'Process', keyCode: 229 })),
};
