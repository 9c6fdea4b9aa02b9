import { ExternalLink, Plus } from 'lucide-react';
import { useId } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { type ContactValues, MOST_ENTRIES } from './data/contact.ts';
import { TestLink } from './TestLink.tsx';

type TextListProps = {
  form: UseFormReturn<ContactValues, unknown, ContactValues>;
  name: 'emails' | 'addresses' | 'social';
  words: {
    title: string;
    hint?: string;
    entry: (place: number) => string;
    add: string;
    test: string;
  };
  type: 'text' | 'email' | 'url';
  /** Where an entry leads; null where it leads nowhere yet. */
  testHref: (text: string) => string | null;
};

/** Lines of text in an order, each with a link that tries it. */
export function TextList({ form, name, words, type, testHref }: TextListProps) {
  const id = useId();
  const { control, register, formState } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const entries = useWatch({ control, name });
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="font-display text-lg">
        {words.title}
      </h2>
      {words.hint && <p className="text-muted max-w-prose">{words.hint}</p>}
      {fields.length > 0 && (
        <SortableList
          label={words.title}
          items={fields}
          idOf={(field) => field.id}
          nameOf={(_, index) => words.entry(index + 1)}
          onReorder={move}
          onRemove={remove}
        >
          {(_, index) => {
            const error = formState.errors[name]?.[index];
            const href = testHref(entries[index]?.text.trim() ?? '');
            return (
              <>
                <TextInput
                  label={words.entry(index + 1)}
                  error={error?.text?.message ?? error?.message}
                  type={type}
                  autoComplete="off"
                  {...register(`${name}.${index}.text`)}
                />
                <div className="mt-1 flex flex-wrap">
                  {href !== null && (
                    <TestLink href={href} label={`${words.test}: ${words.entry(index + 1)}`}>
                      <ExternalLink aria-hidden />
                      {words.test}
                    </TestLink>
                  )}
                </div>
              </>
            );
          }}
        </SortableList>
      )}
      {fields.length < MOST_ENTRIES && (
        <Button variant="secondary" size="sm" onClick={() => append({ text: '' })}>
          <Plus aria-hidden />
          {words.add}
        </Button>
      )}
    </section>
  );
}
