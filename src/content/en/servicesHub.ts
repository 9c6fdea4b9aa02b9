import { site } from '@/content/site.ts';
import { paths } from '@/shared/paths.ts';
import type { PagePoint } from './pageTypes.ts';
import type { Question } from './service/serviceText.ts';
import type { ServiceGroup } from './services.ts';

const { city, state } = site.address;

/** Texts of the services hub after its introduction. */
export const hubText = {
  groups: 'Three kinds of functions',
  filter: 'Show',
  all: 'All',
  /** Announced after a choice; `count` is the number of visible functions. */
  shown: (count: number, group: string | undefined) =>
    group === undefined ? `All ${count} functions` : `${group}: ${count} functions`,
  pages: 'More about each service',
  venues: {
    heading: `Venues in ${city}`,
    lead: 'Halls, lawns and banquets by area, guests and price per plate.',
  },
} as const;

/** Links of a group's card. */
export const groupPages: Record<ServiceGroup, readonly { label: string; path: string }[]> = {
  wedding: [{ label: 'More about weddings', path: paths.service('wedding') }],
  corporate: [{ label: 'More about corporate events', path: paths.service('corporate') }],
  social: [
    { label: 'More about birthdays', path: paths.service('birthday') },
    { label: 'More about anniversaries', path: paths.service('anniversary') },
  ],
};

/** The company's other business. */
export const advertisingText: {
  title: string;
  lead: string;
  entries: readonly PagePoint[];
  button: string;
} = {
  title: 'Advertising and digital marketing',
  lead: 'The team that runs your event can also tell the whole city about it.',
  entries: [
    {
      title: 'Outdoor',
      text: 'Hoardings, gates and standees: design, printing, permissions and installation, with a photograph of each.',
    },
    {
      title: 'Social media',
      text: 'Posts, short videos and paid campaigns for a launch, a fair or a garba night, with a weekly report.',
    },
    {
      title: 'Print',
      text: 'Invitations, menus, badges and programmes that match your stage design.',
    },
    {
      title: 'Event website',
      text: 'A web page for your event with map, programme and registration, ready in a week.',
    },
  ],
  button: 'Ask about advertising',
};

export const hubSteps: { title: string; entries: readonly PagePoint[] } = {
  title: 'How we start',
  entries: [
    {
      title: 'A call',
      text: 'Ten minutes: the date, the place, the guests and anything you are worried about.',
    },
    { title: 'A visit', text: 'We see the venue together, measure it and note everything down.' },
    { title: 'One sheet', text: 'A plan and a budget with every item listed separately.' },
    { title: 'Your yes', text: 'We order nothing and take no advance before you agree.' },
  ],
};

export const hubQuestions: { title: string; questions: readonly Question[] } = {
  title: 'Common questions',
  questions: [
    {
      question: 'Can I book only one part, such as the decor?',
      answer:
        'Yes. We quote each part separately, so you can book the whole event or only the venue, the decor, the catering or an artist.',
    },
    {
      question: 'Where do you work?',
      answer: `In ${city} and all over ${state}, and in ${site.alsoIn} with the same team. Travel outside ${city} is shown separately in the quotation.`,
    },
    {
      question: 'What does the first meeting cost?',
      answer: 'Nothing, and there is no obligation. The tea is on us.',
    },
    {
      question: 'My function is not in the list. Should I still ask?',
      answer:
        'Please do. Chhathi, mundan, a school jubilee or a book launch: we can plan almost any function.',
    },
    {
      question: 'How do I pay the advance, and when is it refunded?',
      answer:
        'By bank transfer or UPI, and you get a receipt. What is refunded if the date changes is written in the agreement before you pay.',
    },
  ],
};

export const hubClosing = {
  title: 'Not sure what you need?',
  text: 'Tell us the occasion and roughly how many people. We will tell you what such a function usually needs, item by item.',
  button: 'Ask about your event',
} as const;
