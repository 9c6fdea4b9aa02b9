import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { asRole } from './database-role.ts';
import { asText, isRecord, json, readJson } from './http.ts';
import { findObject } from './storage-read.ts';
import {
  fileOf,
  notFound,
  type StorageContext,
  type StoredObject,
  type Target,
} from './storage-context.ts';
import type { Claims } from './tokens.ts';

/** DELETE of one object, or of those in the body's `prefixes`. Needs policies for delete and select, as hosted. */
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

/** POST /object/move or /object/copy. */
export async function moveOrCopy(
  { sql, folder }: StorageContext,
  request: Request,
  claims: Claims,
  action: 'move' | 'copy',
): Promise<Response> {
  const body = await readJson(request);
  const bucket = asText(body['bucketId']) ?? '';
  const source = asText(body['sourceKey']) ?? '';
  const name = asText(body['destinationKey']) ?? '';
  const toBucket = asText(body['destinationBucket']) ?? bucket;
  const owner = claims.sub ?? null;
  const object = await asRole(sql, claims, async (tx) => {
    const found = await findObject(tx, bucket, source);
    if (!found) return undefined;
    if (action === 'move') {
      await tx`update storage.objects set name = ${name}, bucket_id = ${toBucket}, updated_at = now()
        where id = ${found.id}`;
    } else {
      await tx`
        insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata, version)
        values (${randomUUID()}, ${toBucket}, ${name}, ${owner}, ${owner},
          ${JSON.stringify(found.metadata)}::text::jsonb, ${found.version})`;
    }
    return found;
  });
  if (!object) return notFound();
  const from = fileOf(folder, bucket, source, object.version);
  const to = fileOf(folder, toBucket, name, object.version);
  await mkdir(path.dirname(to), { recursive: true });
  await (action === 'move' ? rename(from, to) : copyFile(from, to));
  const message = action === 'move' ? 'Successfully moved' : 'Successfully copied';
  return json(200, { message, Key: `${toBucket}/${name}` });
}

interface Entry {
  name: string;
  id: string | null;
  created_at: Date | null;
  updated_at: Date | null;
  last_accessed_at: Date | null;
  metadata: unknown;
}

/** POST /object/list/<bucket>: files and folders (entries without id) directly below a prefix. */
export async function listObjects(
  { sql }: StorageContext,
  request: Request,
  claims: Claims,
  bucket: string,
): Promise<Response> {
  const body = await readJson(request);
  const prefix = (asText(body['prefix']) ?? '').replaceAll(/^\/+|\/+$/g, '');
  const folder = prefix ? `${prefix}/` : '';
  const rows = await asRole(
    sql,
    claims,
    (tx) => tx<StoredObject[]>`
      select * from storage.objects
      where bucket_id = ${bucket} and starts_with(name, ${folder}) order by name`,
  );
  const search = (asText(body['search']) ?? '').toLowerCase();
  const entries = entriesBelow(rows, folder).filter((entry) =>
    entry.name.toLowerCase().includes(search),
  );
  const sortBy = isRecord(body['sortBy']) ? body['sortBy'] : {};
  sortEntries(entries, asText(sortBy['column']) ?? 'name', sortBy['order'] === 'desc');
  const offset = Number(body['offset'] ?? 0);
  return json(200, entries.slice(offset, offset + Number(body['limit'] ?? 100)));
}

/** Objects below `folder` ('' or ending in '/'), deeper ones grouped into their folder. */
export function entriesBelow(rows: Omit<StoredObject, 'bucket_id' | 'version'>[], folder: string) {
  const entries = new Map<string, Entry>();
  const nothing = { id: null, created_at: null, updated_at: null, last_accessed_at: null };
  for (const row of rows) {
    const [head = '', ...deeper] = row.name.slice(folder.length).split('/');
    if (head === '') continue;
    if (deeper.length > 0) {
      if (!entries.has(head)) entries.set(head, { name: head, ...nothing, metadata: null });
      continue;
    }
    const { id, created_at, updated_at, last_accessed_at, metadata } = row;
    entries.set(head, { name: head, id, created_at, updated_at, last_accessed_at, metadata });
  }
  return [...entries.values()];
}

function sortEntries(entries: Entry[], column: string, descending: boolean): void {
  const key = (entry: Entry) => {
    if (column === 'created_at' || column === 'updated_at' || column === 'last_accessed_at') {
      return entry[column]?.toISOString() ?? '';
    }
    return entry.name;
  };
  entries.sort((a, b) => {
    if ((a.id === null) !== (b.id === null)) return a.id === null ? -1 : 1;
    const order = key(a) < key(b) ? -1 : 1;
    return descending ? -order : order;
  });
}
