import { site } from './site.ts';

type LegalFacts = {
  updated: string;
  languages: string;
  grievance: { role: string; email: string; answerDays: number };
  enquiryMonths: number;
  processors: readonly { name: string; task: string; place: string }[];
};

/**
 * Facts about the company in the privacy policy and the terms, next to `site.ts`: separate, as that one is part of
 * every page's first load. The texts are in `content/en/legal.ts`.
 */
export const legalFacts: LegalFacts = {
  /** Last change of either page, 'YYYY-MM-DD'. */
  updated: '2026-11-22',
  /** Languages of the Eighth Schedule of the Constitution in which visitors will most likely request the policy. */
  languages: 'Hindi, Maithili',
  /** Contact for complaints about personal data (DPDP Act, sections 8(9), 8(10) and 13). */
  grievance: { role: 'Grievance Officer', email: site.grievanceEmail, answerDays: 30 },
  /** Retention of an enquiry after the last contact, months. */
  enquiryMonths: 24,
  /** Data processors: name, task and place must be those of the real contracts. */
  processors: [
    {
      name: 'Hosting provider of the pages (Cloudflare in our instructions)',
      task: 'delivers the pages and pictures, and sees your internet address while it does',
      place: 'the data centre nearest to you',
    },
    {
      name: 'Database provider (Supabase in our instructions)',
      task: 'stores enquiries, and runs the database and the small programs behind the forms',
      place: 'the region chosen for the project; Mumbai is recommended',
    },
    {
      name: 'Mail provider',
      task: 'carries the message about your enquiry to our own staff',
      place: 'as agreed with the provider',
    },
  ],
};
