import { MessageCircle } from 'lucide-react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { site, whatsappHref } from '@/content/site.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import type { Problem } from './useEnquiryForm.ts';

const { fallback } = enquiryText;

/** Why the enquiry was not sent, and the other way to send it. It takes the focus after a sending that failed. */
export function SendProblem({ problem }: { problem: Problem }) {
  const text = `${fallback.greeting(site.name)}\n${problem.message}`;
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-problem
      className="mt-5 rounded-lg border border-sindoor bg-paper p-4"
    >
      <p className="font-semibold text-sindoor">{fallback.title}</p>
      <p className="mt-1">{problem.text}</p>
      <a
        className={`${buttonClass({ variant: 'secondary' })} mt-3`}
        href={whatsappHref(text)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircle aria-hidden />
        {fallback.whatsApp}
      </a>
    </div>
  );
}
