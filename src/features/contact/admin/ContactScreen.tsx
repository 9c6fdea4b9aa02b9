import { adminContact as words } from '@/content/en/adminContact.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useContactRecord } from './data/contactQueries.ts';
import { useRecipients } from './data/recipients.ts';
import { Recipients } from './Recipients.tsx';

/** How the company is reached, and who is told of an enquiry. */
export default function ContactScreen() {
  const contact = useContactRecord();
  const recipients = useRecipients();
  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro} />
      <div className="max-w-3xl space-y-10">
        <RecordView query={contact} failed={words.failed}>
          {(record) => <ContactForm record={record} />}
        </RecordView>
        <RecordView query={recipients} failed={words.recipients.failed}>
          {(record) => <Recipients record={record} />}
        </RecordView>
      </div>
    </>
  );
}
