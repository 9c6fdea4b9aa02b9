import { adminEvents } from '@/content/en/adminEvents.ts';
import { NEW } from '@/shared/admin/data/recordTable.ts';
import { useRecord } from '@/shared/admin/data/useRecords.ts';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { SaveSwitch } from '@/shared/admin/SaveSwitch.tsx';
import { SECTION_ROW, sectionTable } from './data/events.ts';

const { section: words } = adminEvents;

/** Switches the events section of the home page, and its order. */
export function SectionSwitch() {
  const section = useRecord(sectionTable, String(SECTION_ROW));
  if (section.isError)
    return <LoadFailure title={words.failed} onRetry={() => void section.refetch()} />;
  const row = section.data;
  return (
    <div className="border-line bg-surface mb-5 min-h-20 rounded-lg border px-3 py-1.5">
      {row !== undefined && (
        <>
          <SaveSwitch
            table={sectionTable}
            rowKey={row ? String(SECTION_ROW) : NEW}
            version={row?.version ?? 0}
            isOn={row?.is_visible ?? true}
            columnsOf={(isOn) =>
              row ? { is_visible: isOn } : { id: SECTION_ROW, is_visible: isOn }
            }
            label={words.label}
          />
          <p className="text-muted text-sm">{words.hint}</p>
          <SaveSwitch
            table={sectionTable}
            rowKey={row ? String(SECTION_ROW) : NEW}
            version={row?.version ?? 0}
            isOn={row?.is_by_hand ?? false}
            columnsOf={(isOn) =>
              row ? { is_by_hand: isOn } : { id: SECTION_ROW, is_by_hand: isOn }
            }
            label={adminEvents.order.label}
          />
          <p className="text-muted text-sm">{adminEvents.order.hint}</p>
        </>
      )}
    </div>
  );
}
