import { site } from '@/content/site.ts';
import type { ChecklistText, KindsText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

export const artistManagement: ServiceText = {
  seo: {
    title: `Artist Management in Patna: singers, bands, hosts | ${site.name}`,
    description:
      'Singers, bands, DJs, dhol, folk and classical artists, hosts and dancers for weddings and company events in Patna, with their technical riders met.',
    keywords: [
      'artist booking Patna',
      'singer for wedding Patna',
      'DJ Patna',
      'anchor for event',
      'folk artist Bihar',
    ],
    image: '/og/artist.jpg',
  },
  intro: {
    ...serviceSummaries['artist-management'],
    paragraphs: [
      'A folk group for the haldi, a host for the sangeet, a band for the annual day: tell us the mood, the hour and the audience, and we suggest names at your budget.',
      'We keep the contract, travel, stay, green room and sound check in one hand. The technical rider is read before the stage is built, not after.',
    ],
    picture: {
      src: '/pictures/artist.jpg',
      alt: 'A microphone on a stand in front of colourful stage lights out of focus',
      focal: [0.74, 0.36],
    },
    service: 'artist-management',
    button: 'Enquire about an artist',
  },
  facts: [
    { title: 'Ask us', text: 'A month ahead for local artists, three for a known name in season.' },
    { title: 'You hear', text: 'Recordings of the last year, not the best one of their life.' },
    { title: 'You pay', text: 'Against a contract, part before and part after the show.' },
  ],
  inclusions: {
    title: 'What we arrange around the artist',
    lead: 'The song is theirs. Everything before and after it is ours.',
    included: [
      'Two or three names at your budget, with recent recordings',
      'A contract with times, songs that must and must not be played, and what happens if somebody falls ill',
      'Travel, stay and meals for the whole troupe',
      'The technical rider turned into an order for sound and light',
      'A green room with a lock, a mirror and tea',
      'Sound check, stage call and a person who walks them on',
    ],
    apart: [
      'The fee, which is the artist’s and stands on a line of its own',
      'Licence for recorded music, where the venue has none',
      'Sound and light, if the venue’s do not meet the rider',
    ],
  },
  packages: [
    {
      name: 'Local artist, one hour',
      price: 'from ₹18,000',
      text: 'Folk singer, shehnai or dhol with our small sound set, in Patna.',
    },
    {
      name: 'Band or DJ evening',
      price: 'from ₹55,000',
      text: 'Three hours with sound for two hundred guests and a host.',
    },
    {
      name: 'A known name',
      price: 'on request',
      text: 'Fee, flights, rider and security, quoted only once the date has been confirmed to us.',
    },
  ],
  steps: {
    title: 'Before the first note',
    entries: [
      { title: 'Mood and hour', text: 'Who listens, when, and whether they should dance or talk.' },
      { title: 'Three names', text: 'With recordings and the whole cost, not only the fee.' },
      { title: 'Contract and rider', text: 'Signed by both sides; the stage is drawn from it.' },
      { title: 'Sound check', text: 'In the afternoon, in an empty hall, with time to repair.' },
    ],
  },
  albums: { title: 'Nights with music', categories: ['Festive Nights'] },
  events: {
    title: 'Hear them yourself',
    words: ['ghazal', 'sufi', 'dhol', 'music', 'singer', 'band'],
  },
  questions: [
    {
      question: 'What happens if the artist falls ill?',
      answer:
        'The contract names a replacement of the same kind, or your money back. You decide which, on the day we hear of it.',
    },
    {
      question: 'Can we choose the songs?',
      answer:
        'You can name ten that must be played and as many that must not. In between, let them read the room.',
    },
    {
      question: 'Our hall has its own sound. Is it enough?',
      answer:
        'For speeches usually, for a band rarely. We compare it with the rider and tell you what is missing before you pay.',
    },
    {
      question: 'Do you represent artists?',
      answer:
        'No. We book for you, so our advice is free of anybody’s calendar. Artists who want to be heard by us may write in through the contact page.',
    },
  ],
  closing: {
    title: 'What should it sound like?',
    text: 'Tell us the function, the hour and a song you like. We answer with three names and the whole cost.',
  },
};

export const artistKinds: KindsText = {
  title: 'Whom we book',
  lead: 'By the hour of the evening rather than by fame.',
  factLabel: 'Best for',
  entries: [
    {
      title: 'Bihar’s own voices',
      fact: 'Haldi, matkor, tilak',
      text: 'Maithili, Bhojpuri and Magahi singers for the songs the grandmothers know.',
    },
    {
      title: 'Shehnai and classical',
      fact: 'Welcome, pheras',
      text: 'Shehnai at the gate, sitar or santoor under the talk, a khayal for those who stay.',
    },
    {
      title: 'Ghazal and Sufi',
      fact: 'Anniversaries, dinners',
      text: 'A harmonium, cushions and a hall that can be quiet for an hour.',
    },
    {
      title: 'Bands and DJs',
      fact: 'Sangeet, annual day',
      text: 'Live bands that know the old hits, DJs who watch the floor and not the screen.',
    },
    {
      title: 'Dhol, dance and garba',
      fact: 'Barat, Navratri',
      text: 'Dhol teams, stage troupes, and teachers for families who want to dance themselves.',
    },
    {
      title: 'Hosts and anchors',
      fact: 'Any stage',
      text: 'In Hindi, English or both, with the names practised beforehand.',
    },
  ],
};

export const riderChecklist: ChecklistText = {
  title: 'The technical rider, ticked off',
  lead: 'What an artist’s list asks for, in the order in which it goes wrong.',
  groups: [
    {
      title: 'Stage',
      items: [
        'Width, depth and height in feet, with steps and a back entrance',
        'Risers for drums or tabla',
        'A roof, if there is any sky',
      ],
    },
    {
      title: 'Sound',
      items: [
        'Mixer with enough channels, and who mixes',
        'Monitors: how many, on how many lines',
        'Microphones and stands by name, direct boxes for keys and guitar',
      ],
    },
    {
      title: 'Light and power',
      items: [
        'Load in kW and a clean line for sound',
        'Front light for faces, not only colour',
        'A generator that is far enough away to be silent',
      ],
    },
    {
      title: 'People',
      items: [
        'Rooms, meals and who eats what',
        'Green room with a lock',
        'Car, driver’s number and the hour of the last flight',
      ],
    },
  ],
};

export const contractNote: NoteText = {
  title: 'A fair deal for both sides',
  paragraphs: [
    'Artists are paid in time and fed before the guests. It is the cheapest way to a good concert that we know.',
  ],
};
