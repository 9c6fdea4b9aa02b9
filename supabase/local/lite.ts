import type * as lite from '@supabase/lite';
import type * as litePostgres from '@supabase/lite/postgres';

type Used = Pick<typeof lite, 'App' | 'getAuthSchemaSql' | 'getStorageSchemaSql'> &
  Pick<typeof litePostgres, 'createPostgresConnection'>;
export type LiteConnection = litePostgres.PostgresConnection;

let loading: Promise<Used> | undefined;

/** Loads @supabase/lite once; it takes a third of a second, so ask for it before it is needed. */
export function loadLite(): Promise<Used> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Used> {
  // supabase-js, which lite loads, warns about Node 20 at every start: nothing the user can act on here.
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
