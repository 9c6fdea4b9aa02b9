import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeLink } from './safeLink.ts';

const contact = { contact: true };

describe('an address that the owner typed', () => {
  it.each(['/', '/gallery', '/contact?service=wedding#enquiry', 'https://mandap.example/a?b=c'])(
    'allows %s',
    (address) => {
      expect(safeLink(address)).toBe(address);
    },
  );

  it.each(['tel:+916125550142', 'mailto:hello@mandap.example?subject=Diwali'])(
    'allows %s for contact details',
    (address) => {
      expect(safeLink(address)).toBeNull();
      expect(safeLink(address, contact)).toBe(address);
    },
  );

  it.each([
    '',
    'gallery',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://mandap.example/1',
    'http://mandap.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://',
    'https://[',
    'https://mandap.example@evil.example/',
    'tel:javascript',
    'mailto:nobody',
    `/${'a'.repeat(2000)}`,
  ])('rejects %j', (address) => {
    expect(safeLink(address, contact)).toBeNull();
  });

  it('accepts only paths of the site and allowed schemes, whatever is typed', () => {
    const odd = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        ':',
        'https',
        'javascript',
        '\t',
        '\n',
        ' ',
        '@',
        '.',
        'x',
        'tel',
        '?',
        '#',
        '\u00a0',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          odd.map((parts) => parts.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (typed) => {
          const link = safeLink(typed, contact);
          if (link === null) return;
          const { origin, protocol } = new URL(link, 'https://here.example');
          expect(['https:', 'tel:', 'mailto:']).toContain(protocol);
          expect(!link.startsWith('/') || origin === 'https://here.example').toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
