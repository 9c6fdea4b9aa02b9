import { site } from '@/content/site.ts';
import type { ServicePageSlug } from '@/shared/paths.ts';
import type { PageText } from './pageTypes.ts';

/** The seven service pages by their slug: one template, seven texts. */
export const servicePageTexts: Record<ServicePageSlug, PageText> = {
  wedding: {
    seo: {
      title: `Wedding Planners in Patna: all functions, one team | ${site.name}`,
      description:
        'Haldi, mehendi, sangeet, barat, pheras and reception in Patna and Bihar, planned by one team with one written budget.',
      keywords: [
        'wedding planner Patna',
        'wedding decorator Patna',
        'haldi decoration',
        'sangeet planner',
        'reception Patna',
      ],
      image: '/og/wedding-garlands.jpg',
    },
    intro: {
      heading: 'Wedding Planning',
      lead: 'A wedding in Bihar is five functions and two families. We keep them on one plan.',
      paragraphs: [
        'We begin with the lagan date and the guest list and work backwards: hall, priest’s list, food, flowers, lights, music, the barat’s route and the rooms for those who stay.',
        'You get one person to call. On the day our crew runs the clock, from the haldi morning to the vidai, and you are told only what you need to know.',
      ],
      picture: {
        src: '/pictures/wedding-garlands.jpg',
        alt: 'Close-up of a mandap pillar wrapped in ivory cloth and a spiral of marigolds, with a marigold toran and lights out of focus',
        focal: [0.55, 0.55],
      },
      service: 'wedding',
      button: 'Enquire about a wedding',
      pointsTitle: 'Function by function',
      points: [
        {
          title: 'Haldi and mehendi',
          text: 'Low seats, marigold, brass and shade; turmeric that washes out, and henna artists by the hour.',
        },
        {
          title: 'Sangeet',
          text: 'A stage that holds the whole family, a sound check in the afternoon, and a host who knows the names.',
        },
        {
          title: 'Barat and jaimala',
          text: 'Band, lights and the route cleared with the venue; a stage built for photographs from both sides.',
        },
        {
          title: 'Pheras and vidai',
          text: 'The mandap as the priest needs it, the havan kund ready, and tea for those who sit up all night.',
        },
      ],
    },
  },
  corporate: {
    seo: {
      title: `Corporate Event Management in Patna | ${site.name}`,
      description:
        'Conferences, seminars, launches, annual functions and award nights in Patna, Ranchi and Delhi with stage, sound, screens and a timed run sheet.',
      keywords: [
        'corporate events Patna',
        'conference organiser Patna',
        'product launch Bihar',
        'award ceremony management',
      ],
      image: '/og/corporate-lectern.jpg',
    },
    intro: {
      heading: 'Corporate Events',
      lead: 'Guests judge a company event by its first ten minutes: parking, registration, and a microphone that works.',
      paragraphs: [
        'Send us the agenda, the head count and the hall, or ask us for a hall. We return a floor plan, a technical list and a run sheet timed to the minute.',
        'Speakers get a rehearsal, slides are tested on the real screen, and someone stands beside the stage with a spare of everything. You receive one invoice with GST.',
      ],
      picture: {
        src: '/pictures/corporate-lectern.jpg',
        alt: 'A lectern with a microphone close up, the glowing screen and stage lights out of focus behind',
        focal: [0.25, 0.5],
      },
      service: 'corporate',
      button: 'Enquire about a company event',
      pointsTitle: 'What we look after',
      points: [
        {
          title: 'Stage and sound',
          text: 'LED wall, lectern, lapel and hand microphones, confidence monitor, a recording if you want one.',
        },
        {
          title: 'Guests',
          text: 'Invitations, registration desk, name badges, seating for the front rows and a list of who came.',
        },
        {
          title: 'The programme',
          text: 'Run sheet, compère, lamp lighting, mementoes and the order of photographs.',
        },
        {
          title: 'Food',
          text: 'High tea that is over in twenty minutes, or a dinner that keeps people talking.',
        },
      ],
    },
  },
  anniversary: {
    seo: {
      title: `Anniversary Celebrations in Patna | ${site.name}`,
      description:
        'Silver, golden and every other wedding anniversary in Patna: dinners for two, family evenings and a second jaimala.',
      keywords: [
        'anniversary party Patna',
        'silver jubilee anniversary',
        'golden anniversary planner',
        'anniversary decoration',
      ],
      image: '/og/anniversary-roses.jpg',
    },
    intro: {
      heading: 'Anniversary Celebrations',
      lead: 'A table for two on a terrace, or the whole family back together after twenty-five years.',
      paragraphs: [
        'Tell us how many years and how many people. For the early ones we like a small table, candles and good food. For a silver or golden anniversary we bring back the music, the menu and, if they agree, the jaimala.',
        'Surprises are safe with us: we speak to one person in the family, and nobody else’s phone rings.',
      ],
      picture: {
        src: '/pictures/anniversary-roses.jpg',
        alt: 'Close-up of red roses and lit candles on a table set for two, city lights out of focus behind',
        focal: [0.5, 0.7],
      },
      service: 'anniversary',
      button: 'Enquire about an anniversary',
      pointsTitle: 'Ways to celebrate',
      points: [
        {
          title: 'Dinner for two',
          text: 'Terrace or garden, one table, flowers and a musician who plays quietly.',
        },
        {
          title: 'Family evening',
          text: 'Thirty to eighty guests, the old photographs on a screen, and food everyone can share.',
        },
        {
          title: 'Silver and golden',
          text: 'A full evening with a stage, a second jaimala and a seat for every elder.',
        },
      ],
    },
  },
  birthday: {
    seo: {
      title: `Birthday Party Planners in Patna | ${site.name}`,
      description:
        'First birthdays, children’s parties, eighteenths and sixtieths in Patna: decor, cake, games and food at your home or a hall.',
      keywords: [
        'birthday party planner Patna',
        'first birthday decoration',
        'balloon decoration Patna',
        'kids party Patna',
      ],
      image: '/og/birthday-cake.jpg',
    },
    intro: {
      heading: 'Birthday Parties',
      lead: 'A first birthday, a loud eighth, a quiet sixtieth: each needs a different room and a different hour.',
      paragraphs: [
        'At home, on a terrace or in a hall, we bring the backdrop, the balloons, the lights and the cake, and we take everything away again before the neighbours wake.',
        'For children we plan around naps and attention: an hour and a half, a game every fifteen minutes, food without queues, and somebody who watches the door.',
      ],
      picture: {
        src: '/pictures/birthday-cake.jpg',
        alt: 'Close-up of a tiered birthday cake with cream icing, sugar roses and lit candles, warm lights out of focus behind',
        focal: [0.57, 0.45],
      },
      service: 'birthday',
      button: 'Enquire about a birthday',
      pointsTitle: 'By age',
      points: [
        {
          title: 'The first',
          text: 'A soft floor, a short programme, and a photograph with all four grandparents.',
        },
        {
          title: 'Five to twelve',
          text: 'Games with a host, a craft table, and a cake that survives the journey.',
        },
        {
          title: 'Eighteen and after',
          text: 'Music, lights and a guest list of their own. Parents get a table at a safe distance.',
        },
        {
          title: 'Sixty and more',
          text: 'Old songs, old friends, and a microphone for those with a story to tell.',
        },
      ],
    },
  },
  'venue-booking': {
    seo: {
      title: `Venue Booking in Patna: halls, lawns, banquets | ${site.name}`,
      description:
        'We shortlist, visit and book the hall or lawn for your wedding or event in Patna, by date, guests and plate price.',
      keywords: [
        'venue booking Patna',
        'marriage hall booking',
        'banquet hall Patna',
        'lawn for wedding Patna',
      ],
      image: '/og/venue-hall.jpg',
    },
    intro: {
      heading: 'Venue Booking',
      lead: 'Three halls that fit are worth more than thirty that do not. We bring you three.',
      paragraphs: [
        'Give us the date, the guests and the part of town: Bailey Road, Gola Road, Digha, Gandhi Maidan or Saguna More, say. We check who is free, what a plate costs and what is not included.',
        'Then we visit with you, read the terms before you sign, and see that the hall’s own crew and ours do not meet for the first time on the day.',
      ],
      picture: {
        src: '/pictures/venue-hall.jpg',
        alt: 'An empty banquet hall with draped ceiling, chandeliers, flower stands along a red aisle and a lit stage at its end',
        focal: [0.5, 0.52],
      },
      service: 'venue-booking',
      button: 'Enquire about a venue',
      pointsTitle: 'What we check',
      points: [
        {
          title: 'Capacity',
          text: 'Guests seated to eat at one time, not standing, and a plan for rain.',
        },
        {
          title: 'Price',
          text: 'Plate, rent, decor, rooms, cleaning and generator, added up in one figure.',
        },
        {
          title: 'Terms',
          text: 'Advance, what is returned if the date moves, outside caterers and closing time.',
        },
      ],
    },
  },
  'artist-management': {
    seo: {
      title: `Artist Management in Patna: singers, bands, hosts | ${site.name}`,
      description:
        'Singers, bands, DJs, dhol, folk and classical artists, hosts and dancers for weddings and company events in Patna and Bihar.',
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
      heading: 'Artist Management',
      lead: 'The right voice at the right hour. We book the artist and everything the artist needs to be good.',
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
      pointsTitle: 'Who we book',
      points: [
        {
          title: 'Music',
          text: 'Playback and ghazal singers, bands, DJs, shehnai, dhol and classical players.',
        },
        {
          title: 'Bihar’s own',
          text: 'Maithili, Bhojpuri and Magahi singers for the songs the grandmothers know.',
        },
        {
          title: 'Hosts and dance',
          text: 'Anchors in Hindi and English, choreographers for the family, troupes for the stage.',
        },
      ],
    },
  },
  catering: {
    seo: {
      title: `Catering in Patna for weddings and events | ${site.name}`,
      description:
        'Vegetarian, non-vegetarian and Jain menus, live counters and Bihari food for weddings and events in Patna, priced by the plate.',
      keywords: [
        'catering Patna',
        'wedding caterer Patna',
        'litti chokha counter',
        'vegetarian catering',
        'price per plate',
      ],
      image: '/og/catering-row.jpg',
    },
    intro: {
      heading: 'Catering',
      lead: 'People forget the backdrop. They remember whether the puris were hot.',
      paragraphs: [
        'We plan the menu with you dish by dish, taste it together, and fix the price by the plate before the cards are printed. Vegetarian, non-vegetarian and Jain kitchens are kept apart.',
        'On the night we count plates at the counter, keep live stations short enough to have no queue, and serve the barat first, the way it should be.',
      ],
      picture: {
        src: '/pictures/catering-row.jpg',
        alt: 'Copper handis with brass lids in a row on a buffet, seen from one end, warm lights out of focus behind',
        focal: [0.3, 0.5],
      },
      service: 'catering',
      button: 'Enquire about catering',
      pointsTitle: 'On the table',
      points: [
        {
          title: 'Bihari',
          text: 'Litti chokha off the coals, dal puri, kadhi bari, thekua and khaja.',
        },
        {
          title: 'Live counters',
          text: 'Chaat, dosa, tandoor and jalebi, made while your guests watch.',
        },
        {
          title: 'Quiet plates',
          text: 'Jain, no onion or garlic, diabetic and children’s plates, marked and kept apart.',
        },
        {
          title: 'Numbers',
          text: 'Plates counted and shown to you the same night. You pay for what was served and agreed.',
        },
      ],
    },
  },
};
