import type postgres from 'postgres';

/** A fault in the access rules, as SQL. */
export interface Fault {
  kind: string;
  sql: string;
}

/**
 * Lists every way in which an access rule could be missing or too wide, from the catalogue of a migrated database: row-level
 * security off, a policy missing or always true, a grant missing, all granted to visitors, a CHECK missing. The order is
 * stable, so that a run can continue at a number.
 */
export async function listFaults(sql: postgres.Sql): Promise<Fault[]> {
  const rows = await sql<Fault[]>`
    with relations as (
      select c.oid, c.relacl, c.relkind, format('%I.%I', c.relnamespace::regnamespace, c.relname) as name
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    ),
    policies as (
      select format('%I on %I.%I', policyname, schemaname, tablename) as name, qual, with_check
      from pg_policies where schemaname = 'public' or (schemaname = 'storage' and tablename = 'objects')
    ),
    roles as (select oid, rolname from pg_roles where rolname in ('anon', 'authenticated', 'service_role')),
    faults as (
      select 'rls' as kind, format('alter table %s disable row level security', name) as sql
      from (select name from relations where relkind in ('r', 'p') union all select 'storage.objects') t
      union all select 'policy', format('drop policy %s', name) from policies
      union all select 'loose-policy', format('alter policy %s using (true)', name) from policies where qual <> 'true'
      union all select 'loose-policy', format('alter policy %s with check (true)', name) from policies where with_check <> 'true'
      union all select 'grant', format('revoke %s on %s from %I', lower(a.privilege_type), t.name, r.rolname)
      from relations t, aclexplode(t.relacl) a join roles r on r.oid = a.grantee
      union all select 'column-grant', format('revoke %s (%I) on %s from %I', lower(a.privilege_type), c.attname, t.name, r.rolname)
      from relations t join pg_attribute c on c.attrelid = t.oid and not c.attisdropped, aclexplode(c.attacl) a join roles r on r.oid = a.grantee
      union all select 'loose-grant', format('grant all on %s to anon', name) from relations
      union all select 'check', format('alter table %s drop constraint %I', t.name, c.conname)
      from relations t join pg_constraint c on c.conrelid = t.oid and c.contype = 'c'
    )
    select kind, sql from faults order by kind collate "C", sql collate "C"`;
  return [...rows];
}
