import type { ComponentType } from 'react';
import * as v from 'valibot';
import type { Option } from '@/shared/forms/Select.tsx';
import type { FieldViewProps } from './fieldValue.ts';

/** The label of a field, the hint beneath it, and other headings of its column in CSV files. */
export type FieldLabel = {
  label: string;
  hint?: string | undefined;
  headings?: readonly string[] | undefined;
};
export type Labelled<F> = F & FieldLabel;

/** The input that a value is edited with. */
export type Control =
  | {
      kind: 'input';
      type?: 'date' | 'datetime-local' | 'email' | 'tel' | 'time' | 'url';
      inputMode?: 'numeric' | 'decimal';
    }
  | { kind: 'textarea'; rows: number }
  | { kind: 'checkbox' }
  | { kind: 'number'; least: number; most: number; isWhole: boolean }
  | { kind: 'select' | 'radio'; options: readonly Option[] }
  | { kind: 'list'; item: Labelled<AnyField>; least: number; most: number }
  | { kind: 'group'; fields: Readonly<Record<string, Labelled<AnyField>>> }
  | { kind: 'custom'; View: ComponentType<FieldViewProps> }
  /** A control of the feature's own, for descriptions that build scripts read: those import no component. */
  | { kind: 'own'; name: string };

/** What the database enforces as well; supabase/tests/resources.test.ts tries both sides of each bound. */
type Bounds = {
  isNullable?: true;
  /** Minimum and maximum: characters of a text, a number, or a day. */
  range?:
    | { of: 'characters' | 'number'; least: number; most: number }
    | { of: 'days'; least: string; most: string };
  /** Exactly these values. */
  oneOf?: readonly string[];
};

/**
 * One value of a record: how it is edited, checked, stored and shown. `toDraft` and `toText` are methods, so that a
 * field of a few texts fits a column of any text.
 * @typeParam Stored what the record holds. @typeParam Draft what the form holds while it is edited.
 */
export type Field<Stored, Draft = Stored> = {
  control: Control;
  isRequired: boolean;
  /** The draft of a new record. */
  blank: Draft;
  toDraft(stored: Stored): Draft;
  /** From a draft to the stored value; its messages are shown below the input. */
  schema: v.GenericSchema<Draft, Stored>;
  /** Text for the choice between two versions. */
  toText(stored: Stored): string;
  /** Text that a search searches, if more than `toText`. */
  searchText?(stored: Stored): string;
  bounds: Bounds;
  /** If a cell of a CSV file is not the draft itself. */
  cell?: {
    write?(draft: Draft): string;
    /** @returns unreadable text unchanged, for the schema to reject; undefined for a cell that changes nothing. */
    read?(text: string): unknown;
  };
};

// oxlint-disable-next-line typescript/no-explicit-any -- a schema both takes and returns its type.
export type AnyField = Field<any, any>;
export type StoredOf<F> = F extends Field<infer Stored, infer _Draft> ? Stored : never;
export type DraftOf<F> = F extends Field<infer _Stored, infer Draft> ? Draft : never;

/** Schema of an object with a schema for each key. */
export function objectSchema<Input, Output>(
  entries: Iterable<readonly [string, AnyField['schema']]>,
): v.GenericSchema<Input, Output> {
  const made: AnyField['schema'] = v.object(Object.fromEntries(entries));
  return made;
}

/** Text that a search searches. */
export const searchTextOf = <Stored, Draft>(field: Field<Stored, Draft>, stored: Stored): string =>
  field.searchText ? field.searchText(stored) : field.toText(stored);
