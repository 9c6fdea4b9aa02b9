import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanEmail, cleanLine, cleanText, folded } from './text.ts';

const marks =
  '\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\u206a\u206f\u3164\uffa0\ufeff\ufff9\ufffa\ufffb\u{e0001}\u{e0041}\u{e007f}\u0000\u0001\u0007\u001b\u007f\u0080\u009f\ud800';
const spaces =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000';

describe('cleanLine', () => {
  test.each([
    ['\u202aPriya Kumari\u202c', 'Priya Kumari'],
    ['Priya\u00a0Kumari', 'Priya Kumari'],
    ['Priya Kumari\u200e', 'Priya Kumari'],
    ['\u2066Priya\u2069 Kumari', 'Priya Kumari'],
    ['\ufeffPriya Kumari', 'Priya Kumari'],
    ['Pri\u200bya Ku\u00admari', 'Priya Kumari'],
    ['Pri\u200dya Kum\u200cari', 'Priya Kumari'],
    ['Priya Kumari\ufe0f', 'Priya Kumari'],
    ['Priya\u3000Kumari', 'Priya Kumari'],
    ['Priya\tKumari\r\n', 'Priya Kumari'],
    ['Priya\r\nKumari', 'Priya Kumari'],
    ['Priya\u2028Kumari', 'Priya Kumari'],
    ['Priya Kumari\ud83d', 'Priya Kumari'],
    ['Zoe\u0301', 'Zo\u00e9'],
    ['प्रिया\u200b कुमारी\u200d', 'प्रिया कुमारी'],
    ['\u200dप्रिया \u200cकुमारी', 'प्रिया कुमारी'],
    ['\u095bैनब', '\u091c\u093cैनब'],
    ['Priya \u{1f3f4}\u{e0067}\u{e0062} x', 'Priya \u{1f3f4} x'],
    ['  Priya  Kumari ', 'Priya  Kumari'],
    ['\u200b \u200e', ''],
  ])('%j is %j', (typed, right) => {
    expect(cleanLine(typed)).toBe(right);
  });

  test.each(Array.from(marks))('removes U+%# anywhere', (mark) => {
    expect(cleanLine(`${mark}Pri${mark}ya Kumari${mark}`)).toBe('Priya Kumari');
    expect(cleanLine(`${mark}प्रि${mark}या${mark}`)).toBe('प्रिया');
  });

  test.each(Array.from(spaces))('replaces each kind of space by a plain one', (space) => {
    expect(cleanLine(`${space}Priya${space}Kumari${space}`)).toBe('Priya Kumari');
  });
});

test.each([
  'क्‍ष और क्‌ष',
  'र्‍याव',
  'शक्‍ति मिश्र',
  'می‌خواهم',
  'ക്‍',
  '👨‍👩‍👧‍👦 family',
  '🏳️‍🌈 🏴‍☠️ 👁️‍🗨️',
  '👍🏽 👩🏽‍🦰 🧑🏿‍🚀 ❤️‍🔥 🐈‍⬛',
  '🇮🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '1️⃣ #️⃣ ☎️ ©️ ™️',
  '葛\u{e0100}城',
  'Ｐｒｉｙａ ½ ① ﬁ',
  '١٢٣ \u0600١',
  'O’Brien – “Café” ₹1,50,000/-',
])('%j is unchanged', (text) => {
  expect(cleanLine(text)).toBe(text);
  expect(cleanText(text)).toBe(text);
});

test.each([
  ['a\r\nb\rc\u2028d\u2029e\u0085f\u000bg\u000ch', 'a\nb\nc\nd\ne\nf\ng\nh'],
  ['\r\n\u200b a\tb\u00a0c \n\n d\n', 'a\tb c \n\n d'],
])('several lines: %j is %j', (typed, right) => {
  expect(cleanText(typed)).toBe(right);
});

test.each([
  '\u200epriya@example.com',
  'priya@example.com\u200f',
  'priya\u200b@example.com',
  '\u202apriya@example.com\u202c',
  'mailto:priya@example.com',
  'MAILTO:priya@example.com?subject=Hello%20you',
  '<priya@example.com>',
  '<mailto:priya@example.com>',
  'Priya Kumari <priya@example.com>',
  '"Kumari, Priya" <priya@example.com>;',
  'priya\uff20example.com',
  'ｐｒｉｙａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
  'priya@example。com',
  'priya @ example.com',
  'priya@example.com,',
  '\u00a0priya@example.com\u3000',
  'priya@\u00adexample.com\ufeff',
])('%j is an address', (typed) => {
  expect(cleanEmail(typed)).toBe('priya@example.com');
});

test.each(['a b@example.com', 'a@example.com b@example.com', 'priya', 'o’x@example.com'])(
  '%j is not changed into another address',
  (typed) => {
    expect(cleanEmail(typed)).toBe(typed);
  },
);

test.each([
  ['\u095b\u0948\u0928\u092c', '\u091c\u093c\u0948\u0928\u092c'],
  ['Zoé', 'ZOE\u0301'],
  ['Ｐｒｉｙａ', 'priya'],
  ['क्‍ष', 'क्ष'],
  ['Priya\u00a0 Kumari', 'priya kumari'],
  ['❤️', '❤'],
])('%j and %j are one text in a search', (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

const odd = constantFrom(
  ...Array.from(`${marks}${spaces}\r\n\t \u200c\u200d\ufe0f🏴\u{e0067}\u{e007f}कर््षीa1#️⃣👩🏽e\u0301`),
);
const texts = array(oneof(odd, string({ unit: 'binary', maxLength: 1 })), { maxLength: 20 }).map(
  (parts) => parts.join(''),
);

test('is idempotent', () => {
  assert(
    property(texts, (text) => {
      for (const clean of [cleanText, cleanLine, cleanEmail, folded])
        expect(clean(clean(text))).toBe(clean(text));
    }),
    { numRuns: 3000 },
  );
});
