import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { adminKit } from '@/content/en/adminKit.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { notify } from '@/shared/ui/notify.ts';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { ConflictError } from './savedRow.ts';

/** A record as a form edits it, and the version that a save of it names. */
export type Versioned<Values> = { version: number; values: Values };

/** A record that nobody has saved yet. */
export const newRecord = <Values>(values: Values): Versioned<Values> => ({ version: 0, values });

type RecordFormOptions<Values extends FieldValues, Output> = {
  /** Names the record among all that are edited anywhere: what was typed is kept under it. */
  name: string;
  record: Versioned<Values>;
  /** What the values must be; may make something else of them: a number of a text. */
  schema: GenericSchema<Values, Output>;
  /** @returns the record as it is saved. @throws ConflictError where somebody saved another version meanwhile. */
  save: (output: Output, version: number) => Promise<Versioned<Values>>;
  /** Reads the record as it is now. */
  reload: () => Promise<Versioned<Values>>;
};

export type RecordFormState<Values extends FieldValues, Output = Values> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** Checks and saves. */
  submit: () => Promise<void>;
  isSaving: boolean;
  /** Why the last save failed; null also while a conflict is to be solved. */
  error: Error | null;
  /** The record that both edits began from, and what somebody else made of it. */
  conflict: { base: Values; theirs: Versioned<Values> } | null;
  /** Saves `values` over what the other person saved. */
  resolve: (values: Values) => Promise<void>;
  /** Whether this is what was typed earlier and never saved. */
  isRestored: boolean;
  /** Back to what is saved. */
  discard: () => void;
};

/** A date typed by half has no value: saved as it is, it would count as left empty. @returns whether there is one. */
function asksForRestOfDate(): boolean {
  const inputs = [...document.querySelectorAll('input')];
  const unfinished = inputs.find(({ validity }) => validity.badInput);
  unfinished?.reportValidity();
  return unfinished !== undefined;
}

/**
 * A form over one record: validated, saved by version, with what was typed kept on the device until it is saved or
 * discarded. Ctrl-S and Cmd-S save.
 */
export function useRecordForm<Values extends FieldValues, Output = Values>({
  name,
  record,
  schema,
  save,
  reload,
}: RecordFormOptions<Values, Output>): RecordFormState<Values, Output> {
  const [draft] = useState(() => readDraft(name, record.values));
  const [initial] = useState<Versioned<Values>>(
    draft ? { version: draft.version, values: draft.base } : record,
  );
  /** What the edit began from. */
  const base = useRef(initial);
  const [isRestored, setIsRestored] = useState(draft !== null);
  const [conflict, setConflict] = useState<RecordFormState<Values>['conflict']>(null);
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    defaultValues: initial.values as DefaultValues<Values>,
  });
  const { isDirty } = form.formState;

  const startFrom = (next: Versioned<Values>) => {
    base.current = next;
    setConflict(null);
    form.reset(next.values);
  };

  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);

  // Another person's save shows at once in a form that nobody has touched.
  const follow = useEffectEvent(() => {
    if (isDirty || isRestored || record.version <= base.current.version) return;
    base.current = record;
    form.reset(record.values);
  });
  useEffect(() => follow(), [record.version]);

  /** What somebody else saved. @throws DataError 42501 where nobody did: the row was not ours to change any more. */
  const readTheirs = async () => {
    const theirs = await reload();
    if (theirs.version !== base.current.version) return theirs;
    throw new DataError({ code: '42501', message: 'This row may not be changed.' }, 403);
  };

  const mutation = useMutation({
    mutationFn: async ({ output, version }: { output: Output; version: number }) => {
      try {
        return await save(output, version);
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        const theirs = await readTheirs();
        setConflict({ base: base.current.values, theirs });
        throw error;
      }
    },
    onSuccess: (saved) => {
      forgetDraft(name);
      setIsRestored(false);
      startFrom(saved);
      notify.success(adminKit.form.saved);
    },
  });

  const saveOver = async (version: number) => {
    if (asksForRestOfDate()) return;
    await form.handleSubmit(async (output) => {
      await mutation.mutateAsync({ output, version }).catch(() => undefined);
    })();
  };
  const submit = async () => saveOver(base.current.version);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          const { version, values } = base.current;
          if (JSON.stringify(typed) === JSON.stringify(values)) forgetDraft(name);
          else keepDraft(name, { version, base: values, values: typed });
        },
      }),
    [form, name],
  );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    // Several forms may stand on one screen: those with nothing to save leave the keys to the others.
    if (isDirty || isRestored) void submit();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    form,
    submit,
    isSaving: mutation.isPending,
    error: conflict ? null : mutation.error,
    conflict,
    resolve: async (values) => {
      if (!conflict) return;
      form.reset(values, { keepDefaultValues: true });
      await saveOver(conflict.theirs.version);
    },
    isRestored,
    discard: () => {
      forgetDraft(name);
      setIsRestored(false);
      mutation.reset();
      startFrom(record);
    },
  };
}
