import type { PagePicture } from './pageTypes.ts';

/** Meet Our Team. The six people are invented. */
export type TeamMember = {
  name: string;
  position: string;
  /** Pattern of the drawn portrait; used without a photograph. */
  image: 'lotus' | 'fish' | 'sun' | 'leaf' | 'lamp' | 'peacock';
  /** A photograph, with the person's consent; replaces the pattern. */
  photo?: PagePicture;
  bio: string;
  expertise: readonly string[];
};

export const teamText = {
  title: 'Meet Our Team',
  lead: 'Six people, one team. The planner you meet first stays with you to the end.',
  sample: 'Sample team: these people are invented, and patterns stand in place of photographs.',
  bioInfo: 'Bio Info',
  expertise: 'Areas of Expertise',
};

export const team: readonly TeamMember[] = [
  {
    name: 'Anvi Sample',
    position: 'Founder and wedding planner',
    image: 'lotus',
    bio: 'Anvi looks after the budget and keeps everyone calm. She began with her cousin’s wedding on a Kankarbagh terrace, with two hundred guests and one generator, and still carries a spare fuse.',
    expertise: ['Wedding planning', 'Family budgets', 'Vendor contracts'],
  },
  {
    name: 'Kabir Namuna',
    position: 'Head of decor',
    image: 'leaf',
    bio: 'Kabir draws every mandap by hand before any work begins. He buys his marigolds himself, at four in the morning, because by five the good ones are gone.',
    expertise: ['Mandap and stage design', 'Fresh flowers', 'Lighting'],
  },
  {
    name: 'Ritu Udaharan',
    position: 'Corporate events lead',
    image: 'sun',
    bio: 'Ritu plans events minute by minute. If the chief guest is late, she already knows which speech to move and whom to tell.',
    expertise: ['Conferences and launches', 'Stage and sound', 'Guest registration'],
  },
  {
    name: 'Imran Misaal',
    position: 'Catering manager',
    image: 'fish',
    bio: 'Imran tastes first and signs later. He runs two separate kitchens, one without onion and garlic, and makes sure the last table gets food as hot as the first.',
    expertise: ['Veg and non-veg menus', 'Live counters', 'Hygiene and timing'],
  },
  {
    name: 'Lata Pratiroop',
    position: 'Artists and music',
    image: 'peacock',
    bio: 'Lata knows which dholak player is free in the second week of February, and which singer can get every uncle dancing. She teaches garba steps before Navratri.',
    expertise: ['Artist booking', 'Sangeet choreography', 'Raas Garba nights'],
  },
  {
    name: 'Joy Drishtant',
    position: 'Guests and logistics',
    image: 'lamp',
    bio: 'Joy receives guests at the station and the airport, allots the rooms and knows where every grandmother is sitting. On the day nobody walks more than he does.',
    expertise: ['Guest travel and stay', 'Gate and parking', 'On-the-day coordination'],
  },
];
