import type { ReactNode } from 'react';
import { adminContact } from '@/content/en/adminContact.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { useRecordForm, type Versioned } from '@/shared/admin/useRecordForm.ts';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import {
  addressesIn,
  readRecipients,
  recipientsSchema,
  useSaveRecipients,
} from './data/recipients.ts';
import { TestMail } from './TestMail.tsx';

const { recipients: words } = adminContact;
const fields = { recipients: { label: words.label } };

function Frame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="contact-recipients" className="space-y-3">
      <h2 id="contact-recipients" className="font-display text-lg">
        {words.title}
      </h2>
      <p className="text-muted max-w-prose">{words.intro}</p>
      {children}
    </section>
  );
}

/** Recipients of notifications: a form of its own, because visitors may not read them. Only the owner edits it. */
export function Recipients({ record }: { record: Versioned<{ recipients: string }> }) {
  const { role } = useAuth();
  if (role === 'owner') return <RecipientsForm record={record} />;
  const to = addressesIn(record.values.recipients);
  return (
    <Frame>
      <p>{to.join(', ') || words.setUp}</p>
      <p className="text-muted">{words.ownerOnly}</p>
      <TestMail to={to} isUnsaved={false} />
    </Frame>
  );
}

function RecipientsForm({ record }: { record: Versioned<{ recipients: string }> }) {
  const state = useRecordForm({
    name: 'mail-recipients',
    record,
    schema: recipientsSchema,
    save: useSaveRecipients(),
    reload: readRecipients,
    reach: () => 'private',
  });
  const { register, formState } = state.form;
  return (
    <Frame>
      <RecordForm label={words.form} state={state} fields={fields}>
        <TextArea
          label={words.label}
          hint={words.hint}
          error={formState.errors.recipients?.message}
          rows={3}
          {...register('recipients')}
        />
        <TestMail
          to={addressesIn(record.values.recipients)}
          isUnsaved={formState.isDirty || state.isRestored}
        />
      </RecordForm>
    </Frame>
  );
}
