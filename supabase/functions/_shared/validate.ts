import * as v from 'valibot';
import { Refusal } from './respond.ts';

/** The largest accepted request body, in bytes. */
const maxBodyBytes = 16 * 1024;

async function readCapped(request: Request): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, 'The body is larger than 16 kB.', 'body');
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge;
  const bytes = new Uint8Array(maxBodyBytes);
  let length = 0;
  const reader = request.body?.getReader();
  // Counts the received bytes: the declared length may be missing or false.
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    if (length + part.value.byteLength > maxBodyBytes) {
      await reader?.cancel();
      throw tooLarge;
    }
    bytes.set(part.value, length);
    length += part.value.byteLength;
  }
  return bytes.subarray(0, length);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The body must be JSON in UTF-8.', 'body');
  }
}

/**
 * Reads a JSON body of at most 16 kB through a schema; drops unknown keys.
 * Throws a {@link Refusal}: 413 when larger, else 400 with the name of the first invalid field.
 */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body = parseJson(await readCapped(request));
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(400, 'The body must be a JSON object.', 'body');
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = v.getDotPath(issue) ?? 'body';
  throw new Refusal(400, `${field}: ${issue.message}`, field);
}
