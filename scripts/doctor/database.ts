import postgres from 'postgres';
import { found, type Finding } from './finding.ts';

type Sql = postgres.TransactionSql;

const TIMERS = 5;

/**
 * Examines the database in a read-only transaction. Its findings contain no address or secret.
 * @param migration version of this checkout's newest migration.
 * @param api URL of the site's API, undefined if unknown.
 */
export async function examineDatabase(
  address: string,
  migration: string,
  api: string | undefined,
): Promise<Finding[]> {
  const sql = postgres(address, {
    max: 1,
    connect_timeout: 15,
    ssl: /@(?:127\.0\.0\.1|localhost)[:/]/.test(address) ? false : 'require',
    onnotice: () => undefined,
  });
  try {
    return await sql.begin('read only', async (tx) => [
      await newestMigration(tx, migration),
      await owner(tx),
      await timers(tx),
      ...(await keys(tx, api)),
      await mails(tx),
    ]);
  } catch (error) {
    const { code = 'no code' }: { code?: string } = Object(error);
    const todo =
      'Copy the connection string anew (dashboard → Connect, session pooler) into DATABASE_URL, with the password.';
    return [{ ok: false, what: `The database of DATABASE_URL cannot be read (${code}).`, todo }];
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function exists(sql: Sql, name: string): Promise<boolean> {
  const [row] = await sql<{ there: boolean }[]>`select to_regclass(${name}) is not null as there`;
  return row?.there ?? false;
}

async function newestMigration(sql: Sql, wanted: string): Promise<Finding> {
  const name = 'supabase_migrations.schema_migrations';
  const [row] = (await exists(sql, name))
    ? await sql<{ version: string | null }[]>`select max(version) as version from ${sql(name)}`
    : [];
  const version = row?.version ?? 'none';
  return found(
    version >= wanted && version !== 'none',
    `The database has the newest migration (${version}).`,
    `The newest migration of the database is ${version}, of this checkout ${wanted}.`,
    'npx supabase db push --remote --include-seed (docs/deploy.md, step 2).',
  );
}

async function owner(sql: Sql): Promise<Finding> {
  const [row] = (await exists(sql, 'private.admins'))
    ? await sql<{ owners: number }[]>`
        select count(*)::int as owners from private.admins where active and role = 'owner'`
    : [];
  return found(
    (row?.owners ?? 0) > 0,
    'There is an owner.',
    'Nobody is the owner.',
    'npm run admin:add EMAIL owner postgres://… (docs/deploy.md, step 7).',
  );
}

async function timers(sql: Sql): Promise<Finding> {
  const [row] = (await exists(sql, 'cron.job'))
    ? await sql<{ timers: number }[]>`
        select count(*)::int as timers from cron.job where jobname like 'mandap-%' and active`
    : [];
  return found(
    row?.timers === TIMERS,
    `All ${TIMERS} timers are set.`,
    row ? `${row.timers} of ${TIMERS} timers are set.` : 'No timer is set: pg_cron is off.',
    'npx supabase db query --remote "select private.schedule_jobs();" (docs/deploy.md, step 5).',
  );
}

async function keys(sql: Sql, api: string | undefined): Promise<Finding[]> {
  const rows = (await exists(sql, 'vault.decrypted_secrets'))
    ? await sql<{ name: string; url: string | null }[]>`
        select name, case when name = 'deliver_outbox_url' then decrypted_secret end as url
        from vault.decrypted_secrets where name in ('deliver_outbox_url', 'deliver_outbox_key')`
    : [];
  const names = new Set(rows.map(({ name }) => name));
  const lacking = ['deliver_outbox_url', 'deliver_outbox_key'].filter((name) => !names.has(name));
  const there = found(
    lacking.length === 0,
    'The timer of the mails knows its address and has its key.',
    `The vault lacks ${lacking.join(' and ')}.`,
    'select vault.create_secret(…) as docs/deploy.md, step 6, has it.',
  );
  const url = rows.find(({ name }) => name === 'deliver_outbox_url')?.url;
  const right = `${api ?? ''}/functions/v1/deliver-outbox`;
  if (!api || !url || url === right) return [there];
  const what = `The timer of the mails calls ${url}, the site's project is ${api}.`;
  const todo = `Right is ${right}, unless the site's address of the project is a domain of your own (docs/deploy.md, step 6).`;
  return [there, { ok: null, what, todo }];
}

async function mails(sql: Sql): Promise<Finding> {
  const [row] = (await exists(sql, 'private.outbox'))
    ? await sql<{ dead: number; late: number }[]>`
        select count(*) filter (where status = 'dead')::int as dead,
          count(*) filter (where status in ('pending', 'sending') and created_at < now() - interval '10 minutes')::int as late
        from private.outbox`
    : [];
  const { dead = 0, late = 0 } = row ?? {};
  const [answer] = (await exists(sql, 'net._http_response'))
    ? await sql<{ status_code: number | null }[]>`
        select status_code from net._http_response order by created desc limit 1`
    : [];
  if (answer && answer.status_code !== 200)
    return {
      ok: false,
      what: `The last call of the timer for the mails was answered ${answer.status_code ?? 'not at all'}.`,
      todo: '401: the key in the vault is none of the project; 404: the function is not deployed (docs/deploy.md, steps 3 and 6).',
    };
  return found(
    dead + late === 0,
    'No mail is late.',
    `${late} mails wait for over ten minutes, ${dead} are given up.`,
    'Why is in last_error: docs/operations.md, Dead letters. Then "Try again" in the Connection test of the admin area.',
  );
}
