import { open } from 'node:fs/promises';
import path from 'node:path';
import type postgres from 'postgres';
import { asRole } from './database-role.ts';
import { cors } from './http.ts';
import {
  fileOf,
  notFound,
  type StorageContext,
  type StoredObject,
  type Target,
} from './storage-context.ts';
import type { Claims } from './tokens.ts';

/** One object, if visible to `db`. */
export async function findObject(db: postgres.ISql, bucket: string, name: string) {
  const [object] = await db<StoredObject[]>`
    select * from storage.objects where bucket_id = ${bucket} and name = ${name}`;
  return object;
}

/** GET /object/public/…: files of public buckets are served without policies, as hosted. */
export async function readPublic(
  context: StorageContext,
  request: Request,
  [bucket = '', ...name]: string[],
): Promise<Response> {
  const [object] = await context.sql<StoredObject[]>`
    select o.* from storage.objects o join storage.buckets b on b.id = o.bucket_id
    where b.public and o.bucket_id = ${bucket} and o.name = ${name.join('/')}`;
  return object ? serve(context, request, object) : notFound();
}

/** GET /object/… with the caller's rights. */
export async function readObject(
  context: StorageContext,
  request: Request,
  claims: Claims,
  { bucket, name }: Target,
): Promise<Response> {
  const object = await asRole(context.sql, claims, (tx) => findObject(tx, bucket, name));
  return object ? serve(context, request, object) : notFound();
}

async function serve(context: StorageContext, request: Request, object: StoredObject) {
  const { metadata } = object;
  const url = new URL(request.url);
  const headers = new Headers({
    ...cors,
    'content-type': metadata.mimetype,
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': new Date(object.updated_at).toUTCString(),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  if (url.searchParams.has('download')) {
    const name = url.searchParams.get('download') || path.posix.basename(object.name);
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  if (request.headers.get('if-none-match') === metadata.eTag) {
    return new Response(null, { status: 304, headers });
  }
  const range = rangeOf(request.headers.get('range'), metadata.size);
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers });
  const { start, end } = range ?? { start: 0, end: metadata.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) headers.set('content-range', `bytes ${start}-${end}/${metadata.size}`);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const file = fileOf(context.folder, object.bucket_id, object.name, object.version);
  return new Response(await readPart(file, start, end), { status, headers });
}

/** Reads into a buffer: files are at most a few MB, and a stream could leave a file open. */
async function readPart(
  file: string,
  start: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const handle = await open(file);
  try {
    const bytes = new Uint8Array(end - start + 1);
    await handle.read(bytes, 0, bytes.length, start);
    return bytes;
  } finally {
    await handle.close();
  }
}

/** The first byte range of a Range header; null for the whole file. */
export function rangeOf(header: string | null, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const last = size - 1;
  // "-500" means the last 500 bytes.
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? last : Math.min(Number(match[2]), last);
  return start > end ? 'unsatisfiable' : { start, end };
}
