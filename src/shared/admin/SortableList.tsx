import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { RowMenu } from './RowMenu.tsx';

type SortableListProps<Item> = {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** Name of an item, announced when it is moved. */
  nameOf: (item: Item, index: number) => string;
  onReorder: (from: number, to: number) => void;
  /** Takes one away, where the list is not at its least. */
  onRemove?: ((index: number) => void) | undefined;
  children: (item: Item, index: number) => ReactNode;
};

const { order: words } = adminKit;
/** A finger that scrolls over a handle does not drag: it moves this far first, in px. */
const DRAG_FROM_PX = 4;

/** A list sorted by dragging, by keys, or by a menu; each step is announced. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, onReorder, onRemove, children } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(idOf);
  const nameAt = (id: string | number) => {
    const index = ids.indexOf(String(id));
    const item = items[index];
    return item === undefined ? '' : nameOf(item, index);
  };
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.picked(nameAt(active.id), placeOf(active.id), ids.length),
    onDragOver: ({ active, over }) =>
      over ? words.over(nameAt(active.id), placeOf(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over
        ? words.dropped(nameAt(active.id), placeOf(over.id))
        : words.cancelled(nameAt(active.id)),
    onDragCancel: ({ active }) => words.cancelled(nameAt(active.id)),
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : from;
    if (from >= 0 && to >= 0 && from !== to) onReorder(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.help } }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="space-y-3">
          {items.map((item, index) => (
            <SortableItem
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item, index)}
              onUp={index > 0 ? () => onReorder(index, index - 1) : undefined}
              onDown={index < items.length - 1 ? () => onReorder(index, index + 1) : undefined}
              onRemove={onRemove && (() => onRemove(index))}
            >
              {children(item, index)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type SortableItemProps = {
  id: string;
  name: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

function SortableItem({ id, name, children, ...actions }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="border-line bg-surface flex items-start gap-1 rounded-lg border p-1 sm:p-2"
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="btn btn-quiet size-11 flex-none cursor-grab touch-none p-0"
        {...attributes}
        {...listeners}
        aria-label={words.drag(name)}
      >
        <GripVertical aria-hidden />
      </button>
      <div className="min-w-0 grow">{children}</div>
      <RowMenu name={name} {...actions} />
    </li>
  );
}
