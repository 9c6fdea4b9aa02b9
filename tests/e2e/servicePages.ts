/** Expected contents of the about page, the hub and the service pages, for services.spec.ts. */
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
      'From our wedding albums',
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
      'From our corporate albums',
    ],
    question: 'What are your payment terms?',
    eventType: 'Corporate Event',
  },
  {
    path: '/services/anniversary',
    slug: 'anniversary',
    heading: 'Anniversary Celebrations',
    sections: ['By the year', 'From our anniversary albums'],
    question: 'Can we repeat the jaimala?',
    eventType: 'Anniversary',
  },
  {
    path: '/services/birthday',
    slug: 'birthday',
    heading: 'Birthday Parties',
    sections: ['By age', 'Someone always watches the door', 'From our birthday albums'],
    question: 'Is helium safe in a flat?',
    eventType: 'Birthday Party',
  },
  {
    path: '/services/venue-booking',
    slug: 'venue-booking',
    heading: 'Venue Booking',
    sections: ['Browse venues first', 'What we check at the visit', 'How a visit works'],
    question: 'What if the date changes?',
    eventType: 'Other',
  },
  {
    path: '/services/artist-management',
    slug: 'artist-management',
    heading: 'Artist Management',
    sections: ['Artists we book', 'Technical rider checklist', 'Hear them live'],
    question: 'Can we choose the songs?',
    eventType: 'Other',
  },
  {
    path: '/services/catering',
    slug: 'catering',
    heading: 'Catering',
    sections: [
      'Three kitchens, three menus',
      'A quick estimate',
      'No bar, but a long sherbet counter',
    ],
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
      'What we believe in',
      'Our Impact in Numbers',
      'Where we work',
      'Meet Our Team',
      'Who we work for',
      'How we work',
      'Training for students',
    ],
    question: 'Do you take small functions?',
  },
  {
    path: '/services',
    heading: 'Our Services',
    sections: [
      'Three kinds of functions',
      'More about each service',
      'Advertising and digital marketing',
      'How we start',
    ],
    question: 'Where do you work?',
  },
  ...services,
];
