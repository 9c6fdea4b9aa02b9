import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { adminKit } from '@/content/en/adminKit.ts';
import { syncAllValues } from '@/shared/forms/heldValues.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { notify } from '@/shared/ui/notify.ts';
import { adoptDraft, type Draft, forgetDraft, keepDraft, readDraft } from './drafts.ts';
import { same } from './mergeEdits.ts';
import { UNDO_MS } from './removal.ts';
import { ConflictError } from './savedRow.ts';
import { asDefaults } from './typedObjects.ts';
import { useUnsavedMark } from './useUnsavedMark.ts';

/** A record as a form edits it, and the version that a save of it names. */
export type Versioned<Values> = { version: number; values: Values };

/** A new record. */
export const newRecord = <Values>(values: Values): Versioned<Values> => ({ version: 0, values });

/** Who sees a save: visitors after Publish, now, or not at all; `private`: only the admin area. */
export type Reach = keyof typeof adminKit.form.saved;

type RecordFormOptions<Values extends FieldValues, Output> = {
  /** Key of the record's draft, unique among all forms. */
  name: string;
  record: Versioned<Values>;
  /** Validates the values, and may convert them, such as a text to a number. */
  schema: GenericSchema<Values, Output>;
  /**
   * @param over the version that the save names, with its values; `freshId` is the key of a new record, the same for
   * each try.
   * @returns the saved record. @throws ConflictError if another version has been saved since.
   */
  save: (
    output: Output,
    over: Versioned<Values> & { freshId: string },
  ) => Promise<Versioned<Values>>;
  /** Re-reads the record. */
  reload: () => Promise<Versioned<Values>>;
  /** Who sees what has been saved. */
  reach: (values: Values) => Reach;
  /** Whether the form closes after a save, which is then confirmed by a toast. */
  goesOnSave?: boolean;
};

export type RecordFormState<Values extends FieldValues, Output = Values> = {
  form: UseFormReturn<Values, unknown, Output>;
  /** Checks and saves. */
  submit: () => Promise<void>;
  isSaving: boolean;
  /** Of the last save; null also during a conflict. */
  error: Error | null;
  /** The version that both edits began from, and the other saved version. */
  conflict: { base: Values; theirs: Versioned<Values> } | null;
  /** Saves `values` over the other person's version. */
  resolve: (values: Values) => Promise<void>;
  /** Whether the form was filled from a draft. */
  isRestored: boolean;
  /** Resets to the saved values, with Undo. */
  discard: () => void;
  /** Who sees what has just been saved; null before that, and once something is typed again. */
  saved: Reach | null;
  /** Whether another version has been saved since this edit began. */
  isBehind: boolean;
  /** Shows both versions. */
  compare: () => void;
  /** That of a new record. */
  freshId: string;
};

/** @returns whether an input contains a half-typed date: its value is '', which would be saved as empty. */
export function asksForRestOfDate(): boolean {
  const inputs = [...document.querySelectorAll('input')];
  const unfinished = inputs.find(({ validity }) => validity.badInput);
  unfinished?.reportValidity();
  return unfinished !== undefined;
}

/**
 * A form over one record: validated, saved by version, with a draft on the device until it is saved or discarded.
 * Ctrl-S and Cmd-S save.
 */
export function useRecordForm<Values extends FieldValues, Output = Values>({
  name,
  record,
  schema,
  save,
  reload,
  reach,
  goesOnSave = false,
}: RecordFormOptions<Values, Output>): RecordFormState<Values, Output> {
  const [draft] = useState(() => readDraft(name, record.values));
  const [initial] = useState<Versioned<Values>>(
    draft ? { version: draft.version, values: draft.base } : record,
  );
  const [begun, setBegun] = useState(() => ({
    version: initial.version,
    freshId: draft?.freshId ?? crypto.randomUUID(),
  }));
  /** The version that the edit began from. */
  const base = useRef({ ...initial, freshId: begun.freshId });
  const [isRestored, setIsRestored] = useState(draft !== null);
  const [conflict, setConflict] = useState<RecordFormState<Values>['conflict']>(null);
  const form = useForm<Values, unknown, Output>({
    resolver: valibotResolver(schema),
    // Otherwise rules over several fields wait until each field is valid.
    criteriaMode: 'all',
    defaultValues: asDefaults(initial.values),
    // Long forms have controls that the form library does not know; RecordForm focuses the invalid one.
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const isUnsaved = isDirty || isRestored;
  useUnsavedMark(isUnsaved);
  const startFrom = ({ version, values }: Versioned<Values>, freshId = base.current.freshId) => {
    base.current = { version, values, freshId };
    setBegun({ version, freshId });
    setConflict(null);
    form.reset(values);
  };
  const goOnFrom = (typed: Draft<Values>) => {
    startFrom({ version: typed.version, values: typed.base }, typed.freshId);
    form.reset(typed.values, { keepDefaultValues: true });
    setIsRestored(true);
  };
  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true });
  }, [draft, form]);

  const leftOver = useEffectEvent(async (isHere: () => boolean) =>
    adoptDraft(name, record.values, () => isHere() && !form.formState.isDirty),
  );
  const takeOver = useEffectEvent((found: Draft<Values> | null) => found && goOnFrom(found));
  useEffect(() => {
    if (draft) return undefined;
    const here = new AbortController();
    void leftOver(() => !here.signal.aborted).then(takeOver);
    return () => here.abort();
  }, [draft]);

  // An untouched form takes over a newer version at once.
  const follow = useEffectEvent(() => {
    if (!isUnsaved && record.version > base.current.version) startFrom(record);
  });
  useEffect(() => follow(), [record.version]);

  /** Re-reads after a version conflict. @throws DataError 42501 if the version is unchanged (blocked by RLS). */
  const readTheirs = async () => {
    const theirs = await reload();
    if (theirs.version !== base.current.version) return theirs;
    throw new DataError({ code: '42501', message: 'This row may not be changed.' }, 403);
  };

  const mutation = useMutation({
    mutationFn: async ({ output, over }: { output: Output; over: Versioned<Values> }) => {
      try {
        return await save(output, { ...over, freshId: base.current.freshId });
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
      startFrom(saved, crypto.randomUUID());
      if (goesOnSave) notify.success(adminKit.form.saved[reach(saved.values)]);
    },
  });

  const saveOver = async (over: Versioned<Values>) => {
    if (asksForRestOfDate()) return;
    await form.handleSubmit(async (output) => {
      await mutation.mutateAsync({ output, over }).catch(() => undefined);
    })();
  };
  const submit = async () => saveOver(base.current);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          const { values, ...begunFrom } = base.current;
          if (same(typed, values)) forgetDraft(name);
          else keepDraft(name, { ...begunFrom, base: values, values: typed });
        },
      }),
    [form, name],
  );

  // Undo may run after the form is closed: the values then become a draft.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const discard = () => {
    const { values, ...begunFrom } = base.current;
    const typed = { ...begunFrom, base: values, values: structuredClone(form.getValues()) };
    forgetDraft(name);
    setIsRestored(false);
    mutation.reset();
    startFrom(record);
    const run = () => {
      keepDraft(name, typed);
      if (isOpen.current) goOnFrom(typed);
    };
    notify.offer(adminKit.form.discarded, { label: adminKit.undo.undo, run }, UNDO_MS);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    syncAllValues();
    // With several forms on one screen, those without changes ignore the keys.
    if (isUnsaved || !same(form.getValues(), base.current.values)) void submit();
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    return () => listening.abort();
  }, []);

  return {
    form,
    submit,
    isSaving: mutation.isPending,
    error: conflict ? null : mutation.error,
    conflict,
    resolve: async (values) => {
      if (!conflict) return;
      form.reset(values, { keepDefaultValues: true });
      await saveOver(conflict.theirs);
    },
    isRestored,
    discard,
    saved: mutation.data && !isUnsaved ? reach(mutation.data.values) : null,
    isBehind: isUnsaved && conflict === null && record.version > begun.version,
    compare: () => setConflict({ base: base.current.values, theirs: record }),
    freshId: begun.freshId,
  };
}
