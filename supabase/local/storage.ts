import { isRecord, preflight } from './http.ts';
import { deleteObjects } from './storage-delete.ts';
import { readObject, readPublic } from './storage-read.ts';
import { storageError, type StorageContext } from './storage-context.ts';
import { upload } from './storage-upload.ts';
import { databaseError } from './sql-errors.ts';

/**
 * Handles the part of /storage/v1 that the product uses: files on disk, access by the policies on storage.objects.
 * Listing, moving, copying, signed links and buckets are not supported.
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
  if (kind !== 'object') {
    return storageError(404, 'not_found', 'Route not supported by the local storage', 404);
  }
  const [action, ...path] = rest;
  if (isRead && action === 'public') return readPublic(context, request, path);

  const claims = await context.tokens.ofRequest(request);
  const [bucket = '', ...name] = rest;
  const target = { bucket, name: name.join('/') };
  if (request.method === 'DELETE') return deleteObjects(context, request, claims, target);
  if (isRead) return readObject(context, request, claims, target);
  return upload(context, request, claims, target);
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
