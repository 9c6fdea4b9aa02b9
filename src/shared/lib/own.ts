/**
 * What a table holds under a name that came from outside: the database, the address, a file. Plain `table[name]` also
 * finds what every object has, such as `constructor`.
 */
export function own<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
