import type * as v from 'valibot';
import type { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import type { AnyField } from './fields.ts';

/** A field of a section, and the place in src/content whose words it replaces. */
export type Place = {
  /** Below src/content. */
  file: string;
  /** The constant and the way into it, such as `site.address.city`. */
  path: string;
  field: AnyField;
};

/** What the owner edits in one form: a row of `site_content`. */
export type Section = {
  key: keyof typeof adminSiteContent.sections;
  page: keyof typeof adminSiteContent.pages;
  /** Where visitors see it. */
  address: string;
  places: Readonly<Record<string, Place>>;
};

/** What is at a path of a module. */
type At<T, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : P extends keyof T
    ? T[P]
    : never;

type IsUnion<T, All = T> = T extends T ? ([All] extends [T] ? false : true) : never;
/** `as const` makes a type of each word; this is what it may become: any other. Unions and patterns stay. */
type Widened<T> = T extends string
  ? { [K in T]?: 1 } extends { [K in T]: 1 }
    ? T
    : string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T;
/** A content's type as a form has it: lists of any length, nothing read-only. */
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

/** The value of a field, checked to be what stands at its place. */
type Fitting<Content, F extends AnyField> =
  Same<Loose<Content>, Loose<v.InferOutput<F['schema']>>> extends true
    ? F
    : { 'the content is': Loose<Content>; 'the field is': Loose<v.InferOutput<F['schema']>> };

/**
 * Places in one module of src/content: `placesIn<typeof import('…')>('en/home.ts')('heroSlides', list(…))`. A field that
 * is not of the type of its place does not compile.
 */
export const placesIn =
  <Module>(file: string) =>
  <const P extends string, F extends AnyField>(
    path: P,
    field: F & Fitting<At<Module, P>, F>,
  ): Place => ({ file, path, field });
