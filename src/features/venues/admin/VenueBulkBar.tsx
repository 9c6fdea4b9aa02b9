import { ArchiveRestore, BadgeCheck, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { BulkBar } from '@/shared/admin/BulkBar.tsx';
import { CannotRestoreError, removeWithUndo, restoreNamed } from '@/shared/admin/removal.ts';
import { istDay } from '@/shared/lib/dates.ts';
import type { TablesUpdate } from '@/shared/supabase/database.types.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { useVenueChanges } from './data/useVenues.ts';
import type { ListedVenue } from './data/venueTable.ts';

const { bulk: words, venues: counted } = adminVenues;

type VenueBulkBarProps = {
  rows: readonly ListedVenue[];
  areRemoved: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
};

/** Actions on several venues at once. */
export function VenueBulkBar({ rows, areRemoved, selected, onSelect }: VenueBulkBarProps) {
  const { change, remove, restore } = useVenueChanges();
  const [isBusy, setIsBusy] = useState(false);
  const chosen = rows.filter(({ id }) => selected.has(id));
  const ids = chosen.map(({ id }) => id);
  const [only] = chosen;
  const name = only && chosen.length === 1 ? only.name : counted(chosen.length);

  /** Message if some of the selected venues could no longer be changed; null if all were. */
  const faultOf = (changed: readonly string[], done: (count: number) => string) => {
    const gone = chosen.filter(({ id }) => !changed.includes(id)).map((row) => row.name);
    if (gone.length === 0) return null;
    const names = gone.join(', ');
    return changed.length === 0 ? words.none(names) : words.some(done(changed.length), names);
  };
  const restoreThem = async () => {
    const fault = faultOf(await restore(ids), words.restoreDone);
    if (fault !== null) throw new CannotRestoreError(fault);
  };
  const removeThem = async () => {
    const removed = await remove(ids);
    if (removed.length === 0) throw new Error('None of them is there any more.');
    return async () => {
      await restore(removed);
    };
  };
  const run = (work: () => Promise<void>) => async () => {
    setIsBusy(true);
    try {
      await work();
    } finally {
      setIsBusy(false);
    }
  };
  const write = (changes: () => TablesUpdate<'venues'>, done: (count: number) => string) =>
    run(async () => {
      try {
        const fault = faultOf(await change(ids, changes()), done);
        onSelect(new Set());
        if (fault === null) notify.success(done(ids.length));
        else notify.error(fault);
      } catch {
        notify.error(words.failed);
      }
    });
  const actions = [
    {
      label: words.checked,
      Icon: BadgeCheck,
      act: write(() => ({ price_verified_on: istDay(new Date(serverNow())) }), words.checkedDone),
    },
    { label: words.hide, Icon: EyeOff, act: write(() => ({ is_visible: false }), words.hideDone) },
    { label: words.show, Icon: Eye, act: write(() => ({ is_visible: true }), words.showDone) },
    {
      label: words.remove,
      Icon: Trash2,
      act: run(async () => removeWithUndo(name, removeThem)),
    },
  ];
  const whenRemoved = [
    {
      label: words.restore,
      Icon: ArchiveRestore,
      act: run(async () => restoreNamed(name, restoreThem)),
    },
  ];
  return (
    <BulkBar
      label={words.label}
      keys={rows.map(({ id }) => id)}
      selected={selected}
      onChange={onSelect}
    >
      {(areRemoved ? whenRemoved : actions).map(({ label, Icon, act }) => (
        <Button
          key={label}
          variant="secondary"
          size="sm"
          disabled={isBusy}
          onClick={() => void act()}
        >
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
    </BulkBar>
  );
}
