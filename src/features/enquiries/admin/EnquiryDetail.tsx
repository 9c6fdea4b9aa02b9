import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminBookings } from '@/content/en/adminBookings.ts';
import type { Enquiry } from '@/features/enquiries/admin/data/bookings.ts';
import { ContactBar } from './ContactBar.tsx';
import { EnquiryFacts } from './EnquiryFacts.tsx';
import { StatusPicker } from './StatusPicker.tsx';
import { suspicionText } from './SuspicionMark.tsx';

/** One enquiry: actions, fields, then the message verbatim. */
export function EnquiryDetail({ enquiry }: { enquiry: Enquiry }) {
  const words = adminBookings.detail;
  return (
    <div className="space-y-6">
      {enquiry.suspicion && (
        <div className="border-sindoor flex gap-3 rounded-lg border px-3 py-2">
          <TriangleAlert aria-hidden className="text-sindoor mt-0.5 size-4 shrink-0" />
          <p>
            <strong>{adminBookings.suspicion.title}. </strong>
            {suspicionText(enquiry.suspicion)}
          </p>
        </div>
      )}
      <ContactBar enquiry={enquiry} />
      <StatusPicker enquiry={enquiry} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Part heading={words.facts}>
          <EnquiryFacts enquiry={enquiry} />
        </Part>
        {enquiry.source === 'site' && (
          <Part heading={words.message}>
            <p className="bg-paper rounded-lg p-3 whitespace-pre-wrap">
              {enquiry.message || words.notGiven}
            </p>
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-display mb-2 text-base">{heading}</h3>
      {children}
    </section>
  );
}
