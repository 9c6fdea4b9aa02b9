import type { PageIntroText, PagePoint, PageSeo } from '@/content/en/pageTypes.ts';

/** A question that people ask, and its answer. */
export type Question = { question: string; answer: string };

/**
 * What a thing costs: 'on request', or 'from ₹…', which the page calls an example. Never a fact: the demo firm has
 * no price list.
 */
export type ExamplePrice = 'on request' | `from ₹${string}`;

/** Everything a service page says in the places that all seven share. */
export type ServiceText = {
  seo: PageSeo;
  intro: PageIntroText;
  /** Three short facts under the introduction. */
  facts: readonly [PagePoint, PagePoint, PagePoint];
  inclusions: {
    title: string;
    lead: string;
    included: readonly string[];
    /** What costs extra or is not done at all, said before somebody asks. */
    apart: readonly string[];
  };
  packages: readonly { name: string; price: ExamplePrice; text: string }[];
  steps: { title: string; entries: readonly PagePoint[] };
  /** Over the albums and the events that name the service. */
  albumsTitle: string;
  eventsTitle: string;
  questions: readonly Question[];
  closing: { title: string; text: string };
};

/** What happens when, in its order. */
export type TimelineText = {
  title: string;
  lead: string;
  entries: readonly { when: string; title: string; text: string }[];
};

/** A few numbers that each mean something: an age, a year of marriage. */
export type MilestonesText = {
  title: string;
  lead: string;
  entries: readonly { mark: string; title: string; text: string; themes: readonly string[] }[];
};

/** Kinds of one thing, each with the fact by which one chooses. */
export type KindsText = {
  title: string;
  lead: string;
  /** What the fact beside each kind tells, such as 'Guests'. */
  factLabel: string;
  entries: readonly { title: string; fact: string; text: string }[];
};

export type ChecklistText = {
  title: string;
  lead: string;
  groups: readonly { title: string; items: readonly string[] }[];
};

/** A matter explained in a frame of its own. */
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
