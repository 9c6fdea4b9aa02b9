import type { ComponentProps } from 'react';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { useDraft, type Draft } from './useDraft.ts';

/** A labelled field with its error below (see `useDraft`). */
export function DraftInput({
  value,
  onType,
  onLeave,
  ...field
}: Omit<ComponentProps<typeof TextInput>, 'error' | keyof Draft> & Draft) {
  const { input, error } = useDraft({ value, onType, onLeave });
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...(field.type !== 'date' && { maxLength: 24 })}
      {...field}
      {...input}
      error={error}
    />
  );
}
