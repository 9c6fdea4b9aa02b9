import { MessageCircle, Phone, Plus } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { adminContact } from '@/content/en/adminContact.ts';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { chatHref, telHref } from '@/shared/lib/phone.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { type ContactValues, MOST_ENTRIES } from './data/contact.ts';
import { TestLink } from './TestLink.tsx';

const { phones: words } = adminContact;
const marks = [
  { mark: 'isCalled', label: words.calls },
  { mark: 'hasWhatsApp', label: words.chats },
] as const;

type PhoneListProps = { form: UseFormReturn<ContactValues, unknown, ContactValues> };

/** The numbers in their order, and which of them is called and which has WhatsApp. */
export function PhoneList({ form }: PhoneListProps) {
  const { control, register, setValue, formState } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'phones' });
  const phones = useWatch({ control, name: 'phones' });
  const choose = (mark: 'isCalled' | 'hasWhatsApp', chosen: number) => {
    for (const index of phones.keys())
      setValue(`phones.${index}.${mark}`, index === chosen, { shouldDirty: true });
  };
  const removeNumber = (index: number) => {
    // Another number takes over what this one was for.
    for (const { mark } of marks) if (phones[index]?.[mark]) choose(mark, index === 0 ? 1 : 0);
    remove(index);
  };
  return (
    <section aria-labelledby="contact-phones" className="space-y-3">
      <h2 id="contact-phones" className="font-display text-lg">
        {words.title}
      </h2>
      <p className="text-muted max-w-prose">{words.hint}</p>
      <SortableList
        label={words.title}
        items={fields}
        idOf={({ id }) => id}
        nameOf={(_, index) => words.number(index + 1)}
        onReorder={move}
        onRemove={fields.length > 1 ? removeNumber : undefined}
      >
        {(_, index) => {
          const error = formState.errors.phones?.[index];
          const number = phones[index]?.text ?? '';
          const [call, chat] = [telHref(number), chatHref(number)];
          return (
            <div className="space-y-1">
              <TextInput
                label={words.number(index + 1)}
                error={error?.text?.message ?? error?.message}
                type="tel"
                autoComplete="off"
                {...register(`phones.${index}.text`)}
              />
              <div className="flex flex-wrap gap-x-4">
                {marks.map(({ mark, label }) => (
                  <label key={mark} className="flex min-h-11 cursor-pointer items-center gap-2">
                    <input
                      type="radio"
                      name={mark}
                      aria-label={`${words.number(index + 1)}: ${label}`}
                      checked={phones.findIndex((phone) => phone[mark]) === index}
                      onChange={() => choose(mark, index)}
                      className="accent-sindoor size-4.5 flex-none"
                    />
                    {label}
                  </label>
                ))}
              </div>
              <div className="flex flex-wrap">
                {call && (
                  <TestLink href={call} label={words.call(number)}>
                    <Phone aria-hidden />
                    {words.callShort}
                  </TestLink>
                )}
                {chat && (
                  <TestLink href={chat} label={words.chat(number)}>
                    <MessageCircle aria-hidden />
                    {words.chatShort}
                  </TestLink>
                )}
              </div>
            </div>
          );
        }}
      </SortableList>
      {fields.length < MOST_ENTRIES && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => append({ text: '', isCalled: false, hasWhatsApp: false })}
        >
          <Plus aria-hidden />
          {words.add}
        </Button>
      )}
    </section>
  );
}
