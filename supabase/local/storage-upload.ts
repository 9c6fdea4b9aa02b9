import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asRole } from './database-role.ts';
import { json, MAX_BODY } from './http.ts';
import { pictureFault } from './storage-kinds.ts';
import { findObject } from './storage-read.ts';
import {
  fileOf,
  storageError,
  type Metadata,
  type StorageContext,
  type StoredObject,
  type Target,
} from './storage-context.ts';
import type { Claims } from './tokens.ts';

interface Bucket {
  id: string;
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
}

interface Payload {
  data: Buffer<ArrayBuffer>;
  type: string;
  cacheControl: string;
}

/** POST (create) or PUT (replace) /object/<bucket>/<name>; with `x-upsert` POST replaces too. */
export async function upload(
  context: StorageContext,
  request: Request,
  claims: Claims,
  { bucket, name }: Target,
): Promise<Response> {
  const [row] = await context.sql<Bucket[]>`select * from storage.buckets where id = ${bucket}`;
  if (!row) return storageError(404, 'Bucket not found', 'Bucket not found');
  if (!isValidName(name)) return storageError(400, 'InvalidKey', `Invalid key: ${name}`);
  const payload = await readPayload(request);
  if (!payload) return storageError(400, 'invalid_request', 'no file');
  if (payload.data.length > Math.min(MAX_BODY, Number(row.file_size_limit ?? MAX_BODY))) {
    return storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size');
  }
  if (!allows(row, payload.type)) {
    return storageError(415, 'invalid_mime_type', `mime type ${payload.type} is not supported`);
  }
  const fault = await pictureFault(payload.data, payload.type);
  if (fault) return storageError(400, 'invalid_request', fault);
  const replace = request.method === 'PUT' || request.headers.get('x-upsert') === 'true';
  const id = await store(context, claims, { bucket, name }, payload, replace);
  return json(200, { Key: `${bucket}/${name}`, Id: id });
}

/** Whether hosted storage accepts the name. */
export function isValidName(name: string): boolean {
  return /^[\w\-./!*'() &$@=;:+,?\u00a0-\uffff]+$/.test(name);
}

function allows({ allowed_mime_types: allowed }: Bucket, type: string): boolean {
  if (!allowed || allowed.length === 0) return true;
  return allowed.some(
    (mime) => mime === type || (mime.endsWith('/*') && type.startsWith(mime.slice(0, -1))),
  );
}

async function readPayload(request: Request): Promise<Payload | null> {
  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  const cacheControl = request.headers.get('cache-control') ?? 'no-cache';
  if (!type.startsWith('multipart/form-data')) {
    return { data: Buffer.from(await request.arrayBuffer()), type: plainType(type), cacheControl };
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) return null;
  const seconds = form.get('cacheControl');
  return {
    data: Buffer.from(await file.arrayBuffer()),
    type: plainType(file.type || 'application/octet-stream'),
    // Only a number, because it becomes a response header.
    cacheControl:
      typeof seconds === 'string' && /^\d{1,9}$/.test(seconds)
        ? `max-age=${seconds}`
        : cacheControl,
  };
}

const plainType = (type: string) => (type.split(';')[0] ?? type).trim().toLowerCase();

/** Writes row and file in one transaction. No RETURNING: an insert-only policy must suffice, as hosted. */
async function store(
  { sql, folder }: StorageContext,
  claims: Claims,
  { bucket, name }: Target,
  { data, type, cacheControl }: Payload,
  replace: boolean,
): Promise<string> {
  const id = randomUUID();
  const version = randomUUID();
  const owner = claims.sub ?? null;
  const metadata: Metadata = {
    eTag: `"${createHash('md5').update(data).digest('hex')}"`,
    size: data.length,
    mimetype: type,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: data.length,
    httpStatusCode: 200,
  };
  const file = fileOf(folder, bucket, name, version);
  const old = await asRole(sql, claims, async (tx): Promise<StoredObject | undefined> => {
    const before = replace ? await findObject(tx, bucket, name) : undefined;
    const onConflict = replace
      ? tx`on conflict (bucket_id, name) do update set metadata = excluded.metadata,
          version = excluded.version, owner = excluded.owner, owner_id = excluded.owner_id,
          updated_at = now()`
      : tx``;
    await tx`
      insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata, version)
      values (${id}, ${bucket}, ${name}, ${owner}, ${owner}, ${JSON.stringify(metadata)}::text::jsonb,
        ${version}) ${onConflict}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
    return before;
  });
  if (old) await rm(fileOf(folder, bucket, name, old.version), { force: true });
  return old?.id ?? id;
}
