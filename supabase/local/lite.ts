import type * as lite from '@supabase/lite';
import type * as litePostgres from '@supabase/lite/postgres';

type Used = Pick<typeof lite, 'App' | 'getAuthSchemaSql' | 'getStorageSchemaSql'> &
  Pick<typeof litePostgres, 'createPostgresConnection'>;
export type LiteConnection = litePostgres.PostgresConnection;

let loading: Promise<Used> | undefined;

/** Loads @supabase/lite once; takes 300 ms, so call it ahead of time. */
export function loadLite(): Promise<Used> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Used> {
  // supabase-js, imported by lite, warns about Node 20 on every start, which the user cannot act on.
  const warn = console.warn;
  console.warn = () => undefined;
  try {
    const [main, { createPostgresConnection }] = await Promise.all([
      import('@supabase/lite'),
      import('@supabase/lite/postgres'),
    ]);
    const { App, getAuthSchemaSql, getStorageSchemaSql } = main;
    return { App, getAuthSchemaSql, getStorageSchemaSql, createPostgresConnection };
  } finally {
    console.warn = warn;
  }
}
