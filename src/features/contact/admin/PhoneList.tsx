import { MessageCircle, Phone as PhoneIcon, Plus } from 'lucide-react';
import { adminContact } from '@/content/en/adminContact.ts';
import { faultsOf, type FieldViewProps } from '@/shared/admin/fields/fieldValue.ts';
import { useEntries } from '@/shared/admin/fields/useEntries.ts';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { chatHref, telHref } from '@/shared/lib/phone.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { TestLink } from '@/shared/admin/fields/TestLink.tsx';

/** A number as it is typed, whether call buttons dial it, and whether WhatsApp buttons open it. */
export type Phone = { text: string; isCalled: boolean; hasWhatsApp: boolean };

const { phones: words } = adminContact;
/** Most entries of a list: the CHECKs of `contact_info`. */
export const MOST_ENTRIES = 10;
const marks = [
  { mark: 'isCalled', label: words.calls },
  { mark: 'hasWhatsApp', label: words.chats },
] as const;
type Mark = (typeof marks)[number]['mark'];

/** The numbers in their order, and which of them is called and which has WhatsApp. */
export function PhoneList({ field, name, value, faults, onChange }: FieldViewProps) {
  // The form holds what `phones` of contact.ts reads.
  const phones = value as Phone[];
  const { entries, add, move, remove } = useEntries(phones, onChange);
  const marked = (mark: Mark, chosen: number) =>
    phones.map((phone, index) => ({ ...phone, [mark]: index === chosen }));
  const removeNumber = (index: number) => {
    const { isCalled, hasWhatsApp } = { ...phones[index] };
    // Another number takes over what this one was for.
    const heir = index === 0 ? 1 : 0;
    const handedOn = phones.map((phone, at) => ({
      ...phone,
      ...(at === heir && isCalled && { isCalled }),
      ...(at === heir && hasWhatsApp && { hasWhatsApp }),
    }));
    remove(index, handedOn);
  };
  return (
    <div className="space-y-3">
      <p className="font-semibold">{field.label}</p>
      {field.hint && <p className="text-muted max-w-prose">{field.hint}</p>}
      <SortableList
        label={field.label}
        items={entries}
        idOf={({ id }) => id}
        nameOf={(_, index) => words.number(index + 1)}
        onReorder={move}
        onRemove={phones.length > 1 ? removeNumber : undefined}
      >
        {({ entry: phone }, index) => {
          const fault = faultsOf(faults, index);
          const [call, chat] = [telHref(phone.text), chatHref(phone.text)];
          return (
            <div className="space-y-1">
              <TextInput
                label={words.number(index + 1)}
                error={faultsOf(fault, 'text')?.message ?? fault?.message}
                type="tel"
                autoComplete="off"
                name={`${name}.${index}.text`}
                value={phone.text}
                onChange={({ currentTarget: { value: text } }) =>
                  onChange(phones.with(index, { ...phone, text }))
                }
              />
              <div className="flex flex-wrap gap-x-4">
                {marks.map(({ mark, label }) => (
                  <label key={mark} className="flex min-h-11 cursor-pointer items-center gap-2">
                    <input
                      type="radio"
                      name={mark}
                      aria-label={`${words.number(index + 1)}: ${label}`}
                      checked={phones.findIndex((one) => one[mark]) === index}
                      onChange={() => onChange(marked(mark, index))}
                      className="accent-sindoor size-4.5 flex-none"
                    />
                    {label}
                  </label>
                ))}
              </div>
              <div className="flex flex-wrap">
                {call && (
                  <TestLink href={call} label={words.call(phone.text)}>
                    <PhoneIcon aria-hidden />
                    {words.callShort}
                  </TestLink>
                )}
                {chat && (
                  <TestLink href={chat} label={words.chat(phone.text)}>
                    <MessageCircle aria-hidden />
                    {words.chatShort}
                  </TestLink>
                )}
              </div>
            </div>
          );
        }}
      </SortableList>
      {phones.length < MOST_ENTRIES && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => add({ text: '', isCalled: false, hasWhatsApp: false })}
        >
          <Plus aria-hidden />
          {words.add}
        </Button>
      )}
    </div>
  );
}
