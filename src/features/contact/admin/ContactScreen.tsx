import { adminContact as words } from '@/content/en/adminContact.ts';
import { useRecord } from '@/shared/admin/data/useRecords.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contact, ONLY_ROW } from './data/contact.ts';
import { useRecipients } from './data/recipients.ts';
import { Recipients } from './Recipients.tsx';

/** Contact details, and the recipients of notifications about enquiries. */
export default function ContactScreen() {
  const details = useRecord(contact.table, ONLY_ROW);
  const recipients = useRecipients();
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro} />
      <div className="max-w-3xl space-y-10">
        <RecordView query={details} failed={words.failed}>
          {(row) => <ContactForm row={row} />}
        </RecordView>
        <RecordView query={recipients} failed={words.recipients.failed}>
          {(record) => <Recipients record={record} />}
        </RecordView>
      </div>
    </>
  );
}
