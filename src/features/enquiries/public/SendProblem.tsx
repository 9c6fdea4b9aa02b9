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
      className="border-sindoor bg-paper mt-5 rounded-lg border p-4"
    >
      <p className="text-sindoor font-semibold">{enquiryText.fallback.title}</p>
      <p className="mt-1">{problem.text}</p>
      <SendByWhatsApp message={problem.message} className="mt-3" />
    </div>
  );
}
