import { site } from '@/content/site.ts';

const { city } = site.address;

/** Trusted By Clients. Clients and venues are invented: the demo firm has none to name. */
export type ClientMark = 'litchi' | 'bridge' | 'sun' | 'loom' | 'boat' | 'ledger';

export type Client = { name: string; mark: ClientMark };
export type Badge = { icon: 'trophy' | 'star' | 'leaf' | 'guide'; title: string; text: string };
export type VenuePartner = { name: string; type: string; location: string };

/** Specification section 9: the client logos. */
export const CLIENTS_AUTOPLAY_MS = 2000;
export const clientsPerView = [2, 3, 4, 5] as const;

export const trustedByText = {
  title: 'Trusted By Clients',
  lead: 'Offices, shops and schools that trust us with their annual days, launches and Diwali evenings.',
  sampleClients:
    'Sample names: these six organisations and their logos are invented for this site.',
  logos: 'Our clients',
  badges: 'What we stand for',
  venuesTitle: 'Venue partners',
  sampleNames: 'Sample names: these clients, their logos and these venues are invented.',
  sample: 'Sample',
  button: `Search Venues In ${city}`,
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
    text: `One of the first names families in ${city} call.`,
  },
  {
    icon: 'star',
    title: '4.9 Star Rating',
    text: 'The average out of five, from the families and companies we have worked for.',
  },
  {
    icon: 'leaf',
    title: 'Green Events',
    text: 'Leaf plates, cloth instead of thermocol, and used flowers turned into compost.',
  },
  {
    icon: 'guide',
    title: 'Expert Guidance',
    text: 'One experienced planner with you from the first meeting to the last goodbye.',
  },
];

export const venuePartners: readonly VenuePartner[] = [
  { name: 'Aangan Banquet Hall', type: 'Venue Partner', location: `Boring Canal Road, ${city}` },
  { name: 'Gangatat Lawns', type: 'Venue Partner', location: `Digha-Ashiana, ${city}` },
  { name: 'Deepmala Convention Hall', type: 'Venue Partner', location: `Bailey Road, ${city}` },
  { name: 'Amrai Garden', type: 'Venue Partner', location: `Saguna More, ${city}` },
];
