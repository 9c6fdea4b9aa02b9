import { isRecord, asText } from './http.ts';

/** A Phoenix message of version 1.0.0 (object) or 2.0.0 (array). */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** One entry of the join's `config.postgres_changes`. */
export interface ChangeRequest {
  event: string;
  schema: string;
  table?: string;
  filter?: string;
}

/** Parses a text frame; null if it is not a Phoenix message. */
export function decode(text: string): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const [joinRef, ref, topic, event, payload]: unknown[] = Array.isArray(value)
    ? value
    : isRecord(value)
      ? [value['join_ref'], value['ref'], value['topic'], value['event'], value['payload']]
      : [];
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return {
    joinRef: asText(joinRef) ?? null,
    ref: asText(ref) ?? null,
    topic,
    event,
    payload: isRecord(payload) ? payload : {},
  };
}

/** Serializes a text frame in the socket's protocol version. */
export function encode({ joinRef, ref, topic, event, payload }: Message, version: string): string {
  return JSON.stringify(
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { join_ref: joinRef, ref, topic, event, payload },
  );
}

const MOST_WISHES = 100;

/** The changes that a join subscribes to. @throws Error if there are too many. */
export function changeRequests(payload: Record<string, unknown>): ChangeRequest[] {
  const config = isRecord(payload['config']) ? payload['config'] : {};
  const wanted = config['postgres_changes'];
  if (!Array.isArray(wanted)) return [];
  if (wanted.length > MOST_WISHES) throw new Error('too many postgres_changes');
  return wanted.filter(isRecord).map((entry) => {
    const request: ChangeRequest = {
      event: asText(entry['event']) ?? '*',
      schema: asText(entry['schema']) ?? 'public',
    };
    const table = asText(entry['table']);
    const filter = asText(entry['filter']);
    if (table !== undefined) request.table = table;
    if (filter !== undefined) request.filter = filter;
    return request;
  });
}

/** The id of a subscription on server and client: equal for equal requests. */
export function subscriptionId(request: ChangeRequest): number {
  let hash = 7;
  for (const letter of JSON.stringify(request))
    hash = (hash * 31 + letter.charCodeAt(0)) % 134217727;
  return hash;
}
