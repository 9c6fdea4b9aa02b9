import { consentVersion } from './enquiry.ts';
import { legalFacts as legal } from '@/content/legalFacts.ts';
import { site } from '@/content/site.ts';
import type { PagePicture, PageSeo } from './pageTypes.ts';

/** A block of a legal text: paragraph, list, items with facts, or the contact for complaints. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | {
      items: readonly {
        name: string;
        facts: readonly (readonly [label: string, text: string])[];
      }[];
    }
  | { contact: true };

export type LegalText = {
  seo: PageSeo;
  heading: string;
  lead: string;
  picture: PagePicture;
  /** `id` is the section's anchor; keep it, as links to it are shared. */
  sections: readonly { id: string; title: string; blocks: readonly LegalBlock[] }[];
};

/** Placeholder in a paragraph for the postal address of the contact details. */
export const OFFICE = '{address}';

/** Texts that both pages share. */
export const legalText = {
  /** Shown while `site.legalDraft`. */
  draftTitle: 'Draft for legal review',
  draft:
    'This text says how the site works today. It is a template: a lawyer has to read it before a company relies on it.',
  updated: (day: string) => `Last changed on ${day}`,
  contents: 'On this page',
  contact: {
    email: 'Email',
    phone: 'Phone',
    post: 'Post',
  },
};

/** Each sentence is true of the code: change both together, and `legalFacts.updated` with them. */
export const privacyPolicy: LegalText = {
  seo: {
    title: `Privacy Policy | ${site.name}`,
    description: `What ${site.name} keeps when you visit the site or send an enquiry, why, for how long, and your rights under India’s DPDP Act.`,
    keywords: ['privacy policy', site.name, 'personal data', 'DPDP Act'],
    image: '/og/haldi-bowl.jpg',
  },
  heading: 'Privacy Policy',
  lead: 'You can read every page without telling us who you are. This is what we keep when you write to us, and what you can ask of us.',
  picture: {
    src: '/pictures/haldi-bowl.jpg',
    alt: 'Close-up of a brass urli with floating marigolds and small lit lamps, a haldi setting out of focus behind',
    focal: [0.5, 0.7],
  },
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${site.name}, ${OFFICE}, decides why and how the data of this site is used. The Digital Personal Data Protection Act, 2023 (DPDP Act) calls us the Data Fiduciary and you the Data Principal. This page is the notice that section 5 of the Act and the DPDP Rules, 2025 ask for.`,
        `It is in English here. You may ask us for it in ${legal.languages} or any other language of the Eighth Schedule of the Constitution.`,
      ],
    },
    {
      id: 'your-enquiry',
      title: 'When you send an enquiry',
      blocks: [
        'You give us this voluntarily, so that we can answer you and plan your event. We use it for nothing else, sell it to nobody and show it only to those who work for us.',
        {
          items: [
            {
              name: 'What you type',
              facts: [
                [
                  'What',
                  'Name, email address, phone number, kind of event, date or month, place, number of guests, budget and your message; venues or a budget plan if you send those along.',
                ],
                ['Why', 'To call or write to you and to prepare an offer.'],
                [
                  'How long',
                  `Until your event has been settled, and at most ${legal.enquiryMonths} months after our last contact about it. What tax law requires us to keep, such as invoices, we keep longer.`,
                ],
              ],
            },
            {
              name: 'What is sent along with it',
              facts: [
                [
                  'What',
                  'The service and the page you asked from, the names of an advertising campaign if your link carried them, how long the form was open, and the time. Your phone number is also kept in the international form.',
                ],
                ['Why', 'To know what you asked about, and to tell people from robots.'],
                ['How long', 'As long as the enquiry itself.'],
              ],
            },
            {
              name: 'A message to our staff',
              facts: [
                ['What', 'The same text by email, to our own mailbox only.'],
                ['Why', 'So that somebody sees it at once.'],
                ['How long', 'As long as the enquiry itself.'],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'garba',
      title: 'When you wait for garba passes',
      blocks: [
        {
          items: [
            {
              name: 'Your name and phone number',
              facts: [
                [
                  'What',
                  'What you type; your phone number is also kept in the international form, with the time.',
                ],
                ['Why', 'To tell you once, on WhatsApp or by a call, that passes are on sale.'],
                [
                  'How long',
                  'Until 30 days after the sale has opened, at most until the end of that year. Call us or write to us, and you are taken off at once.',
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'passes',
      title: 'When you order passes',
      blocks: [
        {
          items: [
            {
              name: 'Your name, phone number and, if you give it, mail address',
              facts: [
                [
                  'What',
                  'What you type, the passes you order, the number of your payment, and the names you write on passes that you give away.',
                ],
                ['Why', 'To keep your passes, to check your payment, and to pay you back.'],
                [
                  'How long',
                  'Until 180 days after the last night. Records of payments are kept as long as tax law asks.',
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'News by email',
      blocks: [
        `The box for news in the form is empty until you tick it yourself. If you do, we keep the version of the sentence you agreed to (now “${consentVersion}”) and the time, so that both of us can tell later what was agreed.`,
        'Consent to news is not needed for an answer, and you can take it back as easily as you gave it: write “stop” to the address below. From then on no news is sent. What was sent before stays lawful.',
      ],
    },
    {
      id: 'likes',
      title: 'When you like an event',
      blocks: [
        {
          items: [
            {
              name: 'A random number',
              facts: [
                [
                  'What',
                  'Your browser makes a random number at your first like and sends it with each like, so that one browser counts once. It says nothing about you and is used for nothing else.',
                ],
                ['How long', 'As long as the event is listed.'],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'browser',
      title: 'What stays in your own browser',
      blocks: [
        'These entries are kept in your browser, not with us, and no other site can read them. You can delete them all with “clear site data” in your browser. The site sets no cookies of its own and no advertising cookies, and loads nothing from advertising or tracking companies.',
        {
          items: [
            {
              name: 'mandap:user-preferences, mandap:page-names',
              facts: [
                [
                  'What',
                  'Theme, text size, motion, language, whether your browser may be recognised, messages you have hidden, and the last ten pages you opened with their names.',
                ],
                [
                  'How long',
                  'Until you change or delete it, under “Preferences” at the end of every page.',
                ],
              ],
            },
            {
              name: 'mandap:contact-form, mandap:form-data, mandap:garba-interest, mandap:pass-sale',
              facts: [
                [
                  'What',
                  'What you typed into a form and have not sent. “Start over” in the enquiry form deletes it.',
                ],
                ['How long', '24 hours at most.'],
              ],
            },
            {
              name: 'mandap:event-calculator, mandap:venue-booking',
              facts: [
                ['What', 'Your budget plan, and the venues on your shortlist.'],
                ['How long', 'The plan 24 hours, the shortlist until you empty it.'],
              ],
            },
            {
              name: 'mandap:outbox (a small database), mandap:enquiry-waiting',
              facts: [
                [
                  'What',
                  'An enquiry that could not be sent because there was no connection. It is sent once the connection is back and then deleted. After seven days it is no longer sent by itself: you are asked first.',
                ],
                ['How long', 'Until it is sent or you delete it.'],
              ],
            },
            {
              name: 'mandap:passes (a small database)',
              facts: [
                [
                  'What',
                  'Your orders with their passes, so that they open without a connection, and the number of a payment that is not sent yet.',
                ],
                ['How long', 'Until you delete it.'],
              ],
            },
            {
              name: 'mandap:event-like-token, mandap:liked-events',
              facts: [
                ['What', 'The random number of your likes, and which events you liked.'],
                ['How long', 'Until you delete it.'],
              ],
            },
            {
              name: 'mandap:visitor-id, mandap:session-id',
              facts: [
                [
                  'What',
                  'Only after your yes: a random number that says that this browser has been here before, and one for this visit (see Statistics of visits).',
                ],
                [
                  'How long',
                  'The first until you take the yes back, the second until you close the tab or have not looked at the site for half an hour.',
                ],
              ],
            },
            {
              name: 'mandap:loaded-again',
              facts: [
                [
                  'What',
                  'That a page was loaded again because a part of it was missing, so that it is not loaded for ever.',
                ],
                ['How long', 'Until you close the tab.'],
              ],
            },
            {
              name: 'mandap:intro-video',
              facts: [
                [
                  'What',
                  'The day on which the short film last played, so that it plays once a day.',
                ],
                ['How long', 'Until you delete it.'],
              ],
            },
            {
              name: 'mandap:landing',
              facts: [
                ['What', 'The names of an advertising campaign, if your link carried them.'],
                ['How long', 'Until you close the tab.'],
              ],
            },
            {
              name: 'Copies of pages and pictures',
              facts: [
                [
                  'What',
                  'What you have already opened, so that it opens without a connection too.',
                ],
                [
                  'How long',
                  'Until a newer version of the site takes their place or you delete it.',
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'address',
      title: 'Your address on the internet',
      blocks: [
        'So that nobody can flood a form, the server turns your internet address into a code with a random key of the day. The key is thrown away within two days; after that the code leads to nobody. The address itself is not stored with your enquiry.',
        'The companies that deliver our pages see your address while they do so, as every website’s do.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistics of visits',
      blocks: [
        'We count visits ourselves, in our own database, to see which pages help and which are slow. No other company counts along. If your browser asks sites not to track you (Global Privacy Control or Do Not Track), you are not counted at all.',
        {
          items: [
            {
              name: 'Every visit, without an id of yours',
              facts: [
                [
                  'What',
                  'The pages of this site that you open, when, and how long you look at them; the site that led you here, without the page there, and the names of an advertising campaign if your link carried them; the kind of device, the operating system, the browser and its main version; how fast the page was for you; and that you sent an enquiry, tapped a link that calls us or opens WhatsApp, used the calculator or put a venue on your shortlist (not what you entered). While you are here, which page is open.',
                ],
                [
                  'How visits are told apart',
                  'By a random number that only your open tabs know, in their memory. That you are not counted twice on one day, the server knows by a code made of your internet address, your browser and a random key of the day. The key is thrown away within two days; after that the code leads to nobody.',
                ],
                [
                  'How long',
                  'Pages and visits 90 days, after that only sums of each day. How fast a page was, with nothing about you, 800 days. That you are here now, five minutes.',
                ],
              ],
            },
            {
              name: 'Only after your yes: that this browser has been here before',
              facts: [
                [
                  'What',
                  'A random number that your browser keeps and sends with the pages you open (mandap:visitor-id), and the number of the visit, which your tab then keeps (mandap:session-id).',
                ],
                ['Why', 'To tell who comes again from who is new, over days.'],
                [
                  'How long',
                  'In your browser until you take the yes back; with us as the visits above, and the number alone until it has not been seen for 400 days.',
                ],
              ],
            },
          ],
        },
        'The question stands at the end of each page until you answer it; a no changes nothing for you. You can say yes, or take it back, under “Preferences” at the end of every page: both numbers are then deleted from your browser at once.',
        'The visitor counter in the menu is a single number with nothing behind it about any person.',
      ],
    },
    {
      id: 'links',
      title: 'When you go to WhatsApp, Instagram or a map',
      blocks: [
        'Those are plain links. Nothing is sent to these companies before you tap one; from then on their own rules apply.',
      ],
    },
    {
      id: 'processors',
      title: 'Who works for us with the data',
      blocks: [
        'They act on our instructions and under a contract, and may not use the data for themselves.',
        {
          items: legal.processors.map(({ name, task, place }) => ({
            name,
            facts: [
              ['Task', task],
              ['Where', place],
            ] as const,
          })),
        },
        'Data may leave India only to countries that the Government of India has not closed. A court or an authority gets data where the law requires us to give it.',
      ],
    },
    {
      id: 'safety',
      title: 'How we keep it safe',
      blocks: [
        {
          list: [
            'Every page and form is sent encrypted.',
            'Visitors can send enquiries but not read any. Only staff with an account of their own can, with a second factor where it is switched on; their sign-ins are recorded for 180 days.',
            'If data is lost or gets into the wrong hands, we tell you and the Data Protection Board of India without delay, and the Board in detail within 72 hours.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights, and how to use them',
      blocks: [
        {
          list: [
            'Know: a summary of what we hold about you, what we do with it, and who has received it (section 11).',
            'Correct and erase: have it put right, completed, brought up to date or deleted, unless a law makes us keep it (section 12).',
            'Take back consent, at any time and as easily as you gave it (section 6). Answers you asked for may end with it.',
            'Complain to us, and get an answer (section 13).',
            'Nominate somebody to use these rights if you die or cannot use them yourself (section 14).',
          ],
        },
        `Write to the address below from the email address of your enquiry, or name the phone number in it; we then know that it is you, and ask for no identity card. It costs nothing. We answer within ${legal.grievance.answerDays} days.`,
      ],
    },
    {
      id: 'grievance',
      title: 'Complaints',
      blocks: [
        { contact: true },
        `If you are not satisfied with the answer, or get none within ${legal.grievance.answerDays} days, you may complain to the Data Protection Board of India. The Act asks you to come to us first.`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The site is made for adults who plan an event. We do not knowingly keep the data of anybody under eighteen; that would need the verifiable consent of a parent (section 9). For a child’s birthday the parents’ names are enough. If a child has written to us, tell us, and we delete it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When the site changes, this page changes with it and the date at its top. If we ever want to use your data for something new, we ask you first.',
      ],
    },
  ],
};

/** Each sentence is true of the code: change both together, and `legalFacts.updated` with them. */
export const termsConditions: LegalText = {
  seo: {
    title: `Terms and Conditions | ${site.name}`,
    description: `The terms of this website: what an enquiry means, how quotes, advances and cancellations work, and who owns the pictures.`,
    keywords: ['terms and conditions', site.name, 'event booking terms'],
    image: '/og/mehendi-lanterns.jpg',
  },
  heading: 'Terms and Conditions',
  lead: 'What you can expect from this website, and what is agreed separately.',
  picture: {
    src: '/pictures/mehendi-lanterns.jpg',
    alt: 'Close-up of hanging brass lanterns glowing in warm colours, flower strings out of focus behind',
    focal: [0.56, 0.5],
  },
  sections: [
    {
      id: 'parties',
      title: 'Who we are',
      blocks: [
        `This website belongs to ${site.name}, ${OFFICE}. By using it you agree to these terms.`,
      ],
    },
    {
      id: 'your-enquiry',
      title: 'An enquiry is a question',
      blocks: [
        'Sending the form books nothing and costs nothing. It asks us to call or write to you. A date is held only when both of us have agreed to it in writing.',
        'Give us details that are true and that you may share. An enquiry for somebody else needs that person’s permission.',
      ],
    },
    {
      id: 'quote',
      title: 'Quotes, advance and payment',
      blocks: [
        'Prices named on this site, and whatever the calculator adds up, are guides. Your own price is given in a written quote, with the services, the taxes and the advance.',
        'This website takes no payments. Pay only to the account named in your written quote, and ask for a receipt.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Changing or cancelling an event',
      blocks: [
        'Your written quote says what happens to the advance if the date changes or the event is called off, by you or by us. Where it says nothing, you pay for what has been done or ordered for you by then, and get the rest back.',
        'Neither of us is responsible for what nobody could prevent, such as floods, curfews or orders of an authority. In that case we first look for a new date.',
      ],
    },
    {
      id: 'venues',
      title: 'Venues and other companies',
      blocks: [
        'What we show of venues is what they told us, with the date on which we last asked. Entries marked as samples are made up. The contract for a hall, a caterer or an artist is with them, unless your quote says that they work for us.',
      ],
    },
    {
      id: 'garba',
      title: 'Raas Garba',
      blocks: [
        'This website sells no passes today. The page of the edition says when and where they are sold, and which rules apply on the ground. Leaving your number does not reserve a pass.',
        'If a night is called off, its pass is valid on another night or its price is refunded.',
      ],
    },
    {
      id: 'pictures',
      title: 'Pictures and words',
      blocks: [
        'The pictures and texts of this site belong to its owner or are used with permission. You may share a link to any page. For anything else, ask first.',
        'Albums and events marked as samples show computer-made pictures, not events that took place.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        {
          list: [
            'Do not send enquiries by machine or in another person’s name.',
            'Do not try to reach what is not meant for visitors. If you find a security gap, tell us; we will thank you and close it.',
            'We may refuse what floods the forms. The number of enquiries from one connection is limited for that reason.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'What we are responsible for',
      blocks: [
        'We take care that the information here is right, and correct what you tell us is wrong. The site may be unavailable at times. We are not responsible for other sites we link to.',
        'Nothing here takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      blocks: [
        'The privacy policy says what we keep, why and for how long, and is part of these terms.',
      ],
    },
    {
      id: 'grievance',
      title: 'Complaints',
      blocks: [
        { contact: true },
        `We confirm a complaint within 48 hours and answer within ${legal.grievance.answerDays} days.`,
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        `The law of India applies. The courts at ${site.address.city} decide disputes; a consumer may also go to the consumer commission nearest to home.`,
      ],
    },
  ],
};
