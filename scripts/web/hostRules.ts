/** A block of a `_headers` file: path, headers to remove, headers to set. */
export type HeaderRule = {
  matches: (path: string) => boolean;
  remove: string[];
  set: [string, string][];
};

/** A line of a `_redirects` file. Status 200 serves `to` under the requested address. */
export type RedirectRule = { matches: (path: string) => boolean; to: string; status: number };

function pathMatcher(pattern: string): (path: string) => boolean {
  if (!pattern.endsWith('*')) return (path) => path === pattern;
  const start = pattern.slice(0, -1);
  return (path) => path.startsWith(start);
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
}

/** Parses a `_headers` file. @throws Error naming the invalid line. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of lines(text)) {
    if (line.startsWith('/')) {
      rules.push({ matches: pathMatcher(line.trim()), remove: [], set: [] });
      continue;
    }
    const rule = rules.at(-1);
    const [, removed] = /^\s+!\s*([\w-]+)\s*$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
    if (rule && removed) rule.remove.push(removed.toLowerCase());
    else if (rule && name && value) rule.set.push([name.toLowerCase(), value]);
    else throw new Error(`_headers: cannot read the line "${line.trim()}"`);
  }
  return rules;
}

/** Headers of a path: matching rules from top to bottom; repeated headers are joined by a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules) {
    if (!rule.matches(path)) continue;
    for (const name of rule.remove) headers.delete(name);
    for (const [name, value] of rule.set) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

/** Parses a `_redirects` file: from, to, status (default 302). @throws Error naming the invalid line. */
export function parseRedirects(text: string): RedirectRule[] {
  return lines(text).map((line) => {
    const [from, to, status = '302', ...rest] = line.trim().split(/\s+/);
    if (!from?.startsWith('/') || !to || !/^\d{3}$/.test(status) || rest.length > 0) {
      throw new Error(`_redirects: cannot read the line "${line.trim()}"`);
    }
    return { matches: pathMatcher(from), to, status: Number(status) };
  });
}
