import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import postgres from 'postgres';
import { loadLite } from './lite.ts';
import { StartError } from './options.ts';
import { lineAt, splitStatements } from './sql-split.ts';

export interface MigrateOptions {
  sql: postgres.Sql;
  root: string;
  seed: boolean;
  demo: boolean;
}

/**
 * Brings the database up to date: bootstrap (once), pending migrations, pending seed files. Each file runs in one
 * transaction with its record, so that a failed one leaves no trace.
 * @returns the names of the files applied.
 * @throws StartError: one line with file, line and message; or for data of another checkout, left unchanged.
 */
export async function migrate({ sql, root, seed, demo }: MigrateOptions): Promise<string[]> {
  await bootstrap(sql);
  const applied = await applyMigrations(sql, path.join(root, 'supabase/migrations'));
  const seeds = [...(seed ? ['seed.sql'] : []), ...(demo ? ['demo.sql'] : [])];
  for (const name of seeds) {
    if (await applySeed(sql, path.join(root, 'supabase', name), `supabase/${name}`))
      applied.push(name);
  }
  return applied;
}

async function bootstrap(sql: postgres.Sql): Promise<void> {
  const [row] = await sql<{ done: boolean }[]>`
    select to_regclass('supabase_migrations.seed_files') is not null as done`;
  if (row?.done) return;
  const { getAuthSchemaSql, getStorageSchemaSql } = await loadLite();
  const [before, after] = await Promise.all([
    readOwn('bootstrap.sql'),
    readOwn('bootstrap-after.sql'),
  ]);
  await sql.begin(async (tx) => {
    for (const part of [before, getAuthSchemaSql(), getStorageSchemaSql(), after]) {
      await tx.unsafe(part).simple();
    }
  });
}

const readOwn = (name: string) => readFile(path.join(import.meta.dirname, name), 'utf8');

async function applyMigrations(sql: postgres.Sql, folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((entry) => entry.endsWith('.sql')).toSorted();
  const done = await appliedBefore(sql);
  await refuseOtherCheckout(done, folder, files);
  const applied: string[] = [];
  for (const name of files) {
    const version = versionOf(name);
    if (done.has(version)) continue;
    await runFile(sql, path.join(folder, name), `supabase/migrations/${name}`, async (tx, text) => {
      await tx`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name.slice(version.length + 1, -'.sql'.length)}, ${statementsOf(text)})`;
    });
    applied.push(name);
  }
  return applied;
}

/** The version in a migration's name: the part before the first underscore. */
const versionOf = (name: string): string => name.split('_')[0] ?? name;

/** As recorded by the Supabase CLI: without comments between statements. */
const statementsOf = (text: string): string[] => splitStatements(text).map((one) => one.text);

/** The statements of each applied migration, by version. */
async function appliedBefore(sql: postgres.Sql): Promise<Map<string, string[] | null>> {
  const rows = await sql<{ version: string; statements: string[] | null }[]>`
    select version, statements from supabase_migrations.schema_migrations order by version`;
  return new Map(rows.map(({ version, statements }) => [version, statements]));
}

/**
 * Rejects a database whose migrations differ from this checkout's: missing ones would fail at existing tables, and the
 * code would run on a schema that does not match.
 * @throws StartError
 */
async function refuseOtherCheckout(
  done: ReadonlyMap<string, string[] | null>,
  folder: string,
  files: readonly string[],
): Promise<void> {
  const byVersion = new Map(files.map((name) => [versionOf(name), name]));
  for (const [version, statements] of done) {
    const name = byVersion.get(version);
    if (name === undefined) {
      const isNewer = version > versionOf(files.at(-1) ?? '');
      throw otherCheckout(
        isNewer ? 'a newer' : 'an older',
        `its migration ${version} is not in supabase/migrations`,
      );
    }
    const now = statementsOf(await readFile(path.join(folder, name), 'utf8'));
    if (statements && !isDeepStrictEqual(statements, now))
      throw otherCheckout('another', `supabase/migrations/${name} is not as it was applied`);
  }
}

const otherCheckout = (age: string, why: string) =>
  new StartError(
    `This data was made by ${age} checkout (${why}). Begin anew with npm start -- --fresh, which deletes it, or keep it and set MANDAP_DATA_DIR to another folder.`,
  );

async function applySeed(sql: postgres.Sql, file: string, name: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return false;
  const done = await sql`select 1 from supabase_migrations.seed_files where path = ${name}`;
  if (done.length > 0) return false;
  const hash = createHash('sha256').update(text).digest('hex');
  await runFile(sql, file, name, async (tx) => {
    await tx`insert into supabase_migrations.seed_files (path, hash) values (${name}, ${hash})`;
  });
  return true;
}

type Transaction = postgres.TransactionSql;

async function runFile(
  sql: postgres.Sql,
  file: string,
  name: string,
  record: (tx: Transaction, text: string) => Promise<void>,
): Promise<void> {
  const text = await readFile(file, 'utf8');
  try {
    await sql.begin(async (tx) => {
      await prepare(tx);
      await tx.unsafe(text).simple();
      await tx`set local search_path = "$user", public, extensions`;
      await record(tx, text);
    });
  } catch (error) {
    const { message, line } = await explain(sql, text, error);
    throw new StartError(
      `${name}:${line}: ${message} (nothing of this file was applied: correct it and start again)`,
    );
  }
}

/** The search path of migrations on a hosted project. */
const prepare = (tx: Transaction) => tx`set local search_path = "$user", public, extensions`;

interface Fault {
  message: string;
  line: number;
}

async function explain(sql: postgres.Sql, text: string, error: unknown): Promise<Fault> {
  if (!(error instanceof postgres.PostgresError)) return { message: String(error), line: 1 };
  const position = Number(error.position);
  if (position > 0) return { message: error.message, line: lineAt(text, position - 1) };
  return { message: error.message, line: await failingLine(sql, text) };
}

/** Runtime errors have no position: runs the statements one by one and rolls back. */
async function failingLine(sql: postgres.Sql, text: string): Promise<number> {
  let line = 1;
  await sql
    .begin(async (tx) => {
      await prepare(tx);
      for (const statement of splitStatements(text)) {
        line = statement.line;
        await tx.unsafe(statement.text).simple();
      }
      throw new Error('undo');
    })
    .catch(() => undefined);
  return line;
}
