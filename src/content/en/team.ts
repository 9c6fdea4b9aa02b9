/** Meet Our Team (specification sections 2 and 3). The six are invented: nobody's face and nobody's name is used. */
export type TeamMember = {
  name: string;
  position: string;
  /** The pattern of the drawn portrait that stands for a picture. */
  image: 'lotus' | 'fish' | 'sun' | 'leaf' | 'lamp' | 'peacock';
  bio: string;
  expertise: readonly string[];
};

export const teamText = {
  title: 'Meet Our Team',
  lead: 'Six people, one table, one list. Whoever you meet first stays with your function to its end.',
  sample: 'Sample people: names and lives are invented, the portraits are ornaments.',
  bioInfo: 'Bio Info',
  expertise: 'Areas of Expertise',
  failed: 'This could not be opened. Please check your connection and try again.',
};

export const team: readonly TeamMember[] = [
  {
    name: 'Anvi Sample',
    position: 'Founder and wedding planner',
    image: 'lotus',
    bio: 'Anvi keeps the budget sheet and the peace. She began with her cousin’s wedding on a Kankarbagh terrace, two hundred guests and one generator, and still carries a spare fuse.',
    expertise: ['Wedding planning', 'Family budgets', 'Vendor contracts'],
  },
  {
    name: 'Kabir Namuna',
    position: 'Head of decor',
    image: 'leaf',
    bio: 'Kabir draws every mandap by hand before the first bamboo is cut. He buys his marigolds himself, at four in the morning, because by five the good ones are gone.',
    expertise: ['Mandap and stage design', 'Fresh flowers', 'Lighting'],
  },
  {
    name: 'Ritu Udaharan',
    position: 'Corporate events lead',
    image: 'sun',
    bio: 'Ritu writes run sheets that count in minutes. If the chief guest is late, she already knows which speech moves and who has to be told.',
    expertise: ['Conferences and launches', 'Stage and sound', 'Guest registration'],
  },
  {
    name: 'Imran Misaal',
    position: 'Catering manager',
    image: 'fish',
    bio: 'Imran tastes first and signs later. He keeps two kitchens apart, one of them without onion and garlic, and sees to it that the last table eats as hot as the first.',
    expertise: ['Menus for mixed tables', 'Live counters', 'Hygiene and timing'],
  },
  {
    name: 'Lata Pratiroop',
    position: 'Artists and music',
    image: 'peacock',
    bio: 'Lata knows which dholak player is free in the second week of February, and which singer can make an uncle dance. She teaches garba steps before Navratri.',
    expertise: ['Artist booking', 'Sangeet choreography', 'Raas Garba nights'],
  },
  {
    name: 'Joy Drishtant',
    position: 'Guests and logistics',
    image: 'lamp',
    bio: 'Joy meets trains and flights, numbers the rooms and knows where every grandmother sits. On the day he is the one who walks the most and sits the least.',
    expertise: ['Guest travel and stay', 'Gate and parking', 'On-the-day coordination'],
  },
];
