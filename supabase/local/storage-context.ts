import { createHash } from 'node:crypto';
import path from 'node:path';
import type postgres from 'postgres';
import { json } from './http.ts';
import type { Tokens } from './tokens.ts';

export interface StorageContext {
  sql: postgres.Sql;
  tokens: Tokens;
  /** Folder of the stored files. */
  folder: string;
}

export interface Target {
  bucket: string;
  name: string;
}

export interface Metadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  version: string;
  metadata: Metadata;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date | null;
}

/** Hosted storage puts the actual status into the body and mostly responds 400. */
export function storageError(status: number, error: string, message: string, http = 400): Response {
  return json(http, { statusCode: String(status), error, message });
}

/** The response for an object that is missing or hidden from the caller: indistinguishable. */
export function notFound(): Response {
  return storageError(404, 'not_found', 'Object not found');
}

/** Path of a file: hashed, so that a name can neither escape the folder nor clash on case-insensitive disks. */
export function fileOf(folder: string, bucket: string, name: string, version: string): string {
  const hash = createHash('sha256').update(`${bucket}/${name}`).digest('hex');
  return path.join(folder, hash.slice(0, 2), `${hash}-${version}`);
}
