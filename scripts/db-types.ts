import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createTestStack, type Stack } from '../supabase/local/testing.ts';
import { formatCode } from './formatCode.ts';
import { fail } from './launch.ts';

const run = promisify(execFile);
const TYPES = 'src/shared/supabase/database.types.ts';
/** One file per list, so that pages load only what they need. */
const LISTS = 'src/shared/lists';
/** Expected schema of the connection test. */
const SCHEMA = 'src/features/connection/admin/data/schema.ts';

/**
 * `npm run db:types`: writes the database's types like Supabase's CLI, the lists shared with the site (functions
 * `private.list_…`) and the names for the connection test, from a fresh database with all migrations. `--check` only
 * compares and fails if a file is stale (CI).
 */
async function main(): Promise<void> {
  for (const [file, text] of Object.entries(await generate())) {
    if (!process.argv.includes('--check')) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
      console.log(`${file} is written.`);
      continue;
    }
    const current = await readFile(file, 'utf8').catch(() => '');
    if (current !== text) throw new Error(`${file} is stale: run npm run db:types and commit it.`);
    console.log(`${file} is up to date.`);
  }
}

/** @returns file contents by name. */
async function generate(): Promise<Record<string, string>> {
  const stack = await createTestStack('types', { seed: false, outboxEvery: 0 });
  try {
    const lists = { ...(await readLists(stack.sql)), ...(await readNames(stack.sql)) };
    const { stdout } = await run(
      process.execPath,
      [
        'node_modules/supabase/dist/supabase.js',
        'gen',
        'types',
        '--schema',
        'public',
        `--remote=${stack.databaseUrl}`,
      ],
      { env: { ...process.env, DO_NOT_TRACK: '1', PGSSLMODE: 'disable' } },
    );
    return { [TYPES]: `${stdout.trim()}\n`, ...lists };
  } finally {
    await stack.stop();
  }
}

async function readLists(sql: Stack['sql']): Promise<Record<string, string>> {
  const functions = await sql<{ name: string; description: string }[]>`
    select proname as name, obj_description(oid, 'pg_proc') as description from pg_proc
    where pronamespace = 'private'::regnamespace and proname like 'list\\_%' and pronargs = 0 and prorettype = 'text[]'::regtype
    order by 1`;
  const files: Record<string, string> = {};
  for (const { name, description } of functions) {
    const [row] = await sql<{ values: string[] }[]>`select private.${sql(name)}() as values`;
    const called = name
      .slice('list_'.length)
      .replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    const file = `${LISTS}/${called}.ts`;
    files[file] = await formatCode(
      file,
      `/** ${description} Made by npm run db:types from private.${name}. */
      export const ${called} = ${JSON.stringify(row?.values)} as const;`,
    );
  }
  return files;
}

const listed = (rows: { name: string; who: string }[]) =>
  JSON.stringify(Object.fromEntries(rows.map(({ name, who }) => [name, who])));

async function readNames(sql: Stack['sql']): Promise<Record<string, string>> {
  const relations = await sql<{ name: string; who: string }[]>`
    select relname as name, case when has_any_column_privilege('anon', oid, 'select') then 'visitors' else 'admins' end as who
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by relname`;
  const procedures = await sql<{ name: string; who: string }[]>`
    select proname as name, case when bool_or(has_function_privilege('authenticated', oid, 'execute')) then 'admins' else 'server' end as who
    from pg_proc where pronamespace = 'public'::regnamespace group by proname order by proname`;
  return {
    [SCHEMA]: await formatCode(
      SCHEMA,
      `/** Every table and view of the API; 'visitors' where they may read, too. Made by npm run db:types. */
      export const relations = ${listed(relations)} as const;

      /** Every function of the API, and whether the site may call it or only the server. Made by npm run db:types. */
      export const procedures = ${listed(procedures)} as const;`,
    ),
  };
}

await main().catch(fail);
