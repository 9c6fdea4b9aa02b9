import type { DefaultValues, FieldValues } from 'react-hook-form';

// Restores types that TypeScript loses for objects built key by key. Every cast of the admin kit is in this file.

/** Object.keys, with their type. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

/** An object with these keys. */
export const objectOf = <T extends object>(
  keys: readonly (keyof T & string)[],
  valueOf: (key: keyof T & string) => unknown,
) => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as T;

/** Values of a form as its library's default values. */
export const asDefaults = <Values extends FieldValues>(values: Values) =>
  values as DefaultValues<Values>;
