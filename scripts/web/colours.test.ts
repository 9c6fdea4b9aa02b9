// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailColours, paperColours, withPapers } from './colours.ts';

const block = (paper: string) => `:root { --color-paper: ${paper}; --color-ink: #000000; }`;

it('the browser’s frame takes the paper of the stylesheet, by day and by night', () => {
  const { light, dark } = paperColours();
  const html = withPapers(readFileSync('index.html', 'utf8'));
  expect(html).toContain(`content="${light}" media="(prefers-color-scheme: light)"`);
  expect(html).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`);
  expect(html).not.toContain('%PAPER');
});

it('a dark theme that is chosen has the paper of the system’s', () => {
  const papers = { light: '#ffffff', dark: '#101010' };
  expect(paperColours(block('#ffffff') + block('#101010') + block('#101010'))).toEqual(papers);
  expect(() => paperColours(block('#ffffff') + block('#101010') + block('#111111'))).toThrow(
    'the same in both dark blocks',
  );
  expect(() => paperColours(block('#ffffff'))).toThrow('one --color-paper by day');
});

it('the mails have the colours of the stylesheet', () => {
  expect(readFileSync('supabase/functions/_shared/colours.ts', 'utf8')).toBe(mailColours());
  expect(mailColours()).toContain("paper: '#");
  expect(readFileSync('supabase/functions/_shared/notificationHtml.ts', 'utf8')).not.toMatch(
    /#[\da-f]{6}/i,
  );
  expect(() => mailColours(block('#ffffff'))).toThrow('wants a --color-surface');
});
