import { ownersBackend } from './adminArea.tsx';
import type { Call } from './fakeBackend.ts';

type Row = { key: string; draft: unknown; version: number };
export const CONTENT_TABLE = '/rest/v1/site_content';

const named = ({ url }: Call) => url.searchParams.get('key')?.replace('eq.', '') ?? '';
const bodyOf = ({ body }: Call, name: string): unknown => Reflect.get(Object(body), name);

/** The site_content table in memory: a save is matched by version, or changes nothing. */
export function contentTable(stored: readonly Row[]) {
  const rows = new Map<string, Row>();
  const write = (key: string, draft: unknown, version = (rows.get(key)?.version ?? 0) + 1) => {
    const row = { key, draft, published: null, updated_at: null, version };
    rows.set(key, row);
    return { body: row };
  };
  for (const { key, draft, version } of stored) write(key, draft, version);
  return {
    write,
    draftOf: (key: string): unknown => rows.get(key)?.draft,
    versionOf: (key: string) => rows.get(key)?.version,
    answers: {
      ...ownersBackend,
      [`GET ${CONTENT_TABLE}`]: () => ({ body: [...rows.values()] }),
      [`POST ${CONTENT_TABLE}`]: (call: Call) =>
        write(String(bodyOf(call, 'key')), bodyOf(call, 'draft')),
      [`PATCH ${CONTENT_TABLE}`]: (call: Call) =>
        call.url.searchParams.get('version') === `eq.${rows.get(named(call))?.version}`
          ? write(named(call), bodyOf(call, 'draft'))
          : { body: null },
    },
  };
}

/** Number of writes to site_content. */
export const contentWrites = (calls: readonly Call[]) =>
  calls.filter(({ route }) => /^(?:POST|PATCH) /.test(route) && route.endsWith(CONTENT_TABLE))
    .length;
