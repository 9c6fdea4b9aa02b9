/** What a visitor finds on the about page, the hub and the service pages, for services.spec.ts. */
type Expected = {
  path: string;
  heading: string;
  /** Sections that only this page has, and some that the database fills. */
  sections: string[];
  question: string;
};

/** The seven service pages. */
export const services: (Expected & { eventType: string; slug: string })[] = [
  {
    path: '/services/wedding',
    slug: 'wedding',
    heading: 'Wedding Planning',
    sections: [
      'From haldi to vidai',
      'What a lagan date means for your booking',
      'Weddings we have built',
      'Meet us before you decide',
    ],
    question: 'What if it rains?',
    eventType: 'Wedding',
  },
  {
    path: '/services/corporate',
    slug: 'corporate',
    heading: 'Corporate Events',
    sections: [
      'Seven formats, seven different days',
      'The AV checklist we bring to the site visit',
      'One invoice, with GST',
      'Stages we have set',
    ],
    question: 'What are your payment terms?',
    eventType: 'Corporate Event',
  },
  {
    path: '/services/anniversary',
    slug: 'anniversary',
    heading: 'Anniversary Celebrations',
    sections: ['By the year', 'Evenings for two and two hundred'],
    question: 'Can we repeat the jaimala?',
    eventType: 'Anniversary',
  },
  {
    path: '/services/birthday',
    slug: 'birthday',
    heading: 'Birthday Parties',
    sections: ['By age', 'Somebody watches the door', 'Parties from earlier'],
    question: 'Is helium safe in a flat?',
    eventType: 'Birthday Party',
  },
  {
    path: '/services/venue-booking',
    slug: 'venue-booking',
    heading: 'Venue Booking',
    sections: ['Look around first', 'What we check at the visit', 'Ask for a visit'],
    question: 'What if the date moves?',
    eventType: 'Other',
  },
  {
    path: '/services/artist-management',
    slug: 'artist-management',
    heading: 'Artist Management',
    sections: ['Whom we book', 'The technical rider, ticked off', 'Hear them yourself'],
    question: 'Can we choose the songs?',
    eventType: 'Other',
  },
  {
    path: '/services/catering',
    slug: 'catering',
    heading: 'Catering',
    sections: ['Three kitchens, three menus', 'A quick estimate', 'A dry state, a long counter'],
    question: 'Is there a bar?',
    eventType: 'Other',
  },
];

/** All nine pages of this topic. */
export const pages: Expected[] = [
  {
    path: '/about',
    heading: 'About Us',
    sections: [
      'How it began',
      'What we hold to',
      'Our Impact in Numbers',
      'Where we work',
      'Meet Our Team',
      'Whom we work for',
      'How we work',
      'Students on real floors',
    ],
    question: 'Do you take small functions?',
  },
  {
    path: '/services',
    heading: 'Our Services',
    sections: [
      'Three kinds of function',
      'Read more, service by service',
      'Advertising and digital marketing',
      'How every job begins',
    ],
    question: 'Where do you work?',
  },
  ...services,
];
