// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { layWords } from './words.ts';

const source = `import { city } from './x.ts';
const office = '+91 1';
export const site = { name: 'Old', phones: [office], address: { city: 'Patna' }, gstin: null as string | null } as const;
export const text: Text = { title: \`Hello \${site.name}\`, show: (n: number) => \`\${n} of old\`, city };
export const list: readonly Item[] = [{ a: 1 }];
`;

describe('published words', () => {
  it('stand in the place of a module’s own, deep in an object too, and nothing else changes', () => {
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

  it('take the place of a template and of a short property, and a field that was left out', () => {
    const laid = layWords('site.ts', source, {
      'text.title': 'New',
      'text.city': 'Gaya',
      'text.note': 'Added',
    });
    expect(laid).toContain('{ title: "New", show: (n: number)');
    expect(laid).toContain('"city": "Gaya", "note": "Added" }');
  });

  it('stay text whatever they hold', () => {
    const title = `</script><img src=x onerror=alert(1)>\`\${process.exit()}'"\\\u2028`;
    const laid = layWords('site.ts', source, { 'text.title': title });
    expect(laid).not.toContain('</script');
    expect(laid).not.toContain('\u2028');
    const [, written = ''] = /title: ("(?:[^"\\]|\\.)*")/.exec(laid) ?? [];
    expect(JSON.parse(written)).toBe(title);
  });

  it.each(['site.nothing.here', 'missing', 'list.a'])(
    'are refused where there is no place: %s',
    (path) => {
      expect(() => layWords('site.ts', source, { [path]: 1 })).toThrow(`site.ts has no `);
    },
  );
});
