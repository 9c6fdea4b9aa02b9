import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusals } from '@/content/en/refusals.ts';
import { createTestStack, type Stack } from '../local/testing.ts';
import { addKind, openEdition, reserve } from './support/passes.ts';

let stack: Stack;
let bodies: Map<string, string>;
let raised: Raised[];

/** A refusal in the body of a function: its code, if it has one, and its sentence, with %s for values. */
type Raised = { by: string; code: string | undefined; message: string };

/** Functions of the database that visitors' calls reach, by their names, with their bodies. */
async function reachable(): Promise<Map<string, string>> {
  const rows = await stack.sql<{ name: string; body: string; is_entry: boolean }[]>`
    select p.proname as name, p.prosrc as body,
      p.pronamespace = 'public'::regnamespace and has_function_privilege('anon', p.oid, 'execute')
        or exists (
          select 1 from pg_trigger t where t.tgfoid = p.oid and has_any_column_privilege('anon', t.tgrelid, 'insert')
        ) as is_entry
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const found = new Map<string, string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    const body = rows.filter((row) => row.name === name).map((row) => row.body);
    found.set(name, body.join('\n'));
    for (const [, called = ''] of body.join('\n').matchAll(/private\.(\w+)\(/g)) visit(called);
  };
  for (const { name, is_entry: isEntry } of rows) if (isEntry) visit(name);
  // The two that raise, and take codes and sentences from their callers.
  for (const raising of ['need', 'refuse']) found.delete(raising);
  return found;
}

/** The arguments of a call whose parenthesis opens before `start`. */
function argumentsAt(sql: string, start: number): string[] {
  const found = [''];
  let depth = 0;
  for (const [token] of sql.slice(start).matchAll(/'(?:[^']|'')*'|[^']/g)) {
    if (token === ')' && depth === 0) break;
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (token === ',' && depth === 0) found.push('');
    else found[found.length - 1] += token;
  }
  return found.map((argument) => argument.trim());
}

/** The text of a literal, which SQL may continue on the next line, or the one that `format` gets. */
function literal(sql: string): string {
  const [text = ''] = sql.startsWith('format(') ? argumentsAt(sql, 'format('.length) : [sql];
  return [...text.matchAll(/'((?:[^']|'')*)'/g)]
    .map(([, part = '']) => part)
    .join('')
    .replaceAll("''", "'");
}

function raisedBy(by: string, body: string): Raised[] {
  const calls = [...body.matchAll(/private\.(?:need|refuse)\(/g)].flatMap((call) => {
    const [, , code = '', message] = argumentsAt(body, call.index + call[0].length);
    // With the code of another function's answer, which is below.
    if (code.includes('->>')) return [];
    return message === undefined
      ? { by, code: undefined, message: code }
      : { by, code: literal(code), message: literal(message) };
  });
  const answered = [...body.matchAll(/'code', '(\w+)'/g)].map((answer) => {
    const values = argumentsAt(body, answer.index);
    return { by, code: answer[1], message: literal(values[values.indexOf(`'message'`) + 1] ?? '') };
  });
  const bare = [...body.matchAll(/errcode = 'PT[^;]*/g)].map(([message]) => ({
    by,
    code: undefined,
    message,
  }));
  return [...calls, ...answered, ...bare];
}

beforeAll(async () => {
  stack = await createTestStack('refusals');
  bodies = await reachable();
  raised = [...bodies].flatMap(([by, body]) => raisedBy(by, body));
});
afterAll(() => stack?.stop());

test('every refusal that a visitor can meet has a code', () => {
  expect(bodies.size).toBeGreaterThan(60);
  expect(raised.filter(({ code }) => code === undefined)).toEqual([]);
});

test('every code has words, and no words are without a code', () => {
  const codes = new Set(raised.map(({ code }) => code));
  expect(codes).toEqual(new Set(Object.keys(refusals)));
});

test('the sentence of a code is that of its words, for pages of an older release', () => {
  const values = new Proxy<Record<string, string>>({}, { get: () => '%s' });
  const others = raised.filter(({ code = '', message }) => {
    const words = refusals[code];
    return code !== 'outdated' && message !== (typeof words === 'function' ? words(values) : words);
  });
  expect(others).toEqual([]);
});

test('the code and the values of its words are in the details of the error', async () => {
  const edition = await openEdition(stack);
  const kind_id = await addKind(stack, edition.id, { name: 'Two nights', picks: 2 });
  const night_ids = edition.nights.slice(0, 1);
  // Each refusal that `reserve` meets is compared with its words.
  const { status, hint, detail } = await reserve(stack, edition.id, [
    { kind_id, night_ids, quantity: 1 },
  ]);
  expect({ status, hint, detail }).toEqual({
    status: 422,
    hint: 'items',
    detail: { code: 'nights', picks: 2, kind: 'Two nights' },
  });
});
