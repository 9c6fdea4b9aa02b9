import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { useRecordForm } from '@/shared/admin/useRecordForm.ts';
import { firmSections } from '@/features/site-content/data/aboutSections.ts';
import { readWhole, useSaveWhole, useWhole, type WholeRecord } from './data/wholeRecord.ts';
import { fieldWords, schemaOf, SectionFields } from './SectionFields.tsx';

const { firm: words, sections: names } = adminSiteContent;

/** All sections about the company in one form with one Save. */
export function FirmEditor() {
  const record = useWhole(firmSections);
  return (
    <RecordView query={record} failed={adminSiteContent.failed}>
      {(firm) => <FirmForm firm={firm} />}
    </RecordView>
  );
}

function FirmForm({ firm }: { firm: WholeRecord }) {
  const state = useRecordForm<WholeRecord['values']>({
    name: 'firm',
    record: firm,
    schema: schemaOf(firmSections),
    save: useSaveWhole(firmSections),
    reload: async () => readWhole(firmSections),
    reach: () => 'draft',
  });
  return (
    <div className="max-w-3xl">
      <RecordForm label={words.heading} state={state} fields={fieldWords(firmSections)}>
        <div className="space-y-10">
          {firmSections.map((section) => (
            <section key={section.key} aria-labelledby={section.key} className="space-y-5">
              <h2 id={section.key} className="font-display text-lg">
                {names[section.key]}
              </h2>
              <SectionFields section={section} state={state} defaults={firm.defaults} />
            </section>
          ))}
        </div>
      </RecordForm>
    </div>
  );
}
