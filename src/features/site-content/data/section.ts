import type * as v from 'valibot';
import type { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import type { AnyField } from './fields.ts';

/** A field of a section and the place in src/content that it replaces. */
export type Place = {
  /** Below src/content. */
  file: string;
  /** Constant and path within it, such as `site.address.city`. */
  path: string;
  field: AnyField;
};

/** A form of the admin area: a row of `site_content`. */
export type Section = {
  key: keyof typeof adminSiteContent.sections;
  page: keyof typeof adminSiteContent.pages;
  /** Address of the page that shows it. */
  address: string;
  places: Readonly<Record<string, Place>>;
};

/** Type at a path of a module. */
type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

type IsUnion<T, All = T> = T extends T ? ([All] extends [T] ? false : true) : never;
/** Widens literal types of `as const` to what they may become. Unions and patterns stay. */
type Widened<T> = T extends string
  ? { [K in T]?: 1 } extends { [K in T]: 1 }
    ? T
    : string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T;
/** A content's type in a form: arrays of any length, nothing read-only. */
type Loose<T> = [T] extends [string | number | boolean | null | undefined]
  ? IsUnion<T> extends true
    ? T
    : Widened<T>
  : T extends readonly (infer Item)[]
    ? Loose<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Loose<T[K]> }
      : T;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** A field whose value has the type of its place. */
type Fitting<Content, F extends AnyField> =
  Same<Loose<Content>, Loose<v.InferOutput<F['schema']>>> extends true
    ? F
    : { 'the content is': Loose<Content>; 'the field is': Loose<v.InferOutput<F['schema']>> };

/**
 * Places in one module of src/content: `placesIn<typeof import('…')>('en/home.ts')('heroSlides', list(…))`. A field
 * that does not match the type of its place does not compile.
 */
export const placesIn =
  <Module>(file: string) =>
  <const P extends string, F extends AnyField>(
    path: P,
    field: F & Fitting<At<Module, P>, F>,
  ): Place => ({ file, path, field });
