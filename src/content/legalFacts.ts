import { site } from './site.ts';

type LegalFacts = {
  updated: string;
  languages: string;
  grievance: { role: string; email: string; answerDays: number };
  enquiryMonths: number;
  processors: readonly { name: string; task: string; place: string }[];
};

/**
 * What the privacy policy and the terms say of the company, beside `site.ts`: apart from it, because that one is part of
 * every page's first load. Their words are in `content/en/legal.ts`.
 */
export const legalFacts: LegalFacts = {
  /** When a sentence of either page last changed, 'YYYY-MM-DD'. */
  updated: '2026-11-22',
  /** In which languages visitors will most likely ask for the policy, of the Constitution's Eighth Schedule. */
  languages: 'Hindi, Maithili',
  /** Who answers complaints about personal data (DPDP Act, sections 8(9), 8(10) and 13). */
  grievance: { role: 'Grievance Officer', email: site.grievanceEmail, answerDays: 30 },
  /** How long an enquiry is kept after the last word about it, in months. */
  enquiryMonths: 24,
  /** Who works for the company with the data: name, task and place must be those of the real contracts. */
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
