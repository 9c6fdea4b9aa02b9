import { site } from '@/content/site.ts';
import type { ChecklistText, KindsText, NoteText, ServiceText } from './serviceText.ts';
import { serviceSummaries } from './summaries.ts';

const { city, state } = site.address;

export const artistManagement: ServiceText = {
  seo: {
    title: `Artist Management in ${city}: singers, bands, hosts | ${site.name}`,
    description: `Singers, bands, DJs, dhol, folk and classical artists, hosts and dancers for weddings and company events in ${city}, with their technical riders met.`,
    keywords: [
      `artist booking ${city}`,
      `singer for wedding ${city}`,
      `DJ ${city}`,
      'anchor for event',
      `folk artist ${state}`,
    ],
    image: '/og/artist.jpg',
  },
  intro: {
    ...serviceSummaries['artist-management'],
    paragraphs: [
      'A folk group for the haldi, a host for the sangeet, a band for the annual day: tell us the mood, the time and the audience, and we suggest names within your budget.',
      'We handle the contract, travel, stay, green room and sound check. We read the technical rider before the stage is built, not after.',
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
    {
      title: 'When to book',
      text: 'A month ahead for local artists, three months for a famous name in season.',
    },
    { title: 'You hear', text: 'Recordings from the last year, not only their best one ever.' },
    { title: 'You pay', text: 'Against a contract: part before the show and part after it.' },
  ],
  inclusions: {
    title: 'What we arrange',
    lead: 'The artist performs. We take care of everything before and after.',
    included: [
      'Two or three names within your budget, with recent recordings',
      'A contract with timings, songs to be played or left out, and what happens if somebody falls ill',
      'Travel, stay and meals for the whole group',
      'Sound and light ordered as per the technical rider',
      'A green room with a lock, a mirror and tea',
      'Sound check, and a person who brings them on stage on time',
    ],
    apart: [
      'The artist’s fee, which is shown separately',
      'Licence for recorded music, if the venue has none',
      'Sound and light, if the venue’s own do not meet the rider',
    ],
  },
  packages: [
    {
      name: 'Local artist, one hour',
      price: 'from ₹18,000',
      text: `Folk singer, shehnai or dhol with our small sound system, in ${city}.`,
    },
    {
      name: 'Band or DJ evening',
      price: 'from ₹55,000',
      text: 'Three hours with a host and sound for two hundred guests.',
    },
    {
      name: 'A famous name',
      price: 'on request',
      text: 'Fee, flights, rider and security. Quoted once the artist has confirmed the date.',
    },
  ],
  steps: {
    title: 'How it works',
    entries: [
      {
        title: 'Mood and time',
        text: 'Who is coming, when, and whether they should dance or sit and listen.',
      },
      { title: 'Three names', text: 'With recordings and the full cost, not only the fee.' },
      { title: 'Contract and rider', text: 'Signed by both sides; the stage is designed from it.' },
      {
        title: 'Sound check',
        text: 'In the afternoon, in an empty hall, with time to fix problems.',
      },
    ],
  },
  albumsTitle: 'Nights with music',
  eventsTitle: 'Hear them live',
  questions: [
    {
      question: 'What happens if the artist falls ill?',
      answer:
        'The contract says that you get a similar artist or your money back. You choose which, as soon as we come to know.',
    },
    {
      question: 'Can we choose the songs?',
      answer:
        'You can name ten that must be played and ten that must not. For the rest, let them judge the crowd.',
    },
    {
      question: 'Our hall has its own sound system. Is it enough?',
      answer:
        'Usually for speeches, rarely for a band. We compare it with the rider and tell you what is missing before you pay.',
    },
    {
      question: 'Do you represent artists?',
      answer:
        'No. We book on your behalf, so our advice is neutral. Artists who would like to work with us can write to us through the contact page.',
    },
  ],
  closing: {
    title: 'What kind of music would you like?',
    text: 'Tell us the function, the time and a song you like. We will suggest three names with the full cost.',
  },
};

export const artistKinds: KindsText = {
  title: 'Artists we book',
  lead: 'Chosen for the function and the mood, not only for fame.',
  factLabel: 'Best for',
  entries: [
    {
      title: `Folk singers of ${state}`,
      fact: 'Haldi, matkor, tilak',
      text: 'Maithili, Bhojpuri and Magahi singers for the songs every grandmother knows.',
    },
    {
      title: 'Shehnai and classical',
      fact: 'Welcome, pheras',
      text: 'Shehnai at the gate, sitar or santoor while guests talk, and a classical singer later in the evening.',
    },
    {
      title: 'Ghazal and Sufi',
      fact: 'Anniversaries, dinners',
      text: 'A harmonium, cushions and a quiet hall for an hour or two.',
    },
    {
      title: 'Bands and DJs',
      fact: 'Sangeet, annual day',
      text: 'Live bands that know the old hits, and DJs who watch the dance floor.',
    },
    {
      title: 'Dhol, dance and garba',
      fact: 'Baraat, Navratri',
      text: 'Dhol teams, dance groups, and teachers for families who want to dance themselves.',
    },
    {
      title: 'Hosts and anchors',
      fact: 'Any stage',
      text: 'In Hindi, English or both, with the names practised in advance.',
    },
  ],
};

export const riderChecklist: ChecklistText = {
  title: 'Technical rider checklist',
  lead: 'What artists usually ask for, and what we check.',
  groups: [
    {
      title: 'Stage',
      items: [
        'Width, depth and height in feet, with steps and a back entrance',
        'Risers for drums or tabla',
        'A roof, if the stage is outdoors',
      ],
    },
    {
      title: 'Sound',
      items: [
        'Mixer with enough channels, and who operates it',
        'Monitors: how many, on how many lines',
        'Microphones and stands by name, direct boxes for keys and guitar',
      ],
    },
    {
      title: 'Light and power',
      items: [
        'Load in kW and a clean line for sound',
        'Front light for faces, not only colour',
        'A generator far enough away not to be heard',
      ],
    },
    {
      title: 'People',
      items: [
        'Rooms, meals and food preferences',
        'Green room with a lock',
        'Car, driver’s number and the time of the last flight',
      ],
    },
  ],
};

export const contractNote: NoteText = {
  title: 'A fair deal for both sides',
  paragraphs: [
    'Artists are paid on time and eat before the guests. Happy artists give a better show.',
  ],
};
