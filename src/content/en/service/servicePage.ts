import type { ExamplePrice } from './serviceText.ts';

/** Words that all seven service pages share. */
export const servicePageText = {
  facts: 'In short',
  apart: 'Counted apart',
  packages: 'What it costs',
  packagesNote:
    'Figures marked “example” only show the scale. Your price depends on date, place and guests, and comes in writing before you decide.',
  example: 'example',
  questions: 'Questions people ask',
  moreAlbums: 'All albums',
  others: 'Other services',
  call: (phone: string) => `or call ${phone}`,
  enquire: 'Send an enquiry',
} as const;

/** Whether a price is one that the page marks as an example. */
export function isExample(price: ExamplePrice): boolean {
  return price !== 'on request';
}
