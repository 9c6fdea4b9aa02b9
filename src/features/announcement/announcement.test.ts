import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesOf } from './data/messages.ts';

const shown = (content: string) =>
  messagesOf(content).map(({ before, link, after }) => [before, link?.label, link?.href, after]);

describe('messagesOf', () => {
  it('returns one message per line', () => {
    expect(shown('Garba passes are out\r\n\n  Open on Diwali \n')).toEqual([
      ['Garba passes are out', undefined, undefined, ''],
      ['Open on Diwali', undefined, undefined, ''],
    ]);
  });

  it('links the first link of a line; the rest is text', () => {
    expect(shown('New: [the gallery](/gallery) and [more](/about) here')).toEqual([
      ['New: ', 'the gallery', '/gallery', ' and [more](/about) here'],
    ]);
  });

  it.each([
    ['tel:098350-12345', 'tel:+919835012345'],
    ['tel:+9109835012345', 'tel:+919835012345'],
    ['tel:1800-00-0000', 'tel:1800000000'],
    ['tel:112', 'tel:112'],
  ])('builds the tel: link of a number, however written: %s', (typed, href) => {
    expect(shown(`[Call us](${typed})`)).toEqual([['', 'Call us', href, '']]);
  });

  it.each([
    'javascript:alert`1`',
    '//evil.example',
    'http://plain.example',
    'data:text/html,x',
    '',
  ])('keeps only the label of a disallowed address (%s)', (address) => {
    expect(shown(`Look [here](${address}) now`)).toEqual([
      ['Look here', undefined, undefined, ' now'],
    ]);
  });

  it.each(['[', '[]', '[](', '[]()', '[a](/b', '](x)[', '[a]\\(b)', '((((', '[[[['])(
    'half a link (%s) is text or nothing',
    (content) => {
      expect(messagesOf(content).every(({ link }) => link === undefined)).toBe(true);
    },
  );

  it('gives a rewritten message a new id, and an unchanged one the same', () => {
    const [first] = messagesOf('Diwali offer');
    expect(messagesOf('Other\nDiwali offer')[1]?.id).toBe(first?.id);
    expect(messagesOf('Diwali offer.')[0]?.id).not.toBe(first?.id);
    expect(messagesOf('Same\nSame')).toHaveLength(1);
  });

  it('returns text and safe links for any input', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '[',
        ']',
        '(',
        ')',
        '\n',
        '\r\n',
        'javascript:',
        'https://',
        '/',
        '\\',
        'a',
        ' ',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const messages = messagesOf(parts.join(''));
        expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
        for (const { before, link, after } of messages) {
          expect((before + (link?.label ?? '') + after).trim()).not.toBe('');
          if (!link) continue;
          expect(link.label.trim()).not.toBe('');
          expect(link.href).toMatch(/^(\/($|[^/\\])|https:\/\/[A-Za-z0-9]|tel:|mailto:)/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
