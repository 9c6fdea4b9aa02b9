import { ChevronDown, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { FieldNotes } from '@/shared/forms/FieldNotes.tsx';
import { excerpt } from '@/shared/lib/excerpt.ts';
import { Button } from '@/shared/ui/Button.tsx';
import type { AnyField, Control } from './field.ts';
import { faultsOf, type FieldViewProps } from './fieldValue.ts';
import { useEntries } from './useEntries.ts';

const { fields: words } = adminKit;

type List = Extract<Control, { kind: 'list' }>;

/** Maximum length of an entry's name, characters. */
const NAME_LENGTH = 60;

/** Name of an entry: its first words; for a group those of its first line, or else of its first text. */
function nameOf(item: AnyField, entry: unknown, fallback: string): string {
  const parts = item.control.kind === 'group' ? Object.entries(item.control.fields) : [];
  const textsOf = (isWanted: (control: Control) => boolean): unknown[] =>
    parts
      .filter(([, { control }]) => isWanted(control))
      .map(([part]) => Reflect.get(Object(entry), part));
  const texts = [
    entry,
    ...textsOf((control) => control.kind === 'input' && control.type === undefined),
    ...textsOf(({ kind }) => kind === 'textarea'),
  ];
  const text = texts.find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof text === 'string' ? excerpt(text.trim(), NAME_LENGTH) : fallback;
}

/** Several of the same: added, removed and put in order; each is folded to its name. */
export function ListField({
  field,
  list,
  name,
  value,
  faults,
  onChange,
  View,
}: FieldViewProps & { list: List; View: ComponentType<FieldViewProps> }) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { entries, add, move, remove } = useEntries(items, onChange);
  const [fresh, setFresh] = useState<string>();
  const { label, hint } = field;
  const { item, least, most } = list;
  const isSmall = item.control.kind !== 'group' && item.control.kind !== 'own';
  return (
    <div className="space-y-3">
      <p className="font-semibold">{label}</p>
      {hint && <p className="text-muted max-w-prose">{hint}</p>}
      <SortableList
        label={label}
        items={entries}
        idOf={({ id }) => id}
        nameOf={({ entry }, index) => nameOf(item, entry, words.entry(item.label, index + 1))}
        onReorder={move}
        onRemove={items.length > least ? remove : undefined}
      >
        {({ entry, id }, index) => {
          const fault = faultsOf(faults, index);
          const called = nameOf(item, entry, words.entry(item.label, index + 1));
          const view = (
            <View
              field={isSmall ? { ...item, label: words.entry(item.label, index + 1) } : item}
              name={`${name}.${index}`}
              value={entry}
              faults={fault}
              onChange={(next) => onChange(items.with(index, next))}
            />
          );
          return isSmall ? (
            view
          ) : (
            <Folded called={called} opens={id === fresh || fault !== undefined}>
              {view}
            </Folded>
          );
        }}
      </SortableList>
      <FieldNotes id={name} error={faults?.message} />
      {items.length < most && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setFresh(add(structuredClone(item.blank)))}
        >
          <Plus aria-hidden />
          {words.add(item.label)}
        </Button>
      )}
    </div>
  );
}

type FoldedProps = {
  called: string;
  /** Whether something in it wants to be seen. */
  opens: boolean;
  children: ReactNode;
};

/** An entry folded to its name, so that a list of long ones can be seen and put in order. */
function Folded({ called, opens, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(opens);
  const [opened, setOpened] = useState(opens);
  // Opened once by a fault or as a new one; closing it is the owner's.
  if (opens !== opened) {
    setOpened(opens);
    if (opens) setIsOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-medium">
        <span className="truncate">{called}</span>
        <ChevronDown
          aria-hidden
          className="size-5 flex-none transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
