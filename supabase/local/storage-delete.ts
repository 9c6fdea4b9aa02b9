import { rm } from 'node:fs/promises';
import { asRole } from './database-role.ts';
import { json, readJson } from './http.ts';
import {
  fileOf,
  notFound,
  type StorageContext,
  type StoredObject,
  type Target,
} from './storage-context.ts';
import type { Claims } from './tokens.ts';

/** DELETE one object, or those in the body's `prefixes`. Needs policies for delete and select, as hosted. */
export async function deleteObjects(
  { sql, folder }: StorageContext,
  request: Request,
  claims: Claims,
  { bucket, name }: Target,
): Promise<Response> {
  const { prefixes } = name ? { prefixes: [name] } : await readJson(request);
  const names = Array.isArray(prefixes)
    ? prefixes.filter((entry) => typeof entry === 'string')
    : [];
  const deleted = await asRole(
    sql,
    claims,
    (tx) => tx<StoredObject[]>`
      delete from storage.objects where bucket_id = ${bucket} and name = any(${names}) returning *`,
  );
  for (const object of deleted) {
    await rm(fileOf(folder, bucket, object.name, object.version), { force: true });
  }
  if (!name) return json(200, deleted);
  return deleted.length > 0 ? json(200, { message: 'Successfully deleted' }) : notFound();
}
