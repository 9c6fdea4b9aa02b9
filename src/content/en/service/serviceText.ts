import type { PageIntroText, PagePoint, PageSeo } from '@/content/en/pageTypes.ts';

export type Question = { question: string; answer: string };

/** A price: 'on request', or 'from ₹…', which the page marks as an example: the demo company has no price list. */
export type ExamplePrice = 'on request' | `from ₹${string}`;

/** Texts of a service page that all seven have. */
export type ServiceText = {
  seo: PageSeo;
  intro: PageIntroText;
  /** Three short facts under the introduction. */
  facts: readonly [PagePoint, PagePoint, PagePoint];
  inclusions: {
    title: string;
    lead: string;
    included: readonly string[];
    /** Exclusions and extras. */
    apart: readonly string[];
  };
  packages: readonly { name: string; price: ExamplePrice; text: string }[];
  steps: { title: string; entries: readonly PagePoint[] };
  /** Titles of the albums and events of the service. */
  albumsTitle: string;
  eventsTitle: string;
  questions: readonly Question[];
  closing: { title: string; text: string };
};

/** The functions of an event, in order. */
export type TimelineText = {
  title: string;
  lead: string;
  entries: readonly { when: string; title: string; text: string }[];
};

/** Numbers with a meaning each: an age, a year of marriage. */
export type MilestonesText = {
  title: string;
  lead: string;
  entries: readonly { mark: string; title: string; text: string; themes: readonly string[] }[];
};

/** Variants with the key fact of each. */
export type KindsText = {
  title: string;
  lead: string;
  /** Label of the key fact, such as 'Guests'. */
  factLabel: string;
  entries: readonly { title: string; fact: string; text: string }[];
};

export type ChecklistText = {
  title: string;
  lead: string;
  groups: readonly { title: string; items: readonly string[] }[];
};

/** An explanation in a frame of its own. */
export type NoteText = { title: string; paragraphs: readonly string[] };

export type MenusText = {
  title: string;
  lead: string;
  menus: readonly {
    title: string;
    text: string;
    courses: readonly { course: string; dishes: string }[];
  }[];
  countersTitle: string;
  counters: readonly PagePoint[];
};
