/**
 * Looks up an untrusted name (database, URL, file) among own properties only: `table[name]` would also find
 * `constructor`.
 */
export function own<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
