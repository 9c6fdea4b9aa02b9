import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminContact as words } from '@/content/en/adminContact.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { LoadFailure } from '@/shared/admin/LoadFailure.tsx';
import { stateOf } from '@/shared/data/liveQuery.ts';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useContactRecord } from './data/contactQueries.ts';
import { useRecipients } from './data/recipients.ts';
import { Recipients } from './Recipients.tsx';

/** How the company is reached, and who is told of an enquiry. */
export function ContactScreen() {
  const contact = useContactRecord();
  const recipients = useRecipients();
  return (
    <div className="max-w-3xl space-y-10">
      <Loaded query={contact} failed={words.failed}>
        {(record) => <ContactForm record={record} />}
      </Loaded>
      <Loaded query={recipients} failed={words.recipients.failed}>
        {(record) => <Recipients record={record} />}
      </Loaded>
    </div>
  );
}

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  failed: string;
  children: (data: T) => ReactNode;
};

function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  return (
    <QueryView
      state={stateOf(query)}
      loading={<ListMessage live="polite" title={words.loading} />}
      error={<LoadFailure title={failed} onRetry={() => void query.refetch()} />}
    >
      {children}
    </QueryView>
  );
}
