import { isRecord, json, preflight } from './http.ts';
import { deleteObjects, listObjects, moveOrCopy } from './storage-objects.ts';
import { createSignedUrl, readObject, readPublic, readSigned } from './storage-read.ts';
import { storageError, type StorageContext } from './storage-context.ts';
import { upload } from './storage-upload.ts';
import { asRole } from './database-role.ts';
import { databaseError } from './sql-errors.ts';

/**
 * Handles the part of /storage/v1/* that storage-js uses: files on disk, access decided by the policies
 * on storage.objects.
 */
export function createStorage(context: StorageContext): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight(request);
    const url = new URL(request.url);
    const parts = url.pathname
      .replace(/^\/storage\/v1\//, '')
      .split('/')
      .map(decoded);
    if (parts.some((part) => part === null || part === '..' || part === '.')) {
      return storageError(400, 'InvalidKey', 'Invalid key');
    }
    try {
      return await route(
        context,
        request,
        parts.filter((part) => part !== null),
      );
    } catch (error) {
      return explain(error);
    }
  };
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

async function route(
  context: StorageContext,
  request: Request,
  [kind, ...rest]: string[],
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (kind === 'bucket' && isRead) return buckets(context, request, rest[0]);
  if (kind !== 'object') {
    return storageError(404, 'not_found', 'Route not supported by the local storage', 404);
  }
  const [action, ...path] = rest;
  if (isRead && action === 'public') return readPublic(context, request, path);
  if (isRead && action === 'sign') return readSigned(context, request, path);

  const claims = await context.tokens.ofRequest(request);
  if (action === 'sign') return createSignedUrl(context, request, claims, path);
  if (action === 'list') return listObjects(context, request, claims, path[0] ?? '');
  if (request.method === 'POST' && (action === 'move' || action === 'copy')) {
    return moveOrCopy(context, request, claims, action);
  }
  const object = action === 'authenticated' || action === 'info' ? path : rest;
  const [bucket = '', ...name] = object;
  const target = { bucket, name: name.join('/') };
  if (request.method === 'DELETE') return deleteObjects(context, request, claims, target);
  if (isRead) return readObject(context, request, claims, target, action === 'info');
  return upload(context, request, claims, target);
}

async function buckets(context: StorageContext, request: Request, id: string | undefined) {
  const claims = await context.tokens.ofRequest(request);
  const rows = await asRole(context.sql, claims, (tx) =>
    id
      ? tx`select * from storage.buckets where id = ${id}`
      : tx`select * from storage.buckets order by name`,
  );
  if (!id) return json(200, rows);
  return rows[0] ? json(200, rows[0]) : storageError(404, 'Bucket not found', 'Bucket not found');
}

function explain(error: unknown): Response {
  const fault = databaseError(error);
  if (fault?.code === '42501') {
    const rls = 'new row violates row-level security policy';
    return storageError(
      403,
      'Unauthorized',
      fault.message.includes('row-level') ? rls : fault.message,
    );
  }
  if (fault?.code === '23505') {
    return storageError(409, 'Duplicate', 'The resource already exists');
  }
  const code = isRecord(error) ? String(error['code']) : '';
  const message = error instanceof Error ? error.message : String(error);
  if (/^ERR_J(?:OSE|W[ST])_/.test(code)) return storageError(403, 'Unauthorized', message);
  // Class 22: a value that the database cannot store, such as a NUL in a name.
  if (fault?.code.startsWith('22')) return storageError(400, 'InvalidKey', 'Invalid key');
  console.error('storage:', message);
  return storageError(500, 'internal', 'Internal server error', 500);
}
