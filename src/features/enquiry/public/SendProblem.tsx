import { enquiryText } from '@/content/en/enquiry.ts';
import { SendByWhatsApp } from './SendByWhatsApp.tsx';
import type { Problem } from './useEnquiryForm.ts';

/** Why the enquiry was not sent, and the other way to send it. It takes the focus after a sending that failed. */
export function SendProblem({ problem }: { problem: Problem }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-problem
      className="mt-5 rounded-lg border border-sindoor bg-paper p-4"
    >
      <p className="font-semibold text-sindoor">{enquiryText.fallback.title}</p>
      <p className="mt-1">{problem.text}</p>
      <SendByWhatsApp message={problem.message} className="mt-3" />
    </div>
  );
}
