/** Texts that all seven service pages share. */
export const servicePageText = {
  facts: 'At a glance',
  apart: 'Not included',
  packages: 'What it costs',
  /** Note on all prices of a page: the demo company has no price list. */
  packagesNote:
    'These are example prices. Yours depends on the date, the place and the guests, and we give it in writing before you decide.',
  /** Link from the introduction to the prices. */
  priceLink: (price: string) => `Prices ${price}: see what it costs`,
  questions: 'Questions people ask',
  moreAlbums: 'All albums',
  others: 'Other services',
  call: (phone: string) => `or call ${phone}`,
  enquire: 'Send an enquiry',
} as const;
