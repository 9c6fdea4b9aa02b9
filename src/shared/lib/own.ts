/** Looks up an untrusted name (database, URL, file) in own properties only: `table[name]` also finds `constructor`. */
export function own<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
