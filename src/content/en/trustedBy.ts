/** Trusted By Clients (specification section 2). Clients and venues are invented: the demo firm has none to name. */
export type ClientMark = 'litchi' | 'bridge' | 'sun' | 'loom' | 'boat' | 'ledger';

export type Client = { name: string; mark: ClientMark };
export type Badge = { icon: 'trophy' | 'star' | 'leaf' | 'guide'; title: string; text: string };
export type VenuePartner = { name: string; type: string; location: string };

/** Specification section 9: the client logos. */
export const CLIENTS_AUTOPLAY_MS = 2000;
export const clientsPerView = [2, 3, 4, 5] as const;

export const trustedByText = {
  title: 'Trusted By Clients',
  lead: 'Offices, shops and schools whose annual day, launch or Diwali evening we may arrange again next year.',
  sampleClients:
    'Sample names: these six organisations and their marks are invented and drawn for this site.',
  logos: 'Our clients',
  venuesTitle: 'Venue partners',
  sampleVenues:
    'Sample names: these four halls and lawns are invented. Their areas of Patna are real.',
  sample: 'Sample',
  button: 'Search Venues In Patna',
};

export const clients: readonly Client[] = [
  { name: 'Litchi Lane Foods', mark: 'litchi' },
  { name: 'Setu & Stone', mark: 'bridge' },
  { name: 'Bhor Solar', mark: 'sun' },
  { name: 'Tana Bana Looms', mark: 'loom' },
  { name: 'Naav River Tours', mark: 'boat' },
  { name: 'Bahi Khata Ledgers', mark: 'ledger' },
];

export const badges: readonly Badge[] = [
  {
    icon: 'trophy',
    title: 'Top 3 Eventers',
    text: 'Where we want every family in Patna to place us, and what we work for at each function.',
  },
  {
    icon: 'star',
    title: '4.9 Star Rating',
    text: 'The average out of five, asked after the last guest has left and not before.',
  },
  {
    icon: 'leaf',
    title: 'Green Events',
    text: 'Leaf plates, cloth instead of thermocol, and flowers that go to compost in the morning.',
  },
  {
    icon: 'guide',
    title: 'Expert Guidance',
    text: 'One planner from the first cup of tea to the farewell, who has done it before.',
  },
];

export const venuePartners: readonly VenuePartner[] = [
  { name: 'Aangan Banquet Hall', type: 'Venue Partner', location: 'Boring Canal Road, Patna' },
  { name: 'Gangatat Lawns', type: 'Venue Partner', location: 'Digha-Ashiana, Patna' },
  { name: 'Deepmala Convention Hall', type: 'Venue Partner', location: 'Bailey Road, Patna' },
  { name: 'Amrai Garden', type: 'Venue Partner', location: 'Saguna More, Patna' },
];
