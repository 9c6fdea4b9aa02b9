import { ArchiveRestore, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';

/** Something removed: how it is called and since when (ISO 8601). */
type Removed = { id: string; name: string; deletedAt: string };

type RemovedFilterProps = {
  items: readonly Removed[];
  onRestore: (id: string) => void;
  /** The list of the other rows. */
  children: ReactNode;
};

const { removed: words } = adminKit;

/** A list, or what was removed from it, each with Restore; nothing more than the list while nothing is removed. */
export function RemovedFilter({ items, onRestore, children }: RemovedFilterProps) {
  const [isOn, setIsOn] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const restore = (id: string) => {
    // The pressed button is removed.
    toggle.current?.focus();
    onRestore(id);
  };
  return (
    <div className="space-y-3">
      {(isOn || items.length > 0) && (
        <Button
          ref={toggle}
          variant="secondary"
          size="sm"
          className="aria-pressed:bg-marigold/20"
          aria-pressed={isOn}
          onClick={() => setIsOn(!isOn)}
        >
          <Trash2 aria-hidden />
          {words.filter(items.length)}
        </Button>
      )}
      {isOn ? <RemovedList items={items} onRestore={restore} /> : children}
    </div>
  );
}

function RemovedList({ items, onRestore }: Pick<RemovedFilterProps, 'items' | 'onRestore'>) {
  if (items.length === 0) return <p className="text-muted">{words.none}</p>;
  return (
    <>
      <p className="text-muted text-sm">{words.hint}</p>
      <ul aria-label={words.filter(items.length)} className="space-y-2">
        {items.map(({ id, name, deletedAt }) => (
          <li
            key={id}
            className="border-line bg-surface flex flex-wrap items-center justify-between gap-2 rounded-lg border p-3"
          >
            <span className="min-w-0">
              {name}
              <span className="text-muted block text-sm">
                {words.since(formatIstDateTime(new Date(deletedAt)))}
              </span>
            </span>
            <Button
              variant="secondary"
              aria-label={words.restoreOf(name)}
              onClick={() => onRestore(id)}
            >
              <ArchiveRestore aria-hidden />
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
