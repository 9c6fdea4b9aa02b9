import { readFile } from 'node:fs/promises';
import { format } from 'oxfmt';

/** Formats generated code like `npm run format`. @throws if it cannot be parsed. */
export async function formatCode(file: string, code: string): Promise<string> {
  const config = await readFile(new URL('../.oxfmtrc.json', import.meta.url), 'utf8');
  const { code: formatted, errors } = await format(file, code, JSON.parse(config));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message ?? 'cannot be parsed'}`);
  return formatted;
}
