/** The paths of all strings in a value. */
export function texts(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'string') return [[...path]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, [...path, key]));
}

/** A copy of the value with another string at a path. */
export function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  const copy = Object(structuredClone(value));
  Reflect.set(copy, key, withText(Reflect.get(copy, key), rest, text));
  return copy;
}
