import type { ReactNode } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { Button } from '@/shared/ui/Button.tsx';

type BulkBarProps = {
  /** Accessible name of the actions. */
  label: string;
  /** Keys of the rows on the page. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Buttons of the actions on the selected rows. */
  children: ReactNode;
};

const { bulk: words } = adminKit;

/** Bar above a list with selection: selects the whole page, holds the bulk actions. */
export function BulkBar({ label, keys, selected, onChange, children }: BulkBarProps) {
  const count = keys.filter((key) => selected.has(key)).length;
  return (
    <div
      data-bar="top"
      className="border-line bg-surface low:static sticky top-0 z-10 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-3 py-1"
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="accent-sindoor size-5"
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && count < keys.length;
          }}
          checked={count > 0 && count === keys.length}
          onChange={({ target }) => onChange(new Set(target.checked ? keys : []))}
        />
        {words.all}
      </label>
      <output className="text-muted tabular-nums">{count > 0 && words.chosen(count)}</output>
      {count > 0 && (
        <fieldset aria-label={label} className="flex flex-wrap items-center gap-2 py-1">
          {children}
          <Button
            variant="quiet"
            size="sm"
            // On a phone the box above does the same and leaves more of the list to be seen.
            className="max-sm:hidden"
            onClick={() => onChange(new Set())}
          >
            {words.none}
          </Button>
        </fieldset>
      )}
    </div>
  );
}
