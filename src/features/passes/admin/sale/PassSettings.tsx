import { useQueryClient } from '@tanstack/react-query';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { useRecord } from '@/shared/admin/data/useRecords.ts';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { ResourceForm } from '@/shared/admin/resource/ResourceForm.tsx';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import { settings } from './data/settings.ts';
import { UpiAccount } from './UpiAccount.tsx';

/** Settings of an edition's sale, and the account that buyers pay to. */
export function PassSettings({ edition }: { edition: Edition }) {
  const client = useQueryClient();
  const row = useRecord(settings.table, edition.pass_settings?.id ?? null);
  return (
    <RecordView query={row} missing={adminTickets.settings.missing}>
      {(stored) => (
        <div className="max-w-2xl space-y-8">
          <UpiAccount
            key={stored.version}
            settings={stored}
            onSaved={() => void client.invalidateQueries({ queryKey: [settings.table.name] })}
          />
          <ResourceForm resource={settings} row={stored} reach={() => 'live'}>
            {(input) => (
              <>
                <div className="grid items-end gap-5 sm:grid-cols-2">
                  {input('hold_minutes')}
                  {input('review_hours')}
                  {input('max_people_per_phone')}
                  {input('sale_ends_minutes')}
                  {input('waiting_first_until_hours')}
                  {input('gstin')}
                </div>
                {input('refund_text')}
              </>
            )}
          </ResourceForm>
        </div>
      )}
    </RecordView>
  );
}
