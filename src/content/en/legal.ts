import { site } from '@/content/site.ts';
import type { PagePicture, PageSeo } from './pageTypes.ts';

export type LegalText = {
  seo: PageSeo;
  heading: string;
  lead: string;
  /** Shown above the text until a lawyer has read it. */
  review: string;
  picture: PagePicture;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
};

const review =
  'This text describes how the site works today. It is a template and needs the review of a lawyer before a company relies on it.';

/** Each sentence is true of the code: change both together. */
export const privacyPolicy: LegalText = {
  seo: {
    title: `Privacy Policy | ${site.name}`,
    description: `What ${site.name} keeps when you visit the site or send an enquiry, why, and how to have it corrected or deleted.`,
    keywords: ['privacy policy', site.name, 'personal data'],
    image: '/og/haldi-bowl.jpg',
  },
  heading: 'Privacy Policy',
  lead: 'You can read every page without telling us who you are. This is what we keep when you write to us.',
  review,
  picture: {
    src: '/pictures/haldi-bowl.jpg',
    alt: 'Close-up of a brass urli with floating marigolds and small lit lamps, a haldi setting out of focus behind',
    focal: [0.5, 0.7],
  },
  sections: [
    {
      title: 'When you send an enquiry',
      paragraphs: [
        'We store what you type into the form: your name, e-mail address, phone number, the kind of event, the date or month, the place, the number of guests, the budget and your message.',
        'With it we store the service you asked about, the page you came from, the names of an advertising campaign if your link carried them, how long the form was open, and the time. The last two help us to tell people from machines.',
        'The same text is sent by e-mail to our own staff. We use it to answer you and to plan your event, and for nothing else.',
      ],
    },
    {
      title: 'News by e-mail',
      paragraphs: [
        'The box for news is empty until you tick it. If you do, we keep the version of the sentence you agreed to and the time. Write to us at any time and we take you off the list.',
      ],
    },
    {
      title: 'What stays in your own browser',
      paragraphs: [
        'Your choices of theme, letter size and motion, the announcements you hid, the last ten pages you looked at, and a draft of an unfinished enquiry for at most 24 hours. You can clear the draft with the button in the form. An enquiry that could not be sent waits in your browser until it is delivered or you delete it; after seven days it is sent only if you say so. If your link named a campaign, that name stays until you close the tab. We see none of this unless you send the form.',
        "Under “Preferences”, at the end of every page, you see these choices and pages and can clear them. There you also say whether your visits may be counted. They are not: today the site counts nobody's visits, and it will not count yours unless you tick that box.",
        'The site sets no advertising cookies and loads nothing from advertising or tracking companies.',
      ],
    },
    {
      title: 'Your address on the internet',
      paragraphs: [
        'So that nobody can flood the form, the server turns your internet address into a code with a random key of the day. The key is thrown away within two days; after that the code leads to nobody.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You may ask what we hold about you, have it corrected, or have it deleted. Write to ${site.emails[0]} or to ${site.address.street}, ${site.address.city}. The same address takes complaints.`,
        'Please do not send us details of children. If you plan a child’s birthday, the parents’ names are enough.',
      ],
    },
  ],
};

/** Each sentence is true of the code: change both together. */
export const termsConditions: LegalText = {
  seo: {
    title: `Terms and Conditions | ${site.name}`,
    description: `The terms of this website: what an enquiry means, how quotes and payments work, and whose the pictures are.`,
    keywords: ['terms and conditions', site.name, 'event booking terms'],
    image: '/og/mehendi-lanterns.jpg',
  },
  heading: 'Terms and Conditions',
  lead: 'What you can expect from this website, and what is agreed elsewhere.',
  review,
  picture: {
    src: '/pictures/mehendi-lanterns.jpg',
    alt: 'Close-up of hanging brass lanterns glowing in warm colours, flower strings out of focus behind',
    focal: [0.56, 0.5],
  },
  sections: [
    {
      title: 'An enquiry is a question',
      paragraphs: [
        'Sending the form books nothing and costs nothing. It asks us to call or write to you. A date is held only when both of us have agreed to it in writing.',
      ],
    },
    {
      title: 'Quotes and payment',
      paragraphs: [
        'Prices named on this site are guides. Your own price stands in a written quote with the services, the taxes, the advance, and what happens if the date moves or the event is called off.',
        'This website takes no payments. Pay only to the account named in your written quote.',
      ],
    },
    {
      title: 'Pictures and words',
      paragraphs: [
        'The pictures and texts of this site belong to its owner. You may share a link to any page. For anything else, ask first.',
        'Albums marked as samples show rendered scenes, not events that took place.',
      ],
    },
    {
      title: 'The site itself',
      paragraphs: [
        'We take care that what stands here is right, and correct what you tell us is wrong. Links to other sites lead out of our hands.',
        'The law of India applies, and the courts at Patna are the place for disputes.',
      ],
    },
  ],
};
