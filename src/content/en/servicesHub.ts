import { paths } from '@/shared/paths.ts';
import type { PagePoint } from './pageTypes.ts';
import type { Question } from './service/serviceText.ts';
import type { ServiceGroup } from './services.ts';

/** What the hub of services says after its introduction. */
export const hubText = {
  groups: 'Three kinds of function',
  filter: 'Show',
  all: 'All',
  /** Read out after a choice; `count` is the number of functions that stand there. */
  shown: (count: number, group: string | undefined) =>
    group === undefined ? `All ${count} functions` : `${group}: ${count} functions`,
  pages: 'Read more, service by service',
  venues: {
    heading: 'Venues in Patna',
    lead: 'Halls, lawns and banquets by area, guests and price of a plate.',
  },
} as const;

/** Where a group's card leads on to. */
export const groupPages: Record<ServiceGroup, readonly { label: string; path: string }[]> = {
  wedding: [{ label: 'More about weddings', path: paths.service('wedding') }],
  corporate: [{ label: 'More about company events', path: paths.service('corporate') }],
  social: [
    { label: 'More about birthdays', path: paths.service('birthday') },
    { label: 'More about anniversaries', path: paths.service('anniversary') },
  ],
};

/** The company's other trade (specification, first sentence). */
export const advertisingText: {
  title: string;
  lead: string;
  entries: readonly PagePoint[];
  button: string;
} = {
  title: 'Advertising and digital marketing',
  lead: 'An event that nobody hears of is a rehearsal. The people who run yours can also tell the city about it.',
  entries: [
    {
      title: 'Outdoors',
      text: 'Hoardings, gates and standees: design, printing, permission and putting up, with a photograph of each.',
    },
    {
      title: 'On the phone',
      text: 'Posts, short films and paid campaigns for a launch, a fair or a garba night, with the numbers shown to you weekly.',
    },
    {
      title: 'On paper',
      text: 'Invitations, menus, badges and programmes from the same drawing as the stage.',
    },
    {
      title: 'On your own page',
      text: 'A page for the event with map, programme and registration, ready in a week.',
    },
  ],
  button: 'Ask about advertising',
};

export const hubSteps: { title: string; entries: readonly PagePoint[] } = {
  title: 'How every job begins',
  entries: [
    { title: 'A call', text: 'Date, place, guests, and what worries you. Ten minutes.' },
    { title: 'A visit', text: 'We look at the venue together, with a tape and a list.' },
    { title: 'One sheet', text: 'A plan and a budget in which each part has its own line.' },
    { title: 'Your yes', text: 'Nothing is ordered, and no advance is taken, before it.' },
  ],
};

export const hubQuestions: { title: string; questions: readonly Question[] } = {
  title: 'Before you ask',
  questions: [
    {
      question: 'Can I book only one part, such as the decor?',
      answer:
        'Yes. Every part is quoted by itself. Take the whole event, or a venue, the decor, a caterer or an artist for the evening.',
    },
    {
      question: 'Where do you work?',
      answer:
        'In Patna and all over Bihar, and in Delhi and Ranchi with the same crew. Travel outside Patna stands on a line of its own.',
    },
    {
      question: 'What does the first meeting cost?',
      answer: 'Nothing, and it obliges you to nothing. The tea is good.',
    },
    {
      question: 'My function is not in the list. Should I still ask?',
      answer:
        'Please do. Chhathi, mundan, a school’s jubilee or a book launch: most of them are made of the same parts.',
    },
    {
      question: 'How is the advance paid, and when does it come back?',
      answer:
        'By bank transfer or UPI, against a receipt. What is returned if a date moves is written in the agreement before you pay.',
    },
  ],
};

export const hubClosing = {
  title: 'Not sure what you need?',
  text: 'Tell us the occasion and about how many people. We answer with what such a function usually takes, part by part.',
  button: 'Ask about your event',
} as const;
