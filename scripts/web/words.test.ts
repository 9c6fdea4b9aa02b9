// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { layWords } from './words.ts';

const source = `import { city } from './x.ts';
const office = '+91 1';
export const site = { name: 'Old', phones: [office], address: { city: 'Patna' }, gstin: null as string | null } as const;
export const text: Text = { title: \`Hello \${site.name}\`, show: (n: number) => \`\${n} of old\`, city };
export const list: readonly Item[] = [{ a: 1 }];
`;

describe('published texts', () => {
  it('replace values of a module, also nested ones, and nothing else', () => {
    const laid = layWords('site.ts', source, {
      'site.address.city': 'Ranchi',
      'site.gstin': '10ABC',
      list: [{ a: 2 }],
    });
    expect(laid).toBe(
      source
        .replace("'Patna'", '"Ranchi"')
        .replace('null as string | null', '"10ABC"')
        .replace('[{ a: 1 }]', '[{"a":2}]'),
    );
  });

  it('replace templates and shorthand properties, and add missing fields', () => {
    const laid = layWords('site.ts', source, {
      'text.title': 'New',
      'text.city': 'Gaya',
      'text.note': 'Added',
    });
    expect(laid).toContain('{ title: "New", show: (n: number)');
    expect(laid).toContain('"city": "Gaya", "note": "Added" }');
  });

  it('are escaped as strings', () => {
    const title = `</script><img src=x onerror=alert(1)>\`\${process.exit()}'"\\\u2028`;
    const laid = layWords('site.ts', source, { 'text.title': title });
    expect(laid).not.toContain('</script');
    expect(laid).not.toContain('\u2028');
    const [, written = ''] = /title: ("(?:[^"\\]|\\.)*")/.exec(laid) ?? [];
    expect(JSON.parse(written)).toBe(title);
  });

  it.each(['site.nothing.here', 'missing', 'list.a'])('throw for a missing place: %s', (path) => {
    expect(() => layWords('site.ts', source, { [path]: 1 })).toThrow(`site.ts has no `);
  });
});
